import { isMachine } from '../../domain/lib/ids.ts';
import type { Json, JsonObject } from '../../domain/lib/json.ts';
import { oneOf } from '../kit/random.ts';
import { type Draft, diceAgain, drawnIn, type Forger, remade } from './forger.ts';
import { at, type Forgery, lineOf, sealsIn, withEvent } from './forgeries.ts';

// Forgeries that fit everything but one sentence of LOG.md.

const commitsWith = (forger: Forger, has: (envelope: Draft['envelope']) => boolean): readonly Draft[] =>
  forger.log.filter(({ envelope }) => has(envelope));

/** Everything in a commit that may be written on, with where it lies: objects alone. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

/** The objects of a commit with keys that are all named in LOG.md: not events, and not values. */
function namedObjects({ envelope, secrets }: Draft): Record<string, unknown>[] {
  const { events, draws, moves } = envelope;
  const opens = events.flatMap((event) => objectsIn(event.opens).filter((each) => 'topic' in each));
  const seals = events.flatMap(({ sealed }) => (sealed === undefined ? [] : [sealed]));
  const disclosed = [secrets.command, ...secrets.seals, ...secrets.opened, secrets.piles].filter(
    (each) => each !== undefined,
  );
  return [envelope, secrets, ...draws, ...moves, ...opens, ...seals, ...disclosed] as unknown as Record<
    string,
    unknown
  >[];
}

/** Kinds that a reader finds at any time, since they show in what is public. */
export const IN_PUBLIC: { readonly [kind: string]: Forgery } = {
  'a stream named otherwise': (forger) =>
    at(
      forger,
      commitsWith(forger, ({ draws }) => draws.some(({ s }) => s.includes(':'))),
      (commit) => {
        const name = commit.envelope.draws.find(({ s }) => s.includes(':'))?.s ?? '';
        const other = `${name.split(':')[0]}:${oneOf(forger.below, ['TOP', 'x', '', 'top:', `${name}2`])}`;
        for (const { envelope } of forger.log)
          envelope.draws = envelope.draws.map((run) => (run.s === name ? { ...run, s: other } : run));
        return true;
      },
    ),

  'drawn from another pile': (forger) =>
    at(forger, drawnIn(forger, 'pile'), ({ run }) => {
      run.from = [...(run.from ?? []).slice(1), oneOf(forger.below, ['discard', 'nowhere', 'removed', 'table'])];
      return true;
    }),

  'a pile of a name that objects keep for themselves, with what are no cards': (forger) =>
    at(
      forger,
      commitsWith(forger, ({ stock }) => stock !== undefined),
      ({ envelope }) => {
        const value = oneOf(forger.below, [5, 'cards', [{ card: 1 }], [''], [-1], { a: [1] }, null]);
        Object.defineProperty(envelope.stock, '__proto__', {
          value,
          enumerable: true,
          configurable: true,
          writable: true,
        });
        return true;
      },
    ),

  'drawn from another number of cards than are there': (forger) =>
    at(forger, drawnIn(forger, 'pile'), ({ run }) => {
      run.n += 1 + forger.below(3);
      return true;
    }),

  'more cards move than are there': (forger) =>
    at(
      forger,
      forger.log.flatMap(({ envelope }) => [...envelope.moves]),
      (move) => {
        Object.assign(move, { n: move.n + 1000 });
        return true;
      },
    ),

  'a pile named twice': (forger) =>
    at(forger, drawnIn(forger, 'pile'), ({ run }) => {
      const [pile = ''] = run.from ?? [];
      run.from = [pile, pile];
      run.n *= 2;
      return true;
    }),

  'more draws than anything shows': (forger) =>
    at(
      forger,
      forger.log.flatMap(({ envelope }) => [...envelope.draws]),
      (run) => {
        Object.assign(
          run,
          oneOf(forger.below, [
            { k: 1001 },
            { k: 2 ** 53 - 1 },
            { n: 2 ** 32 + 1 },
            { n: 2 ** 53 - 1 },
            { k: 0 },
            { n: 1 },
          ]),
        );
        return true;
      },
    ),

  'draws of two events exchanged': (forger) =>
    at(
      forger,
      commitsWith(forger, ({ draws }) => new Set(draws.map(({ e }) => e)).size > 1),
      ({ envelope }) => {
        const [first = 0, second = 0] = new Set(envelope.draws.map(({ e }) => e));
        const other = (e: number): number => (e === first ? second : e === second ? first : e);
        envelope.draws = envelope.draws.map((run) => ({ ...run, e: other(run.e) }));
        diceAgain(forger, envelope.v);
        return true;
      },
    ),

  'a number that is none': (forger) => {
    const fields = forger.log.flatMap(({ envelope }) =>
      [envelope, ...envelope.draws, ...envelope.moves].flatMap((object) =>
        Object.entries(object).flatMap(([field, value]) =>
          typeof value === 'number' ? [{ object: object as object, field }] : [],
        ),
      ),
    );
    return at(forger, fields, ({ object, field }) => {
      Object.assign(object, { [field]: oneOf(forger.below, [-1, 1.5, true, '1', null, [1], {}]) });
      return true;
    });
  },

  'a field that nobody knows': (forger) =>
    at(
      forger,
      forger.log.flatMap((commit) => namedObjects(commit)),
      (object) => {
        Object.assign(object, { [oneOf(forger.below, ['forged', 'Value', 'e ', 'seed', 'a\u0301'])]: 1 });
        return true;
      },
    ),

  'a field left out': (forger) => {
    const commit = oneOf(forger.below, forger.log);
    const object = oneOf(forger.below, [commit.envelope, ...commit.envelope.draws, ...commit.envelope.moves]) as Record<
      string,
      unknown
    >;
    const fields = Object.keys(object).filter(
      (field) => !['ask', 'arrived', 'stock', 'prev', 'command', 'piles', 'events', 'by'].includes(field),
    );
    delete object[oneOf(forger.below, fields)];
    const isSalted = 'nonce' in commit.envelope && 'game' in commit.envelope && 'v' in commit.envelope;
    return isSalted ? remade(forger.log, forger.played.seed) : forger.log;
  },

  'a second beginning': (forger) =>
    at(forger, forger.log.slice(1), ({ envelope }) => {
      const created = structuredClone(forger.log[0]?.envelope.events[0] ?? {});
      const again = oneOf(forger.below, [created, { type: 'match/started' }]);
      if (
        again.type === 'match/started' &&
        !withEvent(forger, 'match/started').some(({ commit }) => commit.envelope.v <= envelope.v)
      )
        return false;
      envelope.events.push(again);
      return true;
    }),

  'values too deep': (forger) =>
    at(forger, forger.log, ({ envelope }) => {
      const [event] = envelope.events;
      if (event) event.forged = Array.from({ length: 100 + forger.below(400) }).reduce<Json>((inner) => [inner], []);
      return event !== undefined;
    }),

  'a deadline that is no time': (forger) =>
    at(
      forger,
      withEvent(forger, 'match/clock').filter(({ event }) => event.due !== undefined),
      ({ event }) => {
        event.due = oneOf(forger.below, [`${String(event.due)}`, 1.5, null, [Number(event.due)]]) as Json;
        return true;
      },
    ),

  'a command after its deadline': (forger) =>
    at(forger, commandsWithDue(forger), ({ commit, due }) => {
      const late = due + 1 + forger.below(1000);
      for (const { envelope } of forger.log)
        if (envelope.v >= commit.envelope.v) envelope.at = Math.max(envelope.at, late);
      delete commit.envelope.arrived;
      return true;
    }),

  'silence too early': (forger) =>
    at(forger, commandsWithDue(forger), ({ commit, due }) => {
      commit.envelope.by = 'clock';
      return commit.envelope.at < due + 3000;
    }),

  'another who acts': (forger) =>
    at(forger, forger.log, ({ envelope }) => {
      envelope.by = oneOf(forger.below, ['admin', 'seat:', 'user:', 'Clock', '', 'house ']);
      return true;
    }),

  'a time set right that was right': (forger) =>
    at(forger, forger.log.slice(1), ({ envelope }) => {
      const before = forger.log[envelope.v - 2]?.envelope.at ?? 0;
      envelope.at = before - 60_000;
      envelope.events.push({
        type: 'match/clock-set',
        was: oneOf(forger.below, [before - 1, true, String(before), null]),
      });
      return true;
    }),

  'a command committed twice': (forger) => {
    const people = commitsWith(forger, ({ by }) => !isMachine(by));
    return at(forger, people.slice(1), ({ envelope }) => {
      const before = people.filter((each) => each.envelope.v < envelope.v);
      envelope.cmdId = oneOf(forger.below, before).envelope.cmdId;
      return true;
    });
  },

  'seats that are none': (forger) =>
    at(
      forger,
      ['match/joined', 'match/left', 'match/contributed'].flatMap((type) => withEvent(forger, type)),
      ({ event }) => {
        event.seat = oneOf(forger.below, ['nobody', ['red'], null, 7]) as Json;
        return true;
      },
    ),

  'opening of another seal': (forger) => {
    const openings = forger.log.flatMap(({ envelope }) =>
      envelope.events.flatMap(({ opens }) => (opens ?? []) as unknown as { topic: string; v: number; e: number }[]),
    );
    return at(forger, openings, (opening) => {
      const others = sealsIn(forger).filter(
        ({ commit, seal }) => commit.envelope.v < opening.v || seal.e !== opening.e,
      );
      if (others.length === 0) return false;
      const { commit, seal } = oneOf(forger.below, others);
      Object.assign(opening, { v: commit.envelope.v, e: seal.e });
      return commit.envelope.v !== opening.v || seal.e === opening.e;
    });
  },

  'contributions in a game without': (forger) => {
    const settings = forger.log[0]?.envelope.events[0]?.settings as JsonObject;
    if (settings.entropy === 'joint') return undefined;
    return at(forger, withEvent(forger, 'match/joined'), ({ event, commit }) => {
      if (forger.below(2) === 0) event.contribution = 'A'.repeat(43);
      else commit.envelope.events.push({ type: 'match/closed', contributions: [] });
      return true;
    });
  },

  'contribution changed': (forger) =>
    at(forger, withEvent(forger, 'match/contributed'), ({ event }) => {
      event.contribution = `${'B'.repeat(42)}A`;
      return true;
    }),

  'contribution left out of what is fixed': (forger) =>
    at(forger, withEvent(forger, 'match/closed'), ({ event }) => {
      const fixed = event.contributions as readonly Json[];
      event.contributions = forger.below(2) === 0 ? fixed.slice(1) : fixed.toReversed();
      return fixed.length > 1;
    }),

  'other bytes revealed': (forger) =>
    at(forger, withEvent(forger, 'match/revealed'), ({ event }) => {
      event.bytes = oneOf(forger.below, [`${'C'.repeat(42)}A`, '', null, 'short']) as Json;
      return true;
    }),
};

/** Kinds that show once the seed and all secrets are known. */
export const AT_THE_END: { readonly [kind: string]: Forgery } = {
  'nothing sealed where something was drawn': (forger) =>
    at(
      forger,
      drawnIn(forger, 'pile').filter(({ event }) => event.sealed !== undefined),
      ({ commit, run, event }) => {
        const seal = commit.secrets.seals.find(({ e }) => e === run.e);
        if (forger.below(2) === 0 && seal) {
          seal.value = oneOf(forger.below, [null, {}, 'A', [null], [1.5]]) as Json;
          return true;
        }
        delete event.sealed;
        commit.secrets.seals = commit.secrets.seals.filter((each) => each !== seal);
        // What is opened of it later would be of nothing.
        return !forger.log.some(({ envelope }) =>
          envelope.events.some(({ opens }) =>
            ((opens ?? []) as unknown as { v: number; e: number }[]).some(
              ({ v, e }) => v === commit.envelope.v && e === run.e,
            ),
          ),
        );
      },
    ),

  'no list of the cards that moved': (forger) =>
    at(
      forger,
      commitsWith(forger, ({ moves }) => moves.length > 0),
      ({ secrets }) => {
        if (secrets.piles)
          secrets.piles.value = oneOf(forger.below, [null, [], {}, 'A', [null], [5], [[null]], { length: 1 }]) as Json;
        return true;
      },
    ),

  'a card made': (forger) =>
    at(
      forger,
      commitsWith(forger, ({ moves }) => moves.length > 0),
      ({ envelope, secrets }) => {
        const lists = secrets.piles?.value as Json[][];
        const m = forger.below(lists.length);
        lists[m]?.push(oneOf(forger.below, [999_999, 'A CARD THAT NOBODY HAS']));
        envelope.moves = envelope.moves.map((move, i) => (i === m ? { ...move, n: move.n + 1 } : move));
        return true;
      },
    ),

  'moved from a pile that is not there': (forger) =>
    at(
      forger,
      commitsWith(forger, ({ moves }) => moves.length > 0),
      ({ envelope }) => {
        const m = forger.below(envelope.moves.length);
        envelope.moves = envelope.moves.map((move, i) => (i === m ? { ...move, from: 'hand/nobody' } : move));
        return true;
      },
    ),

  'two draws of one index': (forger) =>
    at(
      forger,
      drawnIn(forger, 'die').filter(({ run }) => run.i > 0),
      ({ commit, run }) => {
        const { v, epoch } = commit.envelope;
        const first = run.i;
        for (const each of drawnIn(forger, 'die')) {
          const isLater = each.commit.envelope.v > v || (each.commit.envelope.v === v && each.run.i >= first);
          if (isLater && each.commit.envelope.epoch === epoch && each.run.s === run.s) each.run.i--;
        }
        diceAgain(forger, v);
        return true;
      },
    ),
};

/** Kinds in the bytes of a file. */
export const IN_BYTES: { readonly [kind: string]: (forger: Forger) => Buffer } = {
  'bytes that are not the text that is hashed': (forger) => {
    const text = Buffer.from(`${forger.log.map(lineOf).join('\n')}\n`);
    const place = text.indexOf('"type":"') + 8;
    const [head, tail] = [text.subarray(0, place), text.subarray(place)];
    return oneOf(forger.below, [
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text]),
      Buffer.from(text.toString('utf8').replaceAll('\n', '\r\n')),
      Buffer.from(text.toString('utf8').replace('\n', '\n\n')),
      Buffer.from(text.toString('utf8').replace('\n', '\u2028')),
      Buffer.concat([head, Buffer.from([0xff]), tail]),
      Buffer.concat([head, Buffer.from([0xc0, 0xaf]), tail]),
      Buffer.concat([head, Buffer.from('\\ud800'), tail]),
      Buffer.from(text.toString('utf16le'), 'utf16le').subarray(1),
    ]);
  },

  'a byte that is read as another': (forger) => {
    const [event] = forger.log[0]?.envelope.events ?? [];
    if (event) event.forged = '\ufffd';
    const text = Buffer.from(`${remade(forger.log, forger.played.seed).map(lineOf).join('\n')}\n`);
    const place = text.indexOf(Buffer.from('\ufffd'));
    return Buffer.concat([text.subarray(0, place), Buffer.from([0x80 + forger.below(0x40)]), text.subarray(place + 3)]);
  },
};

/** Commands of people that were in time, and their deadlines. */
function commandsWithDue({ log }: Forger): readonly { readonly commit: Draft; readonly due: number }[] {
  let due: number | undefined;
  return log.flatMap((commit) => {
    const mine = due;
    for (const event of commit.envelope.events) {
      if (event.type === 'match/clock') due = event.due as number | undefined;
    }
    const { by } = commit.envelope;
    return mine !== undefined && (by.startsWith('seat:') || by.startsWith('user:')) ? [{ commit, due: mine }] : [];
  });
}
