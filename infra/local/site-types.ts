import { relative, sep } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { ROOT } from './node.mjs';

// `tsc -p site` without what `tsc` has checked: files of the site import half of the code, and the types of that half
// are the same for them. So two runs of the compiler check each file once.

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (file) => file,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

function configured(file: string): ts.ParsedCommandLine {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    file,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.formatDiagnostic(problem, host));
      },
    },
  );
  if (parsed === undefined) throw new Error(`${file} cannot be read`);
  return parsed;
}

const [rest, site] = [configured(`${ROOT}/tsconfig.json`), configured(`${ROOT}/site/tsconfig.json`)];
const elsewhere = new Set(rest.fileNames);
const { tsBuildInfoFile: _, ...options } = site.options;
const program = ts.createProgram({ rootNames: site.fileNames, options: { ...options, incremental: false } });
const own = program
  .getSourceFiles()
  .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && !elsewhere.has(fileName));
const problems = [
  ...site.errors,
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
];
process.stdout.write(
  problems.length > 0
    ? ts.formatDiagnostics(problems, host)
    : `${own.length} files of the site, such as ${relative(ROOT, own[0]?.fileName ?? '')
        .split(sep)
        .join('/')}\n`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
