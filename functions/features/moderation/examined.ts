import { greyBy, isGrey } from '../../../domain/press/grey.ts';

import { chainOf } from '../press/end.ts';
import { lineOf } from './cases.ts';
import { examinable, type Moderating } from './hiding.ts';

/**
 * Returns a case after checking it again: its entry is in its chain, was written at its seat, and commits to this text.
 * Texts of other entries are omitted, because moderators read only reported ones. The commitment in `by` proves the
 * author of grey press.
 */
export async function examined(service: Moderating, user: string, id: string) {
  const known = await examinable(service, user, id);
  const { entry, match, hash, text, salt, corrects, tenure, blind } = known;
  const { game, conversation, n } = entry;
  const opened = { text, salt, ...(corrects !== undefined && { corrects }) };
  const chain = await chainOf(service, game, conversation);
  const items = chain.map((kept) => ({
    entry: { ...kept.entry, about: { ...kept.entry.about } },
    hash: kept.hash,
    ...(kept.entry.n === n && opened),
  }));
  // Loaded on demand, because few requests need it.
  const { auditPress } = await import('../../../domain/press/audit.ts');
  const findings = [...auditPress(await service.log.read(game, 0, match.v), { items }).findings];
  const there = chain.find((kept) => kept.entry.n === n);
  if (there?.hash !== hash)
    findings.push({ conversation, n, code: 'NOT_AS_KEPT', detail: 'another entry stands there' });
  const isTheirs =
    !isGrey(conversation) || (blind !== undefined && greyBy(game, conversation, tenure, blind) === entry.by);
  if (!isTheirs && tenure !== '')
    findings.push({ conversation, n, code: 'WRONG_AUTHOR', detail: 'another person wrote it' });
  const hidden = (await service.press.hidden(game)).find((each) => each.conversation === conversation && each.n === n);
  return {
    ...lineOf(known),
    conversation,
    item: { entry: { ...entry, about: { ...entry.about } }, hash, ...opened },
    tenure,
    verdict: findings.length === 0 ? ('holds' as const) : ('broken' as const),
    findings,
    reasons: known.reasons.map(({ at, reason }) => ({ at, reason })),
    ...(hidden !== undefined && { hidden: hidden.by }),
  };
}
