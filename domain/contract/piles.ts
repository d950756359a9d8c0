export type Card = number | string;

/** Every card of a game in exactly one pile; cards that are alike stand as often as there are of them. */
export type Piles = { readonly [pile: string]: readonly Card[] };
