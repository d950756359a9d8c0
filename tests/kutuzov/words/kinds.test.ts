import { describe, expect, it } from 'vitest';
import { constant, fields, int, type Legal, oneOf, pick } from '../../../domain/contract/legal.ts';
import { editionOf } from '../../../domain/kutuzov/edition/editions.ts';
import { commandSchema } from '../../../domain/kutuzov/frames/commands.ts';
import { ORDER } from '../../../domain/kutuzov/words/kinds.ts';
import { labelled } from '../../../domain/kutuzov/words/labels.ts';

const named = (legal: Legal): Legal =>
  labelled(legal, { edition: editionOf({ edition: 'reconstructed' }), locale: 'en', options: [] });

describe('commands', () => {
  it.each(
    commandSchema.options.map(
      ({ shape }) => [shape.type.value, Object.keys(shape).filter((name) => name !== 'type')] as const,
    ),
  )('of %s say all their fields in one order', (type, names) => {
    expect([...(ORDER[type] ?? names)].sort()).toEqual([...names].sort());
    if (names.length > 1) expect(ORDER[type]).toBeDefined();
  });
});

describe('names of values', () => {
  it('stands on the node of the value', () => {
    const from = constant('smolensk');
    const to = oneOf([constant('krasny'), constant('dorogobuzh')]);
    const legal = named(
      fields({ type: constant('move'), from, leaders: pick(['barclay'], 0, 1), sp: fields({ R1: int(1, 4) }), to }),
    );
    expect(legal).toMatchObject({
      order: ['from', 'leaders', 'sp', 'to'],
      fields: {
        from: { kind: 'space' },
        leaders: { kind: 'party' },
        sp: { kind: 'count', fields: { R1: { kind: 'count', start: 4 } } },
        to: { kind: 'space', of: [{ label: 'Krasny' }, { label: 'Dorogobuzh' }] },
      },
    });
  });

  it('is a count where the value is an object of numbers, and words where it is a piece to be built', () => {
    const piece = constant({ nation: 'R1', sp: 3 });
    expect(
      named(fields({ type: constant('evade'), to: constant('minsk'), counter: constant({ R1: 2 }) })),
    ).toMatchObject({
      fields: { to: { kind: 'space' }, counter: { kind: 'count', label: 'Russian First Army 2 SP' } },
    });
    const built = named(fields({ type: constant('build'), piece, space: constant('moscow') }));
    expect(built).toMatchObject({ order: ['space', 'piece'], fields: { piece: { label: 'Russian First Army 3 SP' } } });
    expect(built).not.toHaveProperty('fields.piece.kind');
  });

  it('begins to count at the most, and resources at the least', () => {
    const halve = named(fields({ type: constant('halve'), resources: int(1, 5) }));
    expect(halve).toMatchObject({ fields: { resources: { kind: 'count', start: 1 } } });
  });
});
