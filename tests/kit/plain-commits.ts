import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { jsonOf } from '../../domain/lib/json.ts';
import { canonical } from '../../domain/log/canonical.ts';
import type { Commit } from '../../domain/log/commit.ts';

/** A commit as release 0.1.0 stored it: two texts, beside copies of the game, the version and the time. */
export const plainItemOf = ({ envelope, secrets, hash }: Commit): Record<string, AttributeValue> => ({
  pk: { S: `G#${envelope.game}` },
  sk: { S: `C#${String(envelope.v).padStart(10, '0')}` },
  game: { S: envelope.game },
  v: { N: String(envelope.v) },
  at: { N: String(envelope.at) },
  envelope: { S: canonical(jsonOf(envelope)) },
  secrets: { S: canonical(jsonOf(secrets)) },
  hash: { S: hash },
});
