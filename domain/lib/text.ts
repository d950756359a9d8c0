/** A text for people, in every language. It is made when an answer is sent; no log holds one. */
export type Text = { readonly [locale in Locale]: string };

export const LOCALES = ['en', 'ko'] as const;

export type Locale = (typeof LOCALES)[number];

/** Makes words once for each language: many answers need a few of them, and nothing changes them. */
export function perLocale<Words>(make: (locale: Locale) => Words): (locale: Locale) => Words {
  const made = new Map<Locale, Words>();
  return (locale) => {
    const words = made.get(locale) ?? make(locale);
    made.set(locale, words);
    return words;
  };
}
