import type { Settings } from '../cloud/settings.ts';

/** What stands of a deployment. */
export interface Standing {
  /** Generations of the edge's secret that its functions accept, the sent one first; `undefined`: not told. */
  readonly edge: string | undefined;
  /** The engines that decide in it. */
  readonly engines: readonly string[];
}

/** Settings that a step has in place of the given ones. */
type Step = Partial<Pick<Settings, 'data' | 'edge' | 'shift'>> & { readonly why: string };

/**
 * Returns the steps of a deployment. A first one is made twice: a creation that fails must take all with it, and what
 * has been created must be kept. A new generation of the edge's secret is accepted before it is sent, and the old one
 * until nobody sends it. An engine that the older release does not know gets all requests at once: the older functions
 * could not go on with a game that it has decided.
 */
export function stepsOf(
  settings: Settings,
  standing: Standing | undefined,
  engines: readonly string[],
): readonly Step[] {
  if (standing === undefined) {
    if (settings.data === 'destroy') return [{ why: 'the first deployment, of a stage to throw away' }];
    return [
      { data: 'new', why: 'the first deployment: if it fails, nothing is left' },
      { data: 'keep', why: 'the same again: tables, keys and users are protected from now on' },
    ];
  }
  const isNew = standing.engines.length > 0 && engines.some((engine) => !standing.engines.includes(engine));
  const shift: Partial<Step> = isNew ? { shift: 'all' } : {};
  const now = isNew ? 'an upgrade with new rules: all requests at once' : 'an upgrade';
  const [sent, other] = standing.edge?.split(',') ?? [];
  if (sent === undefined || sent === settings.edge || settings.edge.includes(',')) return [{ ...shift, why: now }];
  if (other !== undefined && other !== settings.edge)
    throw new Error(`the change of the secret to generation ${other} is under way: end it with -c edge=${other}`);
  return [
    { ...shift, edge: `${sent},${settings.edge}`, why: `${now}; the functions accept secret ${settings.edge}` },
    { edge: `${settings.edge},${sent}`, why: `the edge sends secret ${settings.edge}` },
    { edge: settings.edge, why: `nobody accepts secret ${sent} any more` },
  ];
}
