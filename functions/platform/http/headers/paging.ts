import * as z from 'zod';

/** The path and the query of a request, as they were sent. */
export interface Target {
  readonly target: string;
}

/** The field `next` of every page. */
export const nextSchema = z.string().exactOptional().meta({
  description:
    'Link to the following page: the same request with another `after`. Absent if there is nothing more yet.',
});

/** Returns the link to the page after a position: the request again, with another `after`. */
export function linkAfter({ target }: Target, after: string | number): string {
  const end = `${target}?`.indexOf('?');
  const asked = new URLSearchParams(target.slice(end + 1));
  asked.set('after', String(after));
  return `${target.slice(0, end)}?${asked}`;
}

/** Returns the part of an answer that leads to the next page: `next` of its body, and its header `Link`. */
export const leadingTo = (next: string | undefined) => ({
  next: next === undefined ? {} : { next },
  headers: next === undefined ? {} : { link: `<${next}>; rel="next"` },
});
