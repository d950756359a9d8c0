import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** A source file as the pictures and figures of the project see it. */
export interface Source {
  /** From the root of the repository: `domain/contract/legal.ts`. */
  readonly path: string;
  readonly lines: readonly string[];
  /** Files with code that it imports. Imports of types are left out, because compilation removes them. */
  readonly imports: readonly string[];
  /** Non-null assertions. */
  readonly bangs: number;
  /** `as unknown as`. */
  readonly casts: number;
}

/** Returns the sources in some folders of a repository, by path. */
export function sourcesIn(root: string, folders: readonly string[]): readonly Source[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return paths
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => sourceOf(path, readFileSync(join(root, path), 'utf8')));
}

function sourceOf(path: string, text: string): Source {
  const imports = new Set<string>();
  let bangs = 0;
  let casts = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node)) bangs += 1;
    if (
      ts.isAsExpression(node) &&
      ts.isAsExpression(node.expression) &&
      node.expression.type.kind === ts.SyntaxKind.UnknownKeyword
    )
      casts += 1;
    const target = importedBy(node);
    if (target?.startsWith('.')) imports.add(normalize(join(dirname(path), target)));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2024));
  return { path, lines: text.trimEnd().split('\n'), imports: [...imports], bangs, casts };
}

/** Returns what a node imports at run time, if anything. */
function importedBy(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? undefined : textOf(node.moduleSpecifier);
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : textOf(node.moduleSpecifier);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return textOf(node.arguments[0]);
  return undefined;
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteral(node) ? node.text : undefined;

/** The arrows of a graph, by their start. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns everything that a node reaches by one or more arrows. */
export function reachedFrom(arrows: Arrows, from: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [from];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of arrows.get(node) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/** Returns the groups of nodes in circles, largest first. */
export function circlesOf(arrows: Arrows): readonly (readonly string[])[] {
  const reach = new Map([...arrows.keys()].map((node) => [node, reachedFrom(arrows, node)]));
  const circles = new Map<string, readonly string[]>();
  for (const [node, reached] of reach) {
    const circle = [...reached].filter((other) => reach.get(other)?.has(node)).sort();
    if (circle.length > 1) circles.set(circle.join(), circle);
  }
  return [...circles.values()].sort((a, b) => b.length - a.length);
}

/** Returns which file runs the code of which others. */
export const arrowsOf = (sources: readonly Source[]): Arrows =>
  new Map(sources.map(({ path, imports }) => [path, new Set(imports)]));
