import { build } from 'esbuild';

/** The client as a browser gets it: bundled from its entry, and minified. Throws on a warning, and on what is of Node. */
export async function bundledForBrowsers(entry: string): Promise<Uint8Array> {
  const options = { bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' } as const;
  const { outputFiles, warnings } = await build({ ...options, entryPoints: [entry] });
  const [{ text, contents }] = outputFiles as [(typeof outputFiles)[0]];
  const [ofNode] = /\b(process|Buffer|require)\b/.exec(text) ?? [];
  if (warnings.length > 0 || ofNode !== undefined) throw new Error(warnings[0]?.text ?? `the client uses ${ofNode}`);
  return contents;
}
