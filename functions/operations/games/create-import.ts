import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type PositionInput, positionInputSchema } from '../../../domain/diplomacy/analyses/input.ts';
import { hmac, toBase64url } from '../../../domain/lib/hash.ts';
import { jsonOf } from '../../../domain/lib/json.ts';
import { last, sure } from '../../../domain/lib/sure.ts';
import { canonical } from '../../../domain/log/canonical.ts';
import { isFork } from '../../../domain/log/forks.ts';
import { formOf } from '../../../domain/log/forms.ts';
import { gameId } from '../../../domain/log/pseudonyms.ts';
import type { MatchCommand } from '../../../domain/match/state/commands.ts';
import { noSuchVersion } from '../../features/commands/access.ts';
import { commitNew } from '../../features/commands/commit.ts';
import type { Imported } from '../../features/imports/log.ts';
import { seedAt } from '../../features/imports/seeds.ts';
import { settingsOfSandbox } from '../../features/imports/settings.ts';
import { titleSchema, UNTITLED } from '../../features/settings/options.ts';
import { named, Problem } from '../../platform/http/problem.ts';
import { isRecord, isText, oneOf, shapeOf } from '../../platform/ports/shape.ts';
import type { Request } from '../operation.ts';
import { operation } from '../operation.ts';

const MOST_BYTES = 5_000_000;

export const newImportSchema = z
  .strictObject({
    file: z
      .string()
      .min(1)
      .max(MOST_BYTES)
      .optional()
      .meta({
        description:
          'The saved game: the log of a finished game from `GET …/log` (NDJSON), or a game of Diplomacy in the format ' +
          'of the Python package `diplomacy`, which `GET …/export?format=saved-game` writes.',
      }),
    version: z.int().min(1).optional().meta({
      description: 'The version of a log from which to continue. Default: the last version before the end of the game.',
    }),
    position: positionInputSchema.optional().meta({
      description:
        'Instead of a file: a position of Diplomacy, as in `POST /v1/rules/diplomacy/adjudications`, with at most 34 units (§2.4).',
    }),
    title: titleSchema.optional().meta({ description: 'Your title for it. Only you can see it.' }),
  })
  .refine(({ file, position }) => (file === undefined) !== (position === undefined), {
    message: 'send either "file" or "position"',
    params: { ko: '"file"과 "position" 가운데 하나를 보내세요.' },
  });

/**
 * Continues a game from elsewhere in a sandbox, after deciding each of its commands again. Or begins from a position of
 * Diplomacy.
 */
export const createImport = operation({
  id: 'createImport',
  method: 'POST',
  path: '/v1/imports',
  access: 'people',
  permission: 'write',
  worker: 'imports',
  body: newImportSchema,
  mostBytes: MOST_BYTES + 100_000,
  // A refused import costs as much as an accepted one. A retry of an accepted one is free.
  charge: async (unread) => {
    if ((await doneBefore(unread)) !== undefined) return;
    const { service, user, address } = unread;
    await service.quotas.imports(await service.persons.self(user), address);
  },
  run: async (request) => {
    const { service, body } = request;
    const { log, matches } = service;
    const key = request.idempotencyKey ?? randomUUID();
    const texts = { title: body.title ?? UNTITLED, names: {}, invited: [] };
    if (body.position !== undefined) return commitNew(request, await begunAt(body.position), texts, { key });
    const done = await doneBefore(request);
    if (done !== undefined) return commitNew(request, done, texts, { key });
    const { commits, game, seed: ofGame } = await importedFrom(request, key);
    const over = commits.findIndex(({ envelope }) => envelope.events.some(({ type }) => type === 'match/ended'));
    const version = body.version ?? (over < 0 ? commits.length : over);
    if (version > commits.length) throw noSuchVersion(commits.length);
    const before = commits.slice(0, version);
    const seed = sure(seedAt(commits, version) ?? ofGame, 'seed of what was imported');
    return commitNew(request, { type: 'fork', settings: settingsOfSandbox(), seed }, texts, {
      key,
      from: await matches.origin(game, before),
      keep: () => log.keep(last(before).hash, before),
    });
  },
});

/** Opens a sandbox of Diplomacy at a position. Throws a Problem (400) that says what is wrong with the position. */
async function begunAt(written: PositionInput) {
  const [{ readPosition }, { POWERS }, { isAsked }, { isOverfull, MOST_UNITS }] = await Promise.all([
    import('../../../domain/diplomacy/analyses/position.ts'),
    import('../../../domain/diplomacy/map/vocabulary.ts'),
    import('../../../domain/diplomacy/asks.ts'),
    import('../../../domain/diplomacy/setup.ts'),
  ]);
  const read = readPosition(written);
  const idle = { en: 'no seat has an order to give in this position', ko: '아무도 내릴 명령이 없는 배치입니다.' };
  const isIdle = read.ok && POWERS.every((power) => !isAsked(read.value, [power]));
  const overfull = {
    en: `a game has at most ${MOST_UNITS} units, one for each supply centre (§2.4)`,
    ko: `게임의 부대는 병참 중심지마다 하나씩, 모두 ${MOST_UNITS}개까지입니다(§2.4).`,
  };
  const faults = !read.ok
    ? read.error
    : [
        ...(isIdle ? [{ pointer: '', detail: idle }] : []),
        ...(isOverfull(read.value) ? [{ pointer: '/unitsBefore', detail: overfull }] : []),
      ];
  const errors = faults.map(({ pointer, detail }) => ({ pointer: `/position${pointer}`, detail }));
  const [first] = errors;
  if (first !== undefined) throw new Problem(400, 'BAD_BODY', named(first.pointer, first.detail), { errors });
  const options = jsonOf({ rulings: 'rulebook', players: 7, position: read.ok ? read.value : null });
  return { type: 'create', of: 'diplomacy', options, settings: settingsOfSandbox() } as const;
}

interface Read extends Imported {
  /** Returns the seed of a replayed game, which its log does not contain because it does not end. */
  readonly seed?: string;
}

/** Returns the commits of a file: a log, or a saved game that is replayed. */
async function importedFrom(
  { service, user, body }: Request<NewImport, unknown, 'people'>,
  key: string,
): Promise<Read> {
  const { importedLog } = await import('../../features/imports/log.ts');
  const file = sure(body.file, 'file of an import');
  if (isLog(file)) return importedLog(service, file);
  const { noImport, replayed } = await import('../../features/imports/saved-game.ts');
  const game = Object.hasOwn(service.games, 'diplomacy') ? await service.games.diplomacy?.() : undefined;
  const engine = service.matches.engineOf('diplomacy');
  const saved = parsed(file);
  if (game === undefined || engine === undefined || saved === undefined) throw noImport();
  const self = await service.persons.self(user);
  const id = gameId(self.secret, `import ${key}`);
  // A retry in another process, while this one runs, uses the same names. So both open the same sandbox.
  const seed = hmac(self.secret, canonical(['fieldpost/import-seed/2', id]));
  const nonce = (): string => toBase64url(service.random(16));
  const texts = formOf(2).commitment(toBase64url(service.random(32)), { names: {}, title: UNTITLED });
  const by = { game, id, user: service.persons.pseudonym(self, id), seed, engine, texts, at: service.now(), nonce };
  return { game, commits: replayed(saved, by), seed: toBase64url(seed) };
}

/** Returns whether the first line of a file is a commit. */
const isLog = (file: string): boolean => {
  const first = parsed(file.slice(0, file.indexOf('\n') + 1));
  return typeof first === 'object' && first !== null && 'envelope' in first;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type NewImport = z.infer<typeof newImportSchema>;
type Fork = Extract<MatchCommand, { type: 'fork' }>;

const isForking = shapeOf<Fork>({ type: oneOf('fork'), texts: isText, settings: isRecord, seed: isText });

/** Returns the command that opened a sandbox under a key, so that a retry does not decide all commands again. */
async function doneBefore({
  service,
  user,
  idempotencyKey,
}: Pick<Request<unknown, unknown, 'people'>, 'service' | 'user' | 'idempotencyKey'>): Promise<Fork | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const self = await service.persons.self(user);
  const game = gameId(self.secret, idempotencyKey);
  if ((await service.log.newest(game)) === undefined) return undefined;
  const commits = await service.log.read(game, 0);
  const first = commits.findLast(({ envelope }) => isFork(envelope));
  const command = first?.secrets.command?.value;
  return isForking(command) ? command : undefined;
}
