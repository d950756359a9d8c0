// The invite link that this tab was opened with: kept until its reader sits down.

const LINK = 'fieldpost:link';

/** Keeps a link in this tab, also while the reader signs in elsewhere. */
export function keepLink(link: string): void {
  try {
    sessionStorage.setItem(LINK, link);
  } catch {
    // A browser without storage forgets the link when the reader leaves the page.
  }
}

export function keptLink(): string | undefined {
  try {
    return sessionStorage.getItem(LINK) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetLink(): void {
  try {
    sessionStorage.removeItem(LINK);
  } catch {
    // Then there is no link either.
  }
}

/** Returns the game that a link names; any text may stand in an address. */
export const gameOf = (link: string): string | undefined => /^(g[0-9a-f]{20})\./.exec(link)?.[1];

/** Returns the kept link, if it leads to this game. */
export function linkTo(game: string): string | undefined {
  const link = keptLink();
  return link !== undefined && gameOf(link) === game ? link : undefined;
}
