import { among, constant, fields, int, type Legal, map, pick } from '../../contract/legal.ts';
import type { Refusal } from '../../contract/refusal.ts';
import { editionOf } from '../edition/editions.ts';
import type { CommandOf } from '../frames/commands.ts';
import { hasFormation, isInRussia, isZone } from '../map/ground.ts';
import { isShowable, leaderOf, leadersIn, spOf, taken, troopsIn } from '../pieces/pieces.ts';
import { refusal } from '../refusals.ts';
import type { Bridge, Position } from '../state/state.ts';
import { campOf, type Nation, nationsOf, type Power, powerOf } from '../terms/nations.ts';
import type { Formation } from '../terms/schemas.ts';
import { occupied } from './march.ts';

/* To the Bridges (§PB4.1): a river at the frontier that is clear for Imperials, and the pieces brought up to it. */

/** Whether a Power may place its marker: once, in its first impulse (§PB4.1). */
function bridgeBar({ facts }: Position, power: Power): Refusal | undefined {
  if (campOf(power) === 'imperial' && !facts.bridgesUsed.includes(power) && !facts.firstImpulseDone.includes(power))
    return undefined;
  return refusal(
    'NO_BRIDGE_NOW',
    {
      en: 'each French Power places one bridge, in its first impulse of the invasion',
      ko: '프랑스 강국은 침공의 첫 Impulse에 다리를 하나씩 놓습니다.',
    },
    '§PB4.1',
  );
}

/** The river lines between an Imperial and a Russian home duchy, the Imperial end first. */
const frontierOf = (position: Position): readonly (readonly [string, string])[] =>
  editionOf(position)
    .spaces.filter(({ id }) => !isZone(position, id) && !isInRussia(position, id))
    .flatMap(({ id }) =>
      [...(editionOf(position).lines.get(id) ?? [])].flatMap(([other, march]) =>
        march === 'river' && !isZone(position, other) && isInRussia(position, other) ? [[id, other] as const] : [],
      ),
    );

/** Every bridge a Power may place now. */
export function bridgeChoices(position: Position, power: Power): readonly Legal[] {
  if (bridgeBar(position, power) !== undefined) return [];
  return frontierOf(position).map(([a, b]) => fields({ type: constant('bridge'), a: constant(a), b: constant(b) }));
}

export function bridgeRefusal(position: Position, power: Power): Refusal {
  return (
    bridgeBar(position, power) ??
    refusal(
      'NO_FRONTIER_RIVER',
      {
        en: 'a bridge leads over a river from an Imperial to a Russian home duchy',
        ko: '다리는 제국 본토와 러시아 본토를 가르는 강에 놓습니다.',
      },
      '§PB4.1',
    )
  );
}

/** The bridges that go when an impulse ends: a Tsarist formation stands at an end (§PB4.1). */
export const lostBridges = (position: Position): readonly Bridge[] =>
  position.bridges.filter(
    ({ a, b, permanent }) => !permanent && [a, b].some((end) => hasFormation(position, end, 'tsarist')),
  );

/** To where a Power may bring pieces up now that its first impulse ends: the Imperial end of its bridge. */
export function bridgeheadOf(position: Position, power: Power): string | undefined {
  if (position.facts.firstImpulseDone.includes(power)) return undefined;
  const bridge = position.bridges.find(({ owner, permanent }) => owner === power && !permanent);
  return bridge && (isInRussia(position, bridge.a) ? bridge.b : bridge.a);
}

/**
 * The pieces of a Power in a space, or all of those that its own are grouped with: the other Power's leaders are there
 * too (§PB4.1).
 */
function piecesIn(position: Position, space: string, power: Power, group: boolean): Formation {
  const isTaken = (of: Nation) => group || nationsOf(power).includes(of);
  return {
    leaders: leadersIn(position, space, 'imperial').filter((id) => isTaken(leaderOf(position, id).of)),
    troops: troopsIn(position, space, 'imperial').filter(({ of }) => isTaken(of)),
  };
}
const hasPartner = (position: Position, space: string, power: Power): boolean =>
  leadersIn(position, space, 'imperial').some((id) => powerOf(leaderOf(position, id).of) !== power);

/**
 * The grammar of what a Power may bring up to its bridge: its pieces of one space, with or without the partner's that
 * are grouped with them.
 */
export const bringUpChoices = (position: Position, power: Power, to: string): readonly Legal[] =>
  occupied(position)
    .filter((from) => from !== to)
    .flatMap((from) => {
      const { leaders, troops } = piecesIn(position, from, power, false);
      if (leaders.length + troops.length === 0) return [];
      const sp = Object.fromEntries(
        Object.entries(spOf(troops)).map(([nation, size]) => [
          nation,
          sizesOf(position, nation as Nation, size, from, to),
        ]),
      );
      const command = (led: Legal, fewest: number) =>
        fields({
          type: constant('bring-up'),
          from: constant(from),
          leaders: led,
          sp: map(sp, fewest, Object.keys(sp).length),
          group: among(hasPartner(position, from, power) ? [true, false] : [false]),
        });
      return [
        ...(leaders.length === 0 ? [] : [command(pick(leaders, 1, leaders.length), 0)]),
        ...(troops.length === 0 ? [] : [command(constant([]), 1)]),
      ];
    });

/** How many SP of a nation may leave a stack, if counters can show it (§1.5). */
function sizesOf(position: Position, nation: Nation, most: number, from: string, to: string): Legal {
  const sizes = Array.from({ length: most }, (_, i) => i + 1).filter((sp) =>
    isShowable(position, nation, { [from]: -sp, [to]: sp }),
  );
  return sizes.length === most ? int(1, most) : among(sizes);
}

/** The pieces that a command brings up: those it names, and with `group` all of the partner's. */
export function broughtUp(
  position: Position,
  power: Power,
  { from, leaders, sp, group }: CommandOf<'bring-up'>,
): Formation {
  const own = piecesIn(position, from, power, false);
  const all = piecesIn(position, from, power, group);
  return {
    leaders: [...leaders, ...all.leaders.filter((id) => !own.leaders.includes(id))],
    troops: [...taken(own.troops, sp), ...all.troops.filter((troop) => !own.troops.includes(troop))],
  };
}
