import type { Text } from '../../../domain/lib/text.ts';
import type { Audit } from '../../../domain/match/audit/audit.ts';
import {
  isFlag,
  isNumber,
  isRecord,
  isText,
  listOf,
  maybe,
  oneOf,
  type Shape,
  shapeOf,
} from '../../platform/ports/shape.ts';

type Code = Audit['findings'][number]['code'];
/** A code of any release. */
const isCode: Shape<Code> = (value): value is Code => isText(value);

/** Tells whether a stored value is an audit. */
export const isAudit = shapeOf<Audit>({
  verdict: oneOf('holds', 'broken', 'incomplete', 'unchecked'),
  reason: maybe(oneOf('time', 'engine', 'secrets')),
  ok: isFlag,
  game: isText,
  version: isNumber,
  hash: isText,
  complete: isFlag,
  checks: shapeOf<Audit['checks']>({
    commits: isNumber,
    commitments: isNumber,
    openings: isNumber,
    draws: isNumber,
    redecided: isNumber,
    kept: isNumber,
  }),
  engines: listOf(shapeOf<Audit['engines'][number]>({ name: isText, commits: isNumber, known: isFlag })),
  findings: listOf(shapeOf<Audit['findings'][number]>({ v: isNumber, code: isCode, detail: isText })),
  says: listOf(isRecord<Text>),
});
