import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { annexOf } from '../../../domain/kutuzov/board/annexes.ts';
import { board } from '../../../domain/kutuzov/board/board.ts';
import { type Box, lengthIn, shared, textWidth } from '../../../domain/kutuzov/board/boxes.ts';
import { rowsOf } from '../../../domain/kutuzov/board/counters.ts';
import { CORE, covers, labelsOf } from '../../../domain/kutuzov/board/labels.ts';
import { placeAnnexes } from '../../../domain/kutuzov/board/placing.ts';
import { MARCHES } from '../../../domain/kutuzov/edition/edition.ts';
import { editionOf } from '../../../domain/kutuzov/edition/editions.ts';
import { stacksIn } from '../../../domain/kutuzov/pieces/stacks.ts';
import type { View } from '../../../domain/kutuzov/state/view.ts';
import { POWERS } from '../../../domain/kutuzov/terms/nations.ts';
import { LOCALES } from '../../../domain/lib/text.ts';
import { boxOf, elements, namedIn, rootOf, subjectsIn, wrongIds, wrongNames } from '../../kit/boards.ts';
import { drawn, setUp } from '../scripts/draw-views.ts';

const edition = editionOf({ edition: 'reconstructed' });
const duchies = edition.spaces.filter(({ kind }) => kind === 'duchy');
const { leaders, troops } = setUp(2);

/** To Smolensk with everything on the map that a game can put there. */
const busy = drawn(2, {
  turn: 2,
  round: 3,
  impulse: { ...setUp(2).impulse, power: 'FS', preemptive: true },
  troops: {
    ...troops,
    vitebsk: troops.vitebsk!.map((troop) => ({ ...troop, marked: true })),
    'zone-rus': [
      { of: 'R1', sp: 3, marched: 0, stopped: false, marked: false },
      { of: 'R2', sp: 1, marched: 0, stopped: false, marked: false },
      { of: 'FS', sp: 12, marched: 0, stopped: true, marked: false },
    ],
  },
  leaders: {
    ...leaders,
    davout: { ...leaders.davout!, at: '@regroup' },
    yorck: { ...leaders.yorck!, at: '@eliminated' },
    kutuzov: { ...leaders.kutuzov!, at: 'moscow' },
  },
  regroup: { FN: 2, PR: 1 },
  dmc: { vilna: 'FN', kaluga: 'R2' },
  trains: { imperial: 'smorgon' },
  facts: { ...setUp(2).facts, austriaNeutral: true, prussiaRevolted: true, retreat: 'chosen' },
  discard: [36],
});

const everything: readonly (readonly [string, View])[] = [
  ...edition.scenarios.map(({ id }): [string, View] => [`scenario ${id}`, drawn(id)]),
  ['busy', busy],
];

/** The text of the space's group: its title, which a pointer shows. */
const titleOf = (svg: string, space: string): string =>
  svg.match(new RegExp(`<g data-kind="space" data-id="${space}"[^>]*><title>([^<]*)</title>`))![1]!;

describe('the board', () => {
  it.each(LOCALES)('is well-formed and names each duchy once (%s)', (locale) => {
    for (const [name, view] of everything) {
      const svg = board(view, locale);
      expect(elements(svg)[0], name).toBe('svg');
      for (const space of duchies)
        expect(svg.split(`>${space.name[locale]}</text>`).length, `${name}: ${space.id}`).toBe(2);
    }
  });

  it('has a title, a description, and nothing that it does not define', () => {
    for (const [name, view] of everything) {
      const svg = board(view, 'en');
      expect(svg, name).toMatch(/ role="group" aria-labelledby="fp-title" aria-describedby="fp-desc"/);
      expect(svg, name).toMatch(
        /<title id="fp-title">Kutuzov 1812: Turn \d[^<]+<\/title><desc id="fp-desc">[^<]+<\/desc>/,
      );
      expect(wrongIds(svg), name).toEqual([]);
    }
  });

  it('is the same for the same view', () => {
    expect(board(drawn(3), 'ko')).toBe(board(drawn(3), 'ko'));
  });

  it('tells lines of march apart without their colours (§1.22)', () => {
    const svg = board(drawn(1), 'en');
    const strokes = MARCHES.map((march) => {
      const link = edition.links.find((each) => each.march === march)!;
      const [a, b] = [edition.space.get(link.a)!, edition.space.get(link.b)!];
      const lines = svg.match(new RegExp(`<path d="[^"]*M${a.x} ${a.y}L${b.x} ${b.y}[^"]*"[^>]*>`, 'g'))!;
      return lines.map((line) => line.replace(/ stroke="[^"]*"/, '').replace(/d="[^"]*"/, '')).join('');
    });
    expect(new Set(strokes).size).toBe(MARCHES.length);
  });

  it('shows what each duchy is by its shape and badges (§1.21)', () => {
    const svg = board(drawn(1), 'en');
    const group = (id: string): string => svg.slice(svg.indexOf(`data-kind="space" data-id="${id}"`)).split('\n')[0]!;
    expect(group('lukow')).toContain('<circle r="30"/>');
    expect(group('voronezh')).toContain('<rect x="-32"');
    expect(group('narva')).toMatch(/<path d="M-[\d.]+ -37H.*>2<\/text>/);
    expect(group('moscow')).toContain('stroke-dasharray="8 5"');
    expect(titleOf(svg, 'riga')).toBe(
      'Riga: duchy, Key, fortress 4, Depot, port, home of Russian First Army. Tsarists (soldiers): Russian First Army 2 SP',
    );
  });

  it('puts the flag of a zone on its corner, off its name', () => {
    const { x, y } = edition.space.get('zone-finland')!;
    const { zoneWidth, zoneHeight } = edition.canvas;
    const flagged = board(drawn(1, { flags: { 'zone-finland': 'FN' } }), 'en');
    expect(flagged).toContain(`translate(${x + zoneWidth / 2},${y - zoneHeight / 2})`);
  });

  it('shows pieces, flags and markers', () => {
    const svg = board(busy, 'en');
    expect(titleOf(svg, 'vitebsk')).toBe(
      'Vitebsk: duchy, home of both Russian Powers, flag of French North. Imperials (army group, commander Napoleon): French North 12 SP, Napoleon 5-8, Ney 3-4, under a battle marker; French South 4 SP, Murat 2-4, under a battle marker',
    );
    expect(titleOf(svg, 'dunaburg')).toBe(
      'Dunaburg: duchy, home of both Russian Powers, flag of French North, Scorched Earth',
    );
    expect(titleOf(svg, 'vilna')).toContain('Deployment Mobilization Centre (French North)');
    expect(titleOf(svg, 'smorgon')).toContain('Supply Trains (Imperials)');
    for (const [piece, letters, sp] of [
      ['FN@vitebsk', 'FN', 12],
      ['FS@vitebsk', 'FS', 4],
      ['R2@zone-rus', 'R2', 1],
      ['FS@zone-rus', 'FS', 12],
    ]) {
      const drawing = svg.slice(svg.indexOf(`data-id="${piece}"`)).split('data-kind')[0]!;
      for (const text of [letters, sp]) expect(drawing, String(piece)).toContain(`>${text}</text>`);
    }
    for (const leader of ['Napoleon', 'Kutuzov', 'Wittgenstein', 'Schwarzenberg', 'Barclay'])
      expect(svg).toContain(`>${leader}</text>`);
    expect(svg).not.toContain('>Davout</text>');
    expect(svg).toContain('<title>Napoleon 5-8</title>');
  });

  it('shows the tracks, the Powers, and what changed for good', () => {
    const svg = board(busy, 'en').replaceAll(/<\/?tspan[^>]*>/g, '');
    for (const text of ['Loss 7', 'Loss 6', 'pre-emptive', 'FN 2 SP, Davout; PR 1 SP', '† Yorck'])
      expect(svg).toContain(`>${text}</text>`);
    expect(svg).toContain('Tsarist Keys 10 ');
    expect(svg).toContain('Discards #36 No Peace');
    for (const fact of ['Austria neutral', 'Prussia in revolt', 'Retreat from Moscow']) expect(svg).toContain(fact);
    expect(board(drawn(2), 'en')).not.toContain('Austria neutral');
  });

  it('leaves room: names, leaders and markers hide neither each other nor a space', () => {
    for (const locale of LOCALES) {
      const names = [...labelsOf(edition, locale)];
      for (const [name, view] of everything) {
        const stacks = (id: string) => stacksIn(view, id);
        const annexes = edition.spaces.flatMap(({ id }) => annexOf(view, edition, id, stacks(id), locale) ?? []);
        const plates = (id: string): number => (edition.space.get(id)!.kind === 'zone' ? 0 : rowsOf(stacks(id).length));
        const placed = [...names, ...placeAnnexes(view, edition, annexes, plates, locale)];
        const cores = edition.spaces.flatMap((space): [string, Box][] => [[space.id, covers(space, edition)[0]!]]);
        const hidden = placed.flatMap(([a, box], i) =>
          [...placed.slice(i + 1), ...cores]
            .filter(([, other]) => shared(box, other) > 12)
            .map(([b]) => `${a} and ${b}`),
        );
        expect(hidden, `${name} ${locale}`).toEqual([]);
      }
    }
  });

  it.each(LOCALES)('puts each name nearer to its own duchy than to any other (%s)', (locale) => {
    for (const [id, box] of labelsOf(edition, locale)) {
      const away = ({ x, y }: { readonly x: number; readonly y: number }): number =>
        Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
      const nearer = duchies
        .filter((other) => other.id !== id && away(other) < away(edition.space.get(id)!))
        .map((other) => other.id);
      expect(nearer, id).toEqual([]);
      expect(away(edition.space.get(id)!), id).toBeLessThan(CORE + 45);
    }
  });
});

describe('the size of a picture', () => {
  const FULL = drawn(4, { flags: Object.fromEntries(duchies.map(({ id }) => [id, 'FN'])) });

  it.each(LOCALES)('has at most 2,500 elements and 25 KB compressed as sites show it (%s)', (locale) => {
    for (const [name, view] of [...everything, ['flags everywhere', FULL] as const]) {
      const svg = board(view, locale, { panels: false });
      expect(elements(svg).length, name).toBeLessThanOrEqual(2500);
      expect(gzipSync(svg).length, name).toBeLessThanOrEqual(25 * 1024);
    }
  });

  it('shares what never changes: one group, the same on each board', () => {
    const groundOf = (view: View): string => /<g class="fp-ground".*?\n<\/g>/s.exec(board(view, 'en'))![0];
    expect(groundOf(busy)).toBe(groundOf(drawn(1)));
    expect(groundOf(busy)).not.toContain('data-');
  });
});

describe('piles', () => {
  type Of = 'PR' | 'FN' | 'AU' | 'R1' | 'R2';
  const troop = (of: Of, sp: number) => ({ of, sp, marched: 0, stopped: false, marked: false });
  const at = (...nations: Of[]): string =>
    board(drawn(1, { troops: { konigsberg: nations.map((of, i) => troop(of, i + 2)) } }), 'en');

  it('hold more than two counters, under one with their total', () => {
    expect(at('PR', 'FN')).not.toContain('fp-pile');
    const svg = at('PR', 'FN', 'AU');
    const pile = svg.slice(svg.indexOf('class="fp-pile"')).split('\n')[0]!;
    expect(pile).toContain('data-in="konigsberg"');
    expect([...pile.matchAll(/data-id="(..)@konigsberg"[^>]* class="fp-piece"/g)]).toHaveLength(3);
    expect(pile).toContain('>9</text>');
  });

  it('never hold counters of both Camps', () => {
    const three = board(
      drawn(1, { leaders: {}, troops: { konigsberg: [troop('PR', 2), troop('FN', 3), troop('R1', 4)] } }),
      'en',
      { panels: false },
    );
    expect(three.split('class="fp-pile"')).toHaveLength(2);
    expect(three).toContain('>5</text>');
    expect(three).not.toContain('>9</text>');
    const four = board(
      drawn(1, {
        leaders: {},
        troops: { konigsberg: [troop('PR', 2), troop('FN', 3), troop('R1', 4), troop('R2', 7)] },
      }),
      'en',
      { panels: false },
    );
    expect(four.split('class="fp-pile"')).toHaveLength(3);
    for (const total of ['>5</text>', '>11</text>']) expect(four).toContain(total);
  });

  it('wear a crown where a leader is, as single counters do', () => {
    const crowns = (svg: string): number => svg.split('#fp-crown"').length - 1;
    const led = new Set(
      Object.values(setUp(1).leaders).flatMap(({ at: place }) => (edition.space.has(place) ? [place] : [])),
    );
    expect(led.size).toBeGreaterThan(5);
    expect(crowns(board(drawn(1), 'en', { panels: false }))).toBeGreaterThanOrEqual(led.size);
    expect(crowns(board(drawn(1, { leaders: {} }), 'en', { panels: false }))).toBe(0);
  });
});

describe('names in commands', () => {
  const all = (view: View, locale: 'en' | 'ko' = 'en') => namedIn(board(view, locale));
  const called = (view: View, what: string, locale: 'en' | 'ko' = 'en') =>
    all(view, locale).find(({ kind, id }) => `${kind} ${id}` === what);

  it('is spaces, Powers, the soldiers of each nation in each space, and leaders on the map or off it, once each', () => {
    for (const [name, view] of everything) {
      const places = [...edition.spaces.map(({ id }) => id), '@regroup', '@eliminated'];
      const pieces = [
        ...edition.spaces.flatMap(({ id }) => stacksIn(view, id).map(({ nation }) => `${nation}@${id}`)),
        ...Object.entries(view.regroup).flatMap(([nation, sp]) => (sp > 0 ? [`${nation}@regroup`] : [])),
        ...Object.entries(view.leaders).flatMap(([id, { at }]) => (places.includes(at) ? [id] : [])),
      ];
      const subjects = [
        ...edition.spaces.map(({ id }) => `space ${id}`),
        ...POWERS.map((power) => `power ${power}`),
        ...pieces.map((id) => `piece ${id}`),
      ];
      for (const locale of LOCALES) {
        const svg = board(view, locale);
        expect(wrongNames(svg), name).toEqual([]);
        expect(subjectsIn(svg).toSorted(), name).toEqual(subjects.toSorted());
      }
    }
  });

  it('is called in the language asked, and says where it stands and whose it is', () => {
    expect(called(busy, 'space vitebsk')?.name).toBe('Vitebsk');
    expect(called(busy, 'space vitebsk', 'ko')?.name).toBe('비텝스크');
    expect(called(busy, 'piece FN@vitebsk')).toMatchObject({ name: 'French North 12 SP', in: 'vitebsk', of: 'FN' });
    expect(called(busy, 'piece FN@vitebsk', 'ko')?.name).toBe('프랑스 북부군 12 SP');
    expect(called(busy, 'piece napoleon')).toMatchObject({ name: 'Napoleon', in: 'vitebsk' });
    expect(called(busy, 'piece davout')).toMatchObject({ name: 'Davout', in: '@regroup' });
    expect(called(busy, 'piece PR@regroup')).toMatchObject({ name: 'Prussia 1 SP', in: '@regroup', of: 'PR' });
    expect(called(busy, 'piece yorck', 'ko')).toMatchObject({ name: '요르크', in: '@eliminated' });
    expect(called(busy, 'power R1', 'ko')?.name).toBe('러시아 1군');
  });

  it('lies where it is drawn: soldiers on their duchy, leaders beside it, in a row each', () => {
    const [space, soldiers, napoleon, ney] = ['space vitebsk', 'piece FN@vitebsk', 'piece napoleon', 'piece ney'].map(
      (what) => called(busy, what)!.at,
    );
    expect(Math.hypot(soldiers![0] - space![0], soldiers![1] - space![1])).toBeLessThan(40);
    expect(ney![0]).toBe(napoleon![0]);
    expect(ney![1] - napoleon![1]).toBe(27);
    expect(Math.hypot(napoleon![0] - space![0], napoleon![1] - space![1])).toBeLessThan(300);
  });
});

describe('a picture', () => {
  it('has unique ids, says what it is of, and tells the same', () => {
    const named = board(busy, 'en', { board: 'left', version: 12, viewer: ['imperial'] });
    expect(wrongIds(named)).toEqual([]);
    expect(rootOf(named)).toMatchObject({ 'data-board': 'left', 'data-version': '12', 'data-viewer': 'imperial' });
    expect(
      named
        .replaceAll(/(["#])left-/g, '$1fp-')
        .split('\n')
        .slice(1),
    ).toEqual(board(busy, 'en').split('\n').slice(1));
  });

  it('without panels is the map alone, where it was', () => {
    const map = board(busy, 'en', { panels: false });
    expect(boxOf(map)).toEqual([0, 0, edition.canvas.width, edition.canvas.height]);
    expect(wrongNames(map)).toEqual([]);
    expect(namedIn(map)).toEqual(
      all(busy).filter(({ kind, in: space }) => kind !== 'power' && !space?.startsWith('@')),
    );
    expect(map).not.toContain('>Loss 7<');
  });

  const all = (view: View) => namedIn(board(view, 'en'));
});

describe('boxes', () => {
  const box: Box = { x: 10, y: 10, w: 20, h: 10 };

  it.each([
    { what: 'through it', x1: 0, y1: 15, x2: 50, y2: 15, length: 20 },
    { what: 'down through it', x1: 20, y1: 0, x2: 20, y2: 50, length: 10 },
    { what: 'past it', x1: 0, y1: 5, x2: 50, y2: 5, length: 0 },
    { what: 'ending in it', x1: 0, y1: 15, x2: 20, y2: 15, length: 10 },
    { what: 'before it', x1: 0, y1: 15, x2: 5, y2: 15, length: 0 },
    { what: 'across its corner', x1: 0, y1: 15, x2: 15, y2: 0, length: 0 },
    { what: 'across from side to side', x1: 10, y1: 10, x2: 30, y2: 20, length: Math.hypot(20, 10) },
  ])('a line $what', ({ x1, y1, x2, y2, length }) => {
    expect(
      lengthIn(box, [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ]),
    ).toBeCloseTo(length);
  });

  it('share an area where they overlap', () => {
    expect(shared(box, { x: 25, y: 15, w: 100, h: 100 })).toBe(25);
    expect(shared(box, { x: 30, y: 10, w: 5, h: 5 })).toBe(0);
  });

  it('texts are wide by their letters; Korean ones fill their squares', () => {
    expect(textWidth('il', 20)).toBeLessThan(textWidth('MW', 20));
    expect(textWidth('빌나', 20)).toBe(40);
  });
});
