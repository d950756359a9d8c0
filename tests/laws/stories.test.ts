import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { SILENT } from '../../domain/contract/story.ts';
import { TALES as DIPLOMACY } from '../../domain/diplomacy/chronicle/tales.ts';
import { TALES as KUTUZOV } from '../../domain/kutuzov/words/tales/tell.ts';
import { LOCALES } from '../../domain/lib/text.ts';
import { seenBy } from '../../domain/log/commit.ts';
import { TALES as MATCH, tellerOf } from '../../domain/match/view/story.ts';
import { TALES as NAPOLEONICS } from '../../domain/napoleonics/words/tales.ts';
import { TALES as DUEL } from '../kit/duel/tales.ts';
import { playRandom } from '../kit/play.ts';
import { ENTRIES } from '../kit/registry.ts';

// Each event of each game is told in sentences, in every language, or is said to tell people nothing.

const TALES: { readonly [game: string]: { readonly [type: string]: unknown } } = {
  duel: DUEL,
  diplomacy: DIPLOMACY,
  napoleonics: NAPOLEONICS,
  kutuzov: KUTUZOV,
};

/**
 * Said only at times: an extension of a deadline; answers other than to pass; impulses of a Power; a commander, not
 * that there is none; the step that ends a battle.
 */
const AT_TIMES = ['match/clock', 'opened', 'impulse-began', 'commander-named', 'went'];
const MATCHES = 4;

describe.each(ENTRIES)('the story of $game.id', (entry) => {
  const { game } = entry;
  const own = TALES[game.id]!;

  it('has words, or says that none are needed, for each type of event in its schema', () => {
    const { options } = game.schemas.event as unknown as {
      options: readonly { shape: { type: z.ZodLiteral<string> } }[];
    };
    expect(Object.keys(own).toSorted()).toEqual(options.map(({ shape }) => shape.type.value).toSorted());
  });

  it('tells in both languages what it tells, and nothing else', () => {
    const wrong = new Set<string>();
    for (let seed = 7000; seed < 7000 + MATCHES; seed++) {
      const { match, commits } = playRandom(game, seed, entry);
      const tellers = LOCALES.map((locale) => tellerOf(game, match, locale));
      for (const viewer of [[], [match.chairs[0]!.seat]]) {
        for (const commit of commits) {
          const seen = seenBy(commit, viewer);
          // One event at a time, so that what is wrong has a name.
          seen.envelope.events.forEach((event, e) => {
            const seals = seen.secrets.seals.filter((seal) => seal.e === e).map((seal) => ({ ...seal, e: 0 }));
            const alone = {
              ...seen,
              envelope: { ...seen.envelope, events: [event] },
              secrets: { ...seen.secrets, seals },
            };
            const [en, ko] = tellers.map((tell) => tell(alone)?.lines ?? []);
            const type = String(event.type);
            const tale = type.startsWith('match/') ? MATCH[type as keyof typeof MATCH] : own[type];
            if (tale === SILENT ? en!.length > 0 : en!.length === 0 && !AT_TIMES.includes(type))
              wrong.add(`${type}: ${en!.length} lines`);
            if (en!.length !== ko!.length) wrong.add(`${type}: not as many in Korean`);
            for (const line of en!)
              if (!/^[A-Z#\d].*[.:)]$/.test(line) && game.id !== 'duel') wrong.add(`${type}: ${line}`);
            for (const line of ko!) if (!/[가-힣]/.test(line)) wrong.add(`${type}: ${line}`);
            for (const line of [...en!, ...ko!])
              if (/undefined|null|NaN|\[object|@| {2}/.test(line)) wrong.add(`${type}: ${line}`);
          });
        }
      }
    }
    expect([...wrong].slice(0, 40)).toEqual([]);
  });
});
