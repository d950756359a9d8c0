import { parseArgs } from 'node:util';
import { GRANTS, type Grants } from '../cloud/grants.ts';
import { FUNCTIONS, type FunctionName } from '../endpoints.ts';
import { PROGRAMS, type Programs } from './programs.ts';

/** Actions of DynamoDB that change something. */
const CHANGES: readonly string[] = ['PutItem', 'DeleteItem'];

/** Returns whether a function may put or remove anything anywhere. */
const isWriter = (grants: Grants): boolean =>
  [...Object.values(grants.tables), ...Object.values(grants.memos)].flat().some((each) => CHANGES.includes(each)) ||
  grants.adds ||
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
 * Stops the writers of a stage: no run may begin, and no stream or queue feeds them. `again`: starts them. What already
 * runs ends by itself within five minutes. Returns the exit code.
 */
export async function stopWriters({ aws, say }: Programs, stage: string, again = false): Promise<number> {
  let failed = 0;
  const done = async (what: string, ...args: readonly string[]): Promise<string> => {
    const printed = await aws('lambda', ...args);
    if (!printed.ok) failed++;
    say(printed.ok ? what : `FAILED: ${what}: ${printed.error}`);
    return printed.ok ? printed.text : '';
  };
  for (const name of WRITERS) {
    const of = ['--function-name', `fieldpost-${stage}-${name}`];
    if (again) await done(`${name}: runs again`, 'delete-function-concurrency', ...of);
    else
      await done(`${name}: no run begins`, 'put-function-concurrency', ...of, '--reserved-concurrent-executions', '0');
    const listed = await done(`${name}: what feeds it`, 'list-event-source-mappings', ...of);
    for (const id of mappingsIn(listed)) {
      const enabled = again ? '--enabled' : '--no-enabled';
      await done(
        `${name}: ${id} ${again ? 'feeds' : 'does not feed'} it`,
        'update-event-source-mapping',
        '--uuid',
        id,
        enabled,
      );
    }
  }
  return failed === 0 ? 0 : 1;
}

/** Returns the ids in the answer of AWS. */
function mappingsIn(text: string): readonly string[] {
  if (text === '') return [];
  const { EventSourceMappings = [] } = JSON.parse(text) as { EventSourceMappings?: readonly { UUID: string }[] };
  return EventSourceMappings.map(({ UUID }) => UUID);
}

/** `fieldpost stop-writers [--stage STAGE] [--again]`: exit 1 if AWS refused a step. */
export async function stop(args: readonly string[]): Promise<number> {
  const options = { stage: { type: 'string', default: 'prod' }, again: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  return stopWriters(PROGRAMS, values.stage, values.again);
}
