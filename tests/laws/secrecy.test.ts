import { describe, expect, it } from 'vitest';
import { refusal } from '../../domain/contract/refusal.ts';
import { SPECTATOR, type Viewer } from '../../domain/lib/ids.ts';
import { ok } from '../../domain/lib/result.ts';
import { duel } from '../kit/duel/index.ts';
import type { Standing, State } from '../kit/duel/state.ts';
import { duelEntry } from '../kit/duel-entry.ts';
import type { Entry } from '../kit/entry.ts';
import { sampleSize } from '../kit/long.ts';
import { playRandom } from '../kit/play.ts';
import { oneOf, random } from '../kit/random.ts';
import { ENTRIES } from '../kit/registry.ts';
import { differenceOf } from '../kit/twins.ts';

// Secrecy cannot be read off a view: a key order, a count or a refusal may tell as much as a value. So two matches that
// differ only in what a viewer may not know must look the same to the byte, and so must what the same next action leads
// to.

interface Verdict {
  readonly pairs: number;
  /** Pairs that are not equal in what the viewer may not know: the others prove nothing. */
  readonly unlike: number;
  readonly differences: readonly string[];
}

/** Compares `pairs` positions of fresh random matches with their twins, as `shown` shows them. */
function compareTwins(entry: Entry, pairs: number, shown = entry.game): Verdict {
  const below = random(7);
  const differences: string[] = [];
  let compared = 0;
  let unlike = 0;
  for (let seed = 1000; compared < pairs; seed++) {
    const table = playRandom(entry.game, seed, entry);
    for (const match of table.matches.filter(({ status }) => status === 'playing')) {
      const viewers: readonly Viewer[] = [SPECTATOR, ...match.chairs.map(({ seat }) => [seat])];
      const viewer = oneOf(below, viewers);
      const twin = entry.twin(match, viewer, below);
      if (twin === undefined || compared === pairs) continue;
      const difference = differenceOf({ ...entry, game: shown }, match, twin, viewer, table.seed, below);
      if (difference !== undefined)
        differences.push(`${difference}, to ${viewer.join() || 'a spectator'}, match ${seed}, version ${match.v}`);
      compared++;
      if (JSON.stringify(twin.match) !== JSON.stringify(match)) unlike++;
    }
  }
  return { pairs: compared, unlike, differences };
}

describe.each(ENTRIES)('the secrets of $game.id', (entry) => {
  const twins = sampleSize(Math.ceil(entry.twins / 12), entry.twins);
  it(`show nowhere before they are opened: ${twins} twins look the same`, () => {
    const { pairs, unlike, differences } = compareTwins(entry, twins);
    expect({ pairs, differences }).toEqual({ pairs: twins, differences: [] });
    // The first positions of a match have fewer secrets, and weigh more in a small sample.
    expect(unlike).toBeGreaterThan(sampleSize(0.35, 0.55) * pairs);
  });
});

describe('a planted leak is found', () => {
  const leaks = (leaky: Partial<typeof duel>): readonly string[] =>
    compareTwins(duelEntry, sampleSize(150, 400), { ...duel, ...leaky }).differences;

  it('in a view that counts what it may not look at', () => {
    const leaky = (state: State, viewer: Viewer) => ({
      ...duel.view(state, viewer),
      rest: state.hands.blue.filter((card) => card.startsWith('parry')).length,
    });
    expect(leaks({ view: leaky }).join()).toMatch(/view, to red/);
  });

  it('in a public field of an event', () => {
    const decide: typeof duel.decide = (state, seat, command, chance) => {
      const decided = duel.decide(state, seat, command, chance);
      if (!decided.ok) return decided;
      return ok(
        decided.value.map((event) =>
          event.type === 'attacked' ? { ...event, bold: event.sealed.value !== null } : event,
        ),
      );
    };
    expect(leaks({ decide }).join()).toMatch(/commit of act/);
  });

  it('in the number of events', () => {
    const decide: typeof duel.decide = (state, seat, command, chance) => {
      const decided = duel.decide(state, seat, command, chance);
      if (!decided.ok) return decided;
      const bold = decided.value.some((event) => event.type === 'attacked' && event.sealed.value !== null);
      return ok(bold ? [...decided.value, { type: 'rested', seat: 'red' }] : decided.value);
    };
    expect(leaks({ decide }).join()).toMatch(/commit of act/);
  });

  it('in a standing order that speaks only when the hand allows it', () => {
    const answer = (view: ReturnType<typeof duel.view>, seat: string, standing: Standing) => {
      const parry = view.hands[seat as 'red']?.some((card) => card.startsWith('parry'));
      return view.moment.is === 'reaction' && !parry ? undefined : duel.answer(view, seat, standing);
    };
    expect(leaks({ answer }).join()).toMatch(/commit of act/);
  });

  it('in a refusal that looks into the other hand', () => {
    const decide: typeof duel.decide = (state, seat, command, chance) => {
      const hidden = state.hands[seat === 'red' ? 'blue' : 'red'];
      if (command.type === 'attack' && hidden.some((card) => card.startsWith('parry'))) {
        return {
          ok: false,
          error: refusal('TOO_RISKY', { en: 'the defender can parry', ko: '수비 쪽이 막을 수 있습니다.' }),
        };
      }
      return duel.decide(state, seat, command, chance);
    };
    expect(leaks({ decide }).join()).toMatch(/dry run/);
  });

  it('in a dry run: dice that are rolled only if a sealed stance says so', () => {
    const decide: typeof duel.decide = (state, seat, command, chance) => {
      const ahead = duel.decide(state, seat, command, { draw: () => 0 });
      const revealed = ahead.ok ? ahead.value.find((event) => event.type === 'revealed') : undefined;
      if (revealed?.type === 'revealed' && revealed.stances.red === revealed.stances.blue) chance.draw('dice', 6);
      return duel.decide(state, seat, command, chance);
    };
    expect(leaks({ decide }).join()).toMatch(/dry run/);
  });

  it('in frames that are told from the position instead of what their reader saw of it', () => {
    let hands = '';
    const evolve: typeof duel.evolve = (state, event) => {
      const next = duel.evolve(state, event);
      hands = JSON.stringify(next.hands);
      return next;
    };
    const replay = { play: () => [{ is: 'note', text: hands }] as const };
    expect(leaks({ evolve, replay }).join()).toMatch(/frames of/);
  });

  it('in what is told of a thing on the board', () => {
    let hands = '';
    const view: typeof duel.view = (state, viewer) => {
      hands = JSON.stringify(state.hands);
      return duel.view(state, viewer);
    };
    const facts = () => ({ name: 'hands', lines: [{ text: hands }] });
    expect(leaks({ view, facts }).join()).toMatch(/facts, to/);
  });
});
