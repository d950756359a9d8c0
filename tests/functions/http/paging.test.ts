import { expect, it } from 'vitest';
import { leadingTo, linkAfter } from '../../../functions/platform/http/headers/paging.ts';

// The link to the next page is the request again, whatever a client wrote into it.

it.each([
  { target: '/v1/games', next: '/v1/games?after=7' },
  { target: '/v1/games?', next: '/v1/games?after=7' },
  { target: '/v1/games?limit=2&after=3', next: '/v1/games?limit=2&after=7' },
  { target: '/v1/games?after=1&after=2', next: '/v1/games?after=7' },
  { target: '/v1/games?of=a?b&limit=2', next: '/v1/games?of=a%3Fb&limit=2&after=7' },
  { target: '/v1/games?of=%3E%0D%0AX:1>;', next: '/v1/games?of=%3E%0D%0AX%3A1%3E%3B&after=7' },
])('after $target comes $next', ({ target, next }) => {
  expect(linkAfter({ target }, 7)).toBe(next);
  expect(leadingTo(next)).toEqual({ next: { next }, headers: { link: `<${next}>; rel="next"` } });
});
