import { appraisalOf } from '../../../domain/kutuzov/bot/appraisal.ts';
import { weighed } from '../../../domain/kutuzov/bot/favourite.ts';
import { forceOfParty, joined } from '../../../domain/kutuzov/bot/fights/forces.ts';
import { listed } from '../../../domain/kutuzov/bot/listed.ts';
import { pursued } from '../../../domain/kutuzov/bot/objectives/pursued.ts';
import { type Outlook, outlookOf } from '../../../domain/kutuzov/bot/outlook.ts';
import type { Command } from '../../../domain/kutuzov/frames/commands.ts';
import { choosing, lapse, legal } from '../../../domain/kutuzov/legal.ts';
import type { View } from '../../../domain/kutuzov/state/view.ts';
import { jsonOf, same } from '../../../domain/lib/json.ts';

/**
 * Why the bot gave a command; all that these texts know of the bot. Worth and danger are in victory points, for each CP
 * that is spent.
 */
export interface Reason {
  readonly worth: number;
  /** The best of what else it could have done with other pieces, cards or places. */
  readonly instead?: { readonly command: Command; readonly worth: number };
  /** The place that its Power takes or holds before all else, and this is for. */
  readonly objective?: string;
  /** The space it makes for. */
  readonly goal?: string;
  /** What enemies near may do to it where it comes to stand. */
  readonly danger?: number;
}

/** The bot's appraisal of a command of a seat; undefined where it has none. */
export function reasonOf(view: View, seat: string, command: Command): Reason | undefined {
  const now = choosing(view, seat);
  if (now === undefined) return undefined;
  const outlook = outlookOf(view, now.power);
  const appraisal = appraisalOf(outlook, now.frame);
  const worth = appraisal(command);
  if (worth === undefined) return undefined;
  const [best] = [lapse(view, seat), ...listed(legal(view, seat))]
    .filter((each) => aimOf(each) !== aimOf(command))
    .map((each) => ({ command: each, worth: appraisal(each) ?? -1 }))
    .sort((a, b) => b.worth - a.worth);
  const objective = objectiveOf(view, seat, command);
  return {
    worth,
    ...(objective !== undefined && { objective }),
    ...(best !== undefined && best.worth > 0 && { instead: best }),
    ...prospectOf(outlook, command),
  };
}

/** The place that the Power of a seat takes or holds, where a command is what its objective leaves. */
function objectiveOf(view: View, seat: string, command: Command): string | undefined {
  const pursuit = pursued(view, seat, weighed(view, seat));
  return pursuit?.left.length === 1 && same(jsonOf(pursuit.left[0]?.command ?? {}), jsonOf(command))
    ? pursuit.place
    : undefined;
}

/** What a command is about: the same march with an SP less is no other idea. */
function aimOf(command: Command): string {
  const { type, from, to, space, card, as } = command as { readonly [field: string]: unknown };
  return [type, from, typeof to === 'string' ? to : '', space, card, as].join(' ');
}

/** What draws a party where it goes, and what it fears there. */
function prospectOf(o: Outlook, command: Command): Pick<Reason, 'goal' | 'danger'> {
  if (command.type !== 'move') return {};
  const { to, from, leaders, sp } = command;
  const force = joined(forceOfParty(o.view, { leaders, sp }), o.own(to));
  const { goal } = o.draw(to, force, from);
  return { danger: o.danger(to, force), ...(goal !== undefined && { goal }) };
}
