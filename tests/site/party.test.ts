import { describe, expect, it } from 'vitest';
import { plain } from '../../site/src/grammar/answers.ts';
import { guesses } from '../../site/src/grammar/guess.ts';
import { confirmed, targetIn } from '../../site/src/grammar/meaning.ts';
import { finished, narrow, pointed, type Step } from '../../site/src/grammar/narrow.ts';
import type { Name, Node } from '../../site/src/grammar/node.ts';
import { partyOf, resolved } from '../../site/src/grammar/party.ts';
import { rowsOf } from '../../site/src/grammar/rows.ts';

// Who goes is a set: leaders are switched on and off, and the usual party is meant until the player says another.

const named = (kind: string, label: string, value: unknown) => ({ is: 'const', kind, label, value });
const march = (leaders: readonly string[], most: number, isUsual = false) => ({
  is: 'fields',
  label: 'move',
  order: ['from', 'leaders', 'sp', 'to'],
  fields: {
    type: { is: 'const', value: 'move' },
    from: named('space', 'Prussia', 'prussia'),
    leaders: named('party', leaders.join(', '), leaders),
    sp: {
      is: 'fields',
      kind: 'count',
      optional: ['FN'],
      fields: { FN: { is: 'int', kind: 'count', min: 1, max: most, start: most } },
    },
    to: {
      is: 'oneOf',
      kind: 'space',
      of: [
        { ...named('space', 'Masuria', 'masuria'), ...(isUsual && { default: true }) },
        named('space', 'Grodno', 'grodno'),
      ],
    },
  },
});
const legal = {
  is: 'oneOf',
  of: [
    march(['napoleon'], 8),
    march(['davout'], 6),
    march(['napoleon', 'davout'], 14, true),
    march(['davout', 'napoleon'], 14),
    {
      is: 'fields',
      label: 'entrench',
      fields: { type: { is: 'const', value: 'entrench' }, space: named('space', 'Masuria', 'masuria') },
    },
  ],
} as unknown as Node;
const rows = rowsOf(legal);
const at = (...names: readonly Name[]): readonly Step[] => names.map((name) => ({ is: 'name', name }));
const commandOf = (steps: readonly Step[]) =>
  finished(resolved(narrow(rows, steps)).partials).map(({ command }) => command);

describe('a party', () => {
  it('is the usual one where only the places are named, with the most it can take', () => {
    expect(commandOf(at('space:prussia', 'space:masuria'))).toEqual([
      { type: 'move', from: 'prussia', leaders: ['napoleon', 'davout'], sp: { FN: 14 }, to: 'masuria' },
    ]);
  });

  it('is the least one with those who were named', () => {
    expect(commandOf(at('space:prussia', 'piece:napoleon', 'space:masuria'))).toEqual([
      { type: 'move', from: 'prussia', leaders: ['napoleon'], sp: { FN: 8 }, to: 'masuria' },
    ]);
  });

  it('has each leader once, who is switched on and off; only of several it is asked who commands', () => {
    const steps = at('space:prussia', 'piece:napoleon', 'space:masuria');
    const one = partyOf(rows, narrow(rows, steps))!;
    expect(one).toMatchObject({ members: ['napoleon', 'davout'], chosen: ['napoleon'], heads: ['napoleon'] });
    const two = one.toggled('davout')!;
    const both = partyOf(rows, narrow(rows, two))!;
    expect(both).toMatchObject({ chosen: ['napoleon', 'davout'], heads: ['napoleon', 'davout'] });
    expect(commandOf(both.led('davout')!)).toMatchObject([{ leaders: ['davout', 'napoleon'], to: 'masuria' }]);
    expect(commandOf(both.toggled('napoleon')!)).toMatchObject([{ leaders: ['davout'], to: 'masuria' }]);
    expect(one.toggled('napoleon'), 'nobody goes without a leader').toBeUndefined();
  });

  it('begins with a leader who is pointed at in his place', () => {
    expect(pointed(rows, [], ['piece:davout', 'space:prussia'])).toEqual(at('space:prussia', 'piece:davout'));
    expect(pointed(rows, [], ['piece:FN@prussia', 'space:prussia'])).toEqual(at('space:prussia'));
  });

  it('of a siege is the usual one once its fortress is named: no other place is left to point at', () => {
    const siege = (leaders: readonly string[], most: number, isUsual = false) => ({
      ...march(leaders, most),
      label: 'besiege',
      order: ['space', 'leaders', 'sp'],
      fields: {
        type: { is: 'const', value: 'siege' },
        space: { ...named('space', 'Grodno', 'grodno'), ...(isUsual && { default: true }) },
        leaders: march(leaders, most).fields.leaders,
        sp: march(leaders, most).fields.sp,
      },
    });
    const of = [
      ...(legal as unknown as { of: object[] }).of,
      siege(['davout'], 6),
      siege(['napoleon', 'davout'], 14, true),
    ];
    const sieges = rowsOf({ is: 'oneOf', of } as unknown as Node);
    const chosen = resolved(narrow(sieges, [{ is: 'label', label: 'besiege' }, ...at('space:grodno')]));
    expect(targetIn(chosen)).toBe('space:grodno');
    expect(confirmed(chosen)?.command).toEqual({
      type: 'siege',
      space: 'grodno',
      leaders: ['napoleon', 'davout'],
      sp: { FN: 14 },
    });
  });

  it('does not hide why a space is no target behind the soldiers who stand there', () => {
    const { partials } = narrow(rows, at('space:prussia'));
    const [first] = guesses(partials, ['piece:R2@lida', 'space:lida']);
    expect(first?.command).toMatchObject({ type: 'move', from: 'prussia', to: 'lida' });
  });

  it('is sent by one more click on the place, whatever else can be done there', () => {
    const chosen = resolved(narrow(rows, at('space:prussia', 'piece:napoleon', 'space:masuria')));
    expect(targetIn(chosen)).toBe('space:masuria');
    expect(confirmed(chosen)?.command).toMatchObject({ type: 'move', leaders: ['napoleon'], to: 'masuria' });
    expect(confirmed(resolved(narrow(rows, at('space:prussia', 'piece:napoleon'))))).toBeUndefined();
  });
});

describe('the answers of a question', () => {
  const typed = (type: string) => ({ is: 'fields', label: type, fields: { type: { is: 'const', value: type } } });
  const said = (...types: readonly string[]): readonly string[] =>
    plain(narrow(rowsOf({ is: 'oneOf', of: types.map(typed) } as unknown as Node), [])).map(
      ({ partial }) => partial.row.label,
    );

  it('begin with the harmless one: to pass, then to end it, to wait, or to keep what is', () => {
    expect(said('preempt', 'wait')).toEqual(['wait', 'preempt']);
    expect(said('buy', 'scorch', 'end')).toEqual(['end', 'buy', 'scorch']);
    expect(said('redraw', 'keep')).toEqual(['keep', 'redraw']);
    expect(said('react', 'pass')).toEqual(['pass', 'react']);
  });
});
