import { describe, expectTypeOf, it } from 'vitest';
import type { Params, Request, User } from '../../../functions/platform/http/request.ts';

// The compiler checks these expectations (`npm run types`).
describe('the types of a request', () => {
  it('names the parameters of its path, and no others', () => {
    expectTypeOf<Params<'/v1/games/{game}/votes/{kind}'>>().toEqualTypeOf<{
      readonly game: string;
      readonly kind: string;
    }>();
    expectTypeOf<Params<'/v1/me'>>().toEqualTypeOf<Record<never, string>>();
    expectTypeOf<Params<string>>().toEqualTypeOf<{ readonly [name: string]: string }>();
  });

  it('has a user, unless anyone may send it', () => {
    expectTypeOf<User<'people'>>().toEqualTypeOf<string>();
    expectTypeOf<User<'signed-in'>>().toEqualTypeOf<string>();
    expectTypeOf<User<'anyone'>>().toEqualTypeOf<string | undefined>();
  });

  it('is taken where its helpers know less of it', () => {
    type Precise = Request<unknown, undefined, undefined, 'people', '/v1/games/{game}'>;
    expectTypeOf<Precise>().toExtend<Request<unknown>>();
    expectTypeOf<Request<unknown>>().not.toExtend<Precise>();
  });
});
