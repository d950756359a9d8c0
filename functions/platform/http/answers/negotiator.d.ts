/** The package has no types of its own that know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: { readonly [name: string]: string | undefined } });
    languages(available: readonly string[]): string[];
    mediaTypes(available: readonly string[]): string[];
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
  }
}
