/** What a browser with Trusted Types gives to its sinks. */
interface Rules<Html, Address> {
  createHTML(text: string): Html;
  createScriptURL(address: string): Address;
}
interface Factory {
  createPolicy(name: string, rules: Rules<string, string>): Rules<string, string>;
}

const rules: Rules<string, string> = {
  // It is only parsed, and cleaned before it is shown (picture.ts).
  createHTML: (text) => text,
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError(`no script comes from ${address}`);
    return address;
  },
};

/** The only place where a text may become elements, or an address a script: always the page's own. */
export const trusted: Rules<string, string> =
  (globalThis as { readonly trustedTypes?: Factory }).trustedTypes?.createPolicy('fieldpost', rules) ?? rules;
