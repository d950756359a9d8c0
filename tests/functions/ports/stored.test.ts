import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../domain/lib/json.ts';
import { keys as accounts } from '../../../functions/features/accounts/keys.ts';
import { keys as tokens } from '../../../functions/features/auth/keys.ts';
import { keys as costs } from '../../../functions/features/costs/keys.ts';
import { keys as people } from '../../../functions/features/people/keys.ts';
import { prefixOf, Unreadable } from '../../../functions/platform/ports/stored.ts';
import { type House, open } from '../../http/kit.ts';

// The table `people`: each feature states its rows beside itself, and reads them by their schemas.

interface Row {
  readonly pk: string;
  readonly sk: string;
}

const FEATURES = 'functions/features';

/** The rows that a file of keys states. */
async function rowsIn(file: string): Promise<readonly string[]> {
  const stated: { readonly [name: string]: unknown } = await import(`../../../${file}`);
  const rows = Object.values(stated)
    .flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    .filter((each: Partial<Row>): each is Row => each.pk !== undefined && each.sk !== undefined);
  return rows.map(({ pk, sk }) => `${prefixOf(pk)} / ${prefixOf(sk)}`);
}

it('no two kinds of items begin with the same keys', async () => {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) => /\/keys\.ts$/.test(file));
  expect(files.length).toBeGreaterThanOrEqual(9);
  const all = (await Promise.all(files.map((file) => rowsIn(`${FEATURES}/${file}`)))).flat();
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((prefix, i) => all.indexOf(prefix) !== i)).toEqual([]);
});

describe('keys', () => {
  it('are filled in from their patterns, for any names', () => {
    expect(people.own('p1', 'g1')).toEqual(['U#p1', 'G#g1']);
    expect(people.own('{game}', '$&')).toEqual(['U#{game}', 'G#$&']);
    expect(people.own.all('p1')).toEqual(['U#p1', 'G#']);
    expect(people.behind.all('g1')).toEqual(['W#g1', '']);
  });
});

const entry = (value: JsonObject) => ({ pk: 'U#p1', sk: 'X', value });

describe('items as release 0.1.0 wrote them', () => {
  it.each([
    { of: 'sign-in', read: people.signIn.read, value: { person: 'p1' } },
    { of: 'profile', read: people.profile.read, value: { kind: 'person', name: 'ann', subject: 's1' } },
    {
      of: 'profile of a bot',
      read: people.profile.read,
      value: { kind: 'bot', name: 'x', owner: 'p2', subject: 's1' },
    },
    { of: 'pseudonym', read: people.own.read, value: { pseudonym: 'a1' } },
    { of: 'person behind a pseudonym', read: people.behind.read, value: { person: 'p1' } },
    { of: 'invitation', read: people.invitation.read, value: {} },
    { of: 'token', read: tokens.token.read, value: { user: 'ann', scopes: ['games:read'], expires: 9 } },
    { of: 'bot account', read: accounts.botOf.read, value: { id: 'b1', name: 'x', created: 1, person: 'p2' } },
    {
      of: 'token in the list of its owner',
      read: tokens.tokenOf.read,
      value: { id: 't1', name: 'mine', scopes: ['games:read'], created: 1, expires: 9, hash: 'h1' },
    },
  ])('$of', ({ read, value }) => {
    expect(read(entry(value))).toEqual(value);
  });

  it('texts: those of a new game were of its first version', () => {
    expect(people.textsIn(entry({ author: 'p1', box: 'b', invited: ['s1'] }))).toEqual({
      author: 'p1',
      box: 'b',
      invited: ['s1'],
      since: 1,
    });
  });

  it('quotas: without the lists that came later', () => {
    const value = { open: ['g1'], bots: [], times: [1], at: 1 };
    expect(costs.quotas.read(entry(value))).toEqual(value);
  });
});

describe('an item of another form', () => {
  it('is a fault that names its key and place, and no value', () => {
    const read = (): unknown =>
      people.signIn.read({ pk: 'S#s1', sk: 'S', value: { person: 'p1', also: [{ person: 7, subject: 'secret' }] } });
    expect(read).toThrow(Unreadable);
    expect(read).toThrow('the item S#s1 / S has another form: /also/0/person invalid_type');
  });

  it('is answered by 500, and reported', async () => {
    const house: House = await open();
    const lines: string[] = [];
    const write = process.stderr.write.bind(process.stderr);
    try {
      process.stderr.write = (line: string | Uint8Array) => lines.push(String(line)) > 0;
      const { person } = await house.service.persons.self('ann');
      const [pk, sk] = people.profile(person);
      const known = await house.stores.people.get(pk, sk);
      await house.stores.people.put(pk, sk, { name: 'ann' }, known?.rev ?? 0);
      const answer = await house.as('ann').get('/v1/me');
      expect([answer.status, answer.body.code]).toEqual([500, 'FAULT']);
      expect(lines.join('')).toContain(`the item ${pk} / ${sk} has another form: /kind invalid_`);
    } finally {
      process.stderr.write = write;
      await house.close();
    }
  });
});
