import type { Settings } from '../cloud/settings.ts';
import { Unusable } from '../local/server/data-folder.ts';
import type { Turn } from './rules.ts';
import type { Standing } from './standing.ts';

/** Settings that a step has in place of the given ones. */
type Step = Partial<Pick<Settings, 'data' | 'edge' | 'shift'>> & { readonly why: string };

const WHY: { readonly [turn in Turn]: string } = {
  same: 'an upgrade',
  ahead: 'an upgrade with new rules, whose games what stands reads',
  back: 'back to older rules: all requests at once',
  forward: 'an upgrade with new rules: all requests at once',
};

/**
 * Returns the steps of a deployment. A first one is made twice: a creation that fails must take all with it, and what
 * has been created must be kept. A new generation of the edge's secret is accepted before it is sent, and the old one
 * until nobody sends it. An engine whose games the older functions do not read gets all requests at once, and so does a
 * way back.
 */
export function stepsOf(settings: Settings, standing: Standing | undefined, turn: Turn): readonly Step[] {
  if (standing === undefined) {
    if (settings.data === 'destroy') return [{ why: 'the first deployment, of a stage to throw away' }];
    return [
      { data: 'new', why: 'the first deployment: if it fails, nothing is left' },
      { data: 'keep', why: 'the same again: tables, keys and users are protected from now on' },
    ];
  }
  const shift: Partial<Step> = turn === 'forward' || turn === 'back' ? { shift: 'all' } : {};
  const now = WHY[turn];
  const [sent, other] = standing.edge?.split(',') ?? [];
  if (sent === undefined || sent === settings.edge || settings.edge.includes(',')) return [{ ...shift, why: now }];
  if (other !== undefined && other !== settings.edge)
    throw new Unusable(`the change of the secret to generation ${other} is under way: end it with -c edge=${other}`);
  return [
    { ...shift, edge: `${sent},${settings.edge}`, why: `${now}; the functions accept secret ${settings.edge}` },
    { edge: `${settings.edge},${sent}`, why: `the edge sends secret ${settings.edge}` },
    { edge: settings.edge, why: `nobody accepts secret ${sent} any more` },
  ];
}
