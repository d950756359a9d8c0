import { parseArgs } from 'node:util';
import { QUEUES } from '../../functions/platform/ports/queue.ts';
import { GRANTS, type Grants } from '../cloud/grants.ts';
import { FUNCTIONS, type FunctionName } from '../endpoints.ts';
import { WrongUsage } from '../local/commands/usage.ts';
import { Unusable } from '../local/server/data-folder.ts';
import { isHopeless, PROGRAMS, type Programs } from './programs.ts';
import { runsAgain, runsNoMore, sizeOf } from './reserved.ts';
import { followNewest, type Mapping, type Steps } from './streams.ts';

/** Actions of DynamoDB that change something. */
const CHANGES: readonly string[] = ['PutItem', 'DeleteItem'];

/** Returns whether a function may put or remove anything anywhere. */
const isWriter = (grants: Grants): boolean =>
  [...Object.values(grants.tables), ...Object.values(grants.memos)].flat().some((each) => CHANGES.includes(each)) ||
  grants.adds ||
  grants.keepsOrigins ||
  grants.beats ||
  grants.records ||
  grants.talks ||
  grants.forgets ||
  grants.handsOut ||
  grants.erases ||
  grants.anchors === 'writes';

/** The functions that must stand still while tables are restored. */
export const WRITERS: readonly FunctionName[] = FUNCTIONS.filter((name) => isWriter(GRANTS[name]));

/**
 * Stops the writers of a stage: no run may begin, and no stream or queue feeds them. `again`: starts them, on the
 * newest stream of each table. What already runs ends by itself within five minutes. Returns the exit code. Throws
 * `Unusable` if AWS cannot be asked at all.
 */
export async function stopWriters({ aws, say }: Programs, stage: string, again = false): Promise<number> {
  let failed = 0;
  const fail = (what: string): void => {
    failed++;
    say(`FAILED: ${what}`);
  };
  const step: Steps['step'] = async (what, ...args) => {
    const printed = await aws(...args);
    if (!printed.ok && isHopeless(printed.error)) throw new Unusable(`AWS cannot be asked: ${printed.error}`);
    if (!printed.ok) fail(`${what}: ${printed.error}`);
    else say(what);
    return printed.ok ? printed.text : undefined;
  };
  const size = again ? await sizeOf(aws, stage) : undefined;
  for (const name of WRITERS) {
    const of = ['--function-name', `fieldpost-${stage}-${name}`];
    if (size !== undefined) await step(`${name}: runs again`, 'lambda', ...runsAgain(stage, name, size));
    else await step(`${name}: no run begins`, 'lambda', ...runsNoMore(stage, name));
    const listed = await step(`${name}: what feeds it`, 'lambda', 'list-event-source-mappings', ...of);
    const mappings = mappingsIn(listed);
    for (const { UUID } of again ? await followNewest({ step, fail }, name, mappings) : mappings)
      await step(
        `${name}: ${UUID} ${again ? 'feeds' : 'does not feed'} it`,
        'lambda',
        'update-event-source-mapping',
        '--uuid',
        UUID,
        again ? '--enabled' : '--no-enabled',
      );
  }
  return failed === 0 ? 0 : 1;
}

/** The queues of a stage, and those of messages that were given up, by the ends of their names. */
export const EMPTIED: readonly string[] = [...new Set([...QUEUES, 'tells', 'hooks'])].flatMap((name) => [
  name,
  `${name}-dead`,
]);

/**
 * Empties all queues of a stage: their messages are of versions that a restore takes back. Consumers drop messages that
 * come nevertheless. Returns the exit code.
 */
export async function emptyQueues({ aws, say }: Programs, stage: string): Promise<number> {
  let failed = 0;
  for (const name of EMPTIED) {
    const found = await aws('sqs', 'get-queue-url', '--queue-name', `fieldpost-${stage}-${name}`);
    const emptied = found.ok ? await aws('sqs', 'purge-queue', '--queue-url', urlIn(found.text)) : found;
    if (!emptied.ok) failed++;
    say(emptied.ok ? `${name}: emptied` : `FAILED: ${name}: emptied: ${emptied.error}`);
  }
  return failed === 0 ? 0 : 1;
}

const urlIn = (text: string): string => (JSON.parse(text) as { readonly QueueUrl: string }).QueueUrl;

/** Returns the mappings in the answer of AWS. One that is being deleted takes no change. */
function mappingsIn(text: string | undefined): readonly Mapping[] {
  if (text === undefined) return [];
  const { EventSourceMappings = [] } = JSON.parse(text) as { readonly EventSourceMappings?: readonly Mapping[] };
  return EventSourceMappings.filter(({ State }) => State !== 'Deleting');
}

/** `fieldpost stop-writers [--stage STAGE] [--purge | --again]`: exit 1 if AWS refused a step. */
export async function stop(args: readonly string[]): Promise<number> {
  const flag = { type: 'boolean' } as const;
  const options = { stage: { type: 'string', default: 'prod' }, again: flag, purge: flag } as const;
  const { stage, again, purge } = parseArgs({ args: [...args], options }).values;
  if (again && purge)
    throw new WrongUsage('empty the queues while the writers stand still: --purge, and later --again');
  const stopped = await stopWriters(PROGRAMS, stage, again);
  return purge && stopped === 0 ? emptyQueues(PROGRAMS, stage) : stopped;
}
