/** The `after` that leads to the following page: the one in a page's `next`. */
export const afterIn = (next: string): string => new URLSearchParams(next.slice(next.indexOf('?'))).get('after') ?? '';
