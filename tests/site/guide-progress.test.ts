import { describe, expect, it } from 'vitest';
import {
  asked,
  BEGUN,
  fits,
  given,
  type Progress,
  pointed,
  type Step,
  skipped,
} from '../../site/src/guide/progress.ts';

// How a guide follows a player.

const step = (id: string, wait?: Step['wait']): Step => ({
  id,
  title: id,
  say: id,
  light: [],
  ...(wait !== undefined && { wait }),
});

/** Two steps to read, each before one that waits, and a last one. */
const STEPS: readonly Step[] = [
  step('read'),
  step('card', { kinds: ['command'] }),
  step('more'),
  step('order', { kinds: ['order'], command: { type: 'order' } }),
  step('last'),
];
const at = (progress: Progress): string | undefined => STEPS[progress.at]?.id;
/** A command is sent, and its question is gone. */
const sent = (progress: Progress, kind: string, command = {}, ask?: string): Progress =>
  asked(
    STEPS,
    given(STEPS, progress, { kind, command, isSent: true, ask }),
    // The answer to a sheet, or another one than is wanted, leaves its question open at first.
    kind === 'order' ? [{ ask: ask ?? '7', kind }] : [],
  );

describe('a part of a command', () => {
  it('fits a command that has all of it, at any depth', () => {
    const command = { type: 'orders', orders: { par: { order: 'move', to: 'bur' } } };
    expect(fits(command, { orders: { par: { order: 'move' } } })).toBe(true);
    expect(fits(command, {})).toBe(true);
    expect(fits(command, { orders: { mar: {} } })).toBe(false);
    expect(fits(command, { orders: { par: { order: 'hold' } } })).toBe(false);
    expect(fits({ cards: ['a', 'b'] }, { cards: ['a', 'b'] })).toBe(true);
    expect(fits({ cards: ['a', 'b'] }, { cards: ['a'] })).toBe(false);
  });
});

describe('a guide', () => {
  it('goes on when a step was read, and when what it waits for was given', () => {
    const read = skipped(STEPS, BEGUN);
    expect(at(read)).toBe('card');
    expect(at(sent(read, 'command'))).toBe('more');
  });

  it('goes on from a step about one piece when the player points at it', () => {
    const steps = [
      { ...step('unit'), light: ['piece:mao'] },
      { ...step('map'), light: ['piece:mao', 'piece:bur'] },
    ];
    expect(pointed(steps, BEGUN, ['piece:bur', 'space:bur']).at).toBe(0);
    const next = pointed(steps, BEGUN, ['piece:mao', 'space:mao']);
    expect(next.at).toBe(1);
    expect(pointed(steps, next, ['piece:mao'])).toBe(next);
  });

  it('passes what was to be read before a step that is done already', () => {
    expect(at(sent(BEGUN, 'command'))).toBe('more');
    expect(at(sent(sent(BEGUN, 'command'), 'order', { type: 'order' }))).toBe('last');
  });

  it('waits while the same is asked again, as of the other Power of a player', () => {
    const once = given(STEPS, skipped(STEPS, BEGUN), { kind: 'command', command: {}, isSent: true });
    expect(at(once)).toBe('card');
    expect(at(asked(STEPS, once, [{ ask: '2', kind: 'command' }]))).toBe('card');
    expect(at(asked(STEPS, once, [{ ask: '3', kind: 'order' }]))).toBe('more');
  });

  it('does not go back, and does not ask again for what was given before', () => {
    const early = sent(BEGUN, 'order', { type: 'order' });
    expect(at(early)).toBe('read');
    expect(at(sent(skipped(STEPS, early), 'command'))).toBe('last');
  });

  it('goes on after another answer, once the question is gone', () => {
    const other = sent(skipped(STEPS, sent(BEGUN, 'command')), 'order', { type: 'done' });
    expect(at(other)).toBe('order');
    expect(at(asked(STEPS, other, [{ ask: '7', kind: 'order' }]))).toBe('order');
    expect(at(asked(STEPS, other, [{ ask: '8', kind: 'movement' }]))).toBe('last');
  });

  it('takes a sheet for over with its question, also when the next one is of the same kind', () => {
    const other = sent(skipped(STEPS, sent(BEGUN, 'command')), 'order', { type: 'done' }, 'S1901M');
    expect(at(asked(STEPS, other, [{ ask: 'S1901M', kind: 'order' }]))).toBe('order');
    expect(at(asked(STEPS, other, [{ ask: 'F1901M', kind: 'order' }]))).toBe('last');
  });

  it('takes what is only written for wanted commands, and for nothing else', () => {
    const written = (kind: string, command: { readonly [field: string]: string }): Progress =>
      given(STEPS, skipped(STEPS, BEGUN), { kind, command, isSent: false });
    expect(at(written('command', {}))).toBe('card');
    expect(written('order', { type: 'order' }).done).toEqual([3]);
    expect(written('order', { type: 'done' }).answered).toEqual([]);
  });

  it('ends after its last step, and stays there', () => {
    let progress: Progress = { ...BEGUN, at: 4 };
    progress = skipped(STEPS, progress);
    expect(progress.at).toBe(STEPS.length);
    expect(skipped(STEPS, progress).at).toBe(STEPS.length);
  });
});
