import * as z from 'zod';
import { keptOutageSchema } from '../../domain/match/audit/outages.ts';
import { nextSchema } from '../platform/http/headers/paging.ts';

const text = z.string();

export const findingSchema = z.strictObject({
  v: z.int().meta({ description: 'The commit with the finding.' }),
  code: text.meta({ description: '`BROKEN_CHAIN`, `WRONG_COMMITMENT`, `WRONG_SEED`, `NOT_REPEATABLE`, ...' }),
  detail: text,
});

const count = (description: string) => z.int().min(0).meta({ description });

export const auditReportSchema = z.strictObject({
  verdict: z.enum(['holds', 'broken', 'unchecked']).meta({
    description:
      '`holds`: everything was checked, and nothing is wrong. `broken`: see `findings`. `unchecked`: nothing ' +
      'wrong was found, but some checks are missing: see `reason`.',
  }),
  reason: z
    .enum(['time', 'engine', 'secrets'])
    .exactOptional()
    .meta({
      description:
        'Why the verdict is `unchecked`. `time`: deciding the commands again takes longer than a request may. Ask ' +
        'again after `Retry-After`, and the audit continues (`checks.redecided`). `engine`: an engine is not ' +
        'available here, or failed. `secrets`: secrets or the end are missing, for example while the game runs.',
    }),
  ok: z.boolean().meta({ description: 'The verdict is `holds`.' }),
  game: z.string().meta({ description: 'Id of the game.' }),
  version: z.int().meta({ description: 'Version that the answer describes.' }),
  hash: text.meta({ description: 'Hash of that commit: the head of the chain.' }),
  complete: z.boolean().meta({ description: 'The game is over and complete: seed and randomness could be checked.' }),
  checks: z.strictObject({
    commits: count('Links of the chain.'),
    commitments: count('Commitments compared with the value and salt they stand for.'),
    openings: count('Openings of seals compared with what was sealed.'),
    draws: z.int().meta({ description: 'Draws of dice and cards that were repeated from the seed, without any rule.' }),
    redecided: count(
      'Commands decided again by the very engine that decided them, with chance drawn again from the seed.',
    ),
    kept: count('Receipts and signed heads that the log was compared with: none here.'),
  }),
  findings: z.array(findingSchema),
  engines: z.array(
    z.strictObject({
      name: text.meta({
        description: 'The engine’s name in commits: the SHA-256 of its file, or a release in logs that 0.1.0 began.',
      }),
      commits: count('Commits that name it.'),
      known: z.boolean().meta({ description: 'The engine is available here, so its commands could be decided again.' }),
    }),
  ),
  says: z.array(text).meta({
    description: 'The result in words: the checks that ran, the checks that could not run, and the open questions.',
  }),
  signedHead: text.meta({
    description:
      'A JWS (ES256) of `{ game, version, hash, at }`. Keep it, and verify it with a key of /.well-known/jwks.json.',
  }),
});

export const outagesPageSchema = z.strictObject({
  outages: z.array(keptOutageSchema),
  next: nextSchema,
  maintenance: z
    .strictObject({
      from: z.int().meta({ description: 'When it began.' }),
      why: text.meta({ description: 'The reason, as the operator wrote it.' }),
      until: z.int().exactOptional().meta({ description: 'When the operator expects its end. Absent: not known.' }),
    })
    .exactOptional()
    .meta({
      description:
        'The server refuses commands with `503 MAINTENANCE`, and no deadline times out. Absent: no maintenance is on.',
    }),
  statusPage: text
    .exactOptional()
    .meta({ description: 'A page elsewhere that says whether this server answers. Absent: there is none.' }),
});
