import { describe, expect, it } from 'vitest';
import { lawfulOn, survey } from '../../../domain/diplomacy/adjudicate/lawful.ts';
import { parseOrder } from '../../../domain/diplomacy/notation/parse-order.ts';
import type { Position } from '../../../domain/diplomacy/state/state.ts';
import { unitsOf } from '../kit/kit.ts';

const position: Position = {
  season: 'spring',
  year: 1901,
  phase: 'movement',
  units: unitsOf({
    england: 'A lon, A edi, F eng, F nth, F mao',
    france: 'A par, A bre, F spa/nc, F mar',
    italy: 'F rom, A apu, A rum',
    turkey: 'F con, F bla, A gre, F aeg',
  }),
  dislodged: [],
  contested: [],
  centres: {},
};

function judge(text: string): string {
  const parsed = parseOrder(text);
  if (!parsed.ok || parsed.value.is === 'waive') throw new Error(text);
  const { province, order } = parsed.value;
  const judged = lawfulOn(survey(position), position.units.find(({ loc }) => loc.startsWith(province))!, order);
  return judged.ok ? 'possible' : `${judged.code} ${judged.rule}`;
}

describe('what a unit may be ordered to do, whatever the others do (§7.3)', () => {
  it.each([
    ['A par - bur', 'possible'],
    ['A par - mun', 'NOT_ADJACENT §8.2'],
    ['A bre - eng', 'ARMY_AT_SEA §8.2'],
    ['A par - par', 'SAME_PROVINCE §8.1'],
    ['F rom - nap', 'possible'],
    ['F rom - ven', 'NOT_ADJACENT §8.4'],
    ['F mar - par', 'FLEET_INLAND §8.4'],
    ['F spa/nc - mar', 'NOT_ADJACENT §8.4'],
    ['F mar - spa/nc', 'COAST_UNREACHABLE §8.6'],
    ['F mar - spa', 'possible'],
    ['F mao - spa', 'COAST_AMBIGUOUS §8.7'],
    ['F con - bul', 'COAST_AMBIGUOUS §8.7'],
    ['A lon - nwy', 'possible'],
    ['A lon - naf', 'possible'],
    ['A lon - nap', 'NOT_ADJACENT §8.2'],
    ['F mar - bre via convoy', 'FLEET_BY_CONVOY §10.2'],
    ['A par - pic via convoy', 'NO_ROUTE §11.7'],
    ['A edi - yor via convoy', 'possible'],
    ['A par S A bre - pic', 'possible'],
    ['A bre S F eng', 'SUPPORT_OUT_OF_REACH §9.6'],
    ['F rom S A apu - ven', 'SUPPORT_OUT_OF_REACH §9.6'],
    ['F mar S F mao - spa/nc', 'possible'],
    ['A par S A par', 'SUPPORT_ITSELF §9.6'],
    ['A bre S A lon - bre', 'SUPPORT_ITSELF §9.6'],
    ['A par S A bur', 'NO_UNIT §9.9'],
    ['A par S F mar - bur', 'SUPPORT_OF_IMPOSSIBLE_MOVE §9.11'],
    ['F bla S A rum - ank', 'SUPPORT_OF_IMPOSSIBLE_MOVE §9.11'],
    ['F con S A rum - ank', 'possible'],
    ['F nth C A edi - bel', 'possible'],
    ['F nth C A par - bel', 'NO_ROUTE §10.8'],
    ['F mao C A lon - bel', 'NO_ROUTE §10.8'],
    ['F con C A gre - smy', 'CONVOY_FROM_COAST §10.6'],
    ['A par C A bre - lon', 'CONVOY_BY_ARMY §7.9'],
    ['F eng C F mar - lon', 'CONVOY_OF_FLEET §10.2'],
    ['F eng C A wal - bre', 'NO_UNIT §10.3'],
    ['A par R bur', 'WRONG_PHASE §5.2'],
  ])('%s: %s', (text, expected) => {
    expect(judge(text)).toBe(expected);
  });
});
