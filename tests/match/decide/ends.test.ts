import { describe, expect, it } from 'vitest';
import { drawWith } from '../../../domain/contract/chance.ts';
import { fromBase64url, toBase64url } from '../../../domain/lib/hash.ts';
import { formOf, streamKey } from '../../../domain/log/forms.ts';
import { audit } from '../../../domain/match/audit/audit.ts';
import { duel } from '../../kit/duel/index.ts';
import { meansOf } from '../../kit/engine.ts';
import { open, refusalOf, seated, type Table } from '../../kit/table.ts';

const options = { hits: 1 };

/** Attacks until a seat is struck down. */
function fightItOut(hits = 1): Table {
  const table = seated(duel, { options: { hits } });
  while (table.match.status === 'playing') {
    const { seat, kind } = table.waited()[0]!;
    if (kind === 'stance') table.act(seat, { type: 'choose', stance: 'high' });
    else table.act(seat, { type: kind === 'turn' ? 'attack' : 'react', card: null });
  }
  return table;
}

/** Rests until the deck is burned. */
function restItOut(): Table {
  const table = seated(duel, { options });
  while (table.match.status === 'playing') {
    const { seat, kind } = table.waited()[0]!;
    table.act(seat, kind === 'stance' ? { type: 'choose', stance: 'low' } : { type: 'rest' });
  }
  return table;
}

const ends: readonly { readonly what: string; readonly play: () => Table; readonly outcome: object }[] = [
  { what: 'a win', play: () => fightItOut(), outcome: { result: 'won', how: 'struck-down' } },
  { what: 'a draw by the rules', play: restItOut, outcome: { result: 'drawn', how: 'equal-hits' } },
  {
    what: 'an agreed draw',
    play: () => seated(duel, { options }).vote('red', 'draw').vote('blue', 'draw'),
    outcome: { how: 'agreed-draw' },
  },
  {
    what: 'a resignation',
    play: () => seated(duel, { options }).leave('red'),
    outcome: { result: 'won', seats: ['blue'], how: 'resignation' },
  },
  {
    what: 'a cancellation',
    play: () => seated(duel, { options }).vote('red', 'cancel').vote('blue', 'cancel'),
    outcome: { result: 'cancelled', how: 'agreed' },
  },
  {
    what: 'an abandoned lobby',
    play: () => open(duel, { options }).join('ann').leave('red'),
    outcome: { result: 'cancelled', how: 'abandoned' },
  },
  {
    what: 'an expired lobby',
    play: () =>
      open(duel, { options, settings: { lobbyExpires: 60 } })
        .wait(60)
        .tick(),
    outcome: { how: 'expired' },
  },
  { what: 'play that everybody has left', play: abandoned, outcome: { result: 'cancelled', how: 'abandoned' } },
];

function abandoned(): Table {
  const table = seated({ ...duel, forfeit: () => undefined }, { options });
  return table.leave('red').leave('blue');
}

// Only the seed lets anyone check dice and cards. However a game ends, it must come out, and not before.
describe.each(ends)('$what', ({ play, outcome }) => {
  it('ends the game and reveals the seed that was committed to', () => {
    const table = play();
    expect(table.match).toMatchObject({ status: 'over', outcome, seed: toBase64url(table.seed) });
    expect(formOf(2).seedCommitment(fromBase64url(table.match.seed!))).toBe(table.matches[1]!.seedCommitment);
    expect(table.types.at(-1)).toBe('match/ended');
    expect(table.match).not.toHaveProperty('due');
    for (const { envelope } of table.commits.slice(0, -1))
      expect(JSON.stringify(envelope)).not.toContain(table.match.seed);
  });

  it('leaves a log in which an audit finds nothing', async () => {
    const table = play();
    expect(await audit(table.game, table.commits, true, meansOf(table.game))).toMatchObject({
      ok: true,
      complete: true,
      findings: [],
    });
  });

  it('is final', () => {
    const table = play();
    expect(table.asks()).toEqual([]);
    expect(refusalOf(() => table.send({ user: 'ann' }, { type: 'join' }))).toBe('GAME_OVER');
  });
});

describe('the revealed seed', () => {
  it('gives every die of the game again, in order', () => {
    const table = fightItOut(5);
    const dice = table.commits.flatMap(({ envelope }) =>
      envelope.events.flatMap(({ dice }) => (dice ?? []) as number[]),
    );
    expect(dice.length).toBeGreaterThan(5);
    const key = streamKey(fromBase64url(table.match.seed!), 'dice', 0);
    expect(dice).toEqual(dice.map((_, i) => 1 + drawWith(key, i, 6)));
    expect(table.match.draws.dice).toBe(dice.length);
  });
});
