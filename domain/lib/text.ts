/** A text for people, in every language. It is made when an answer is sent; no log holds one. */
export type Text = { readonly [locale in Locale]: string };

export const LOCALES = ['en', 'ko'] as const;

export type Locale = (typeof LOCALES)[number];
