import type { Legal } from '../../../domain/contract/legal.ts';
import type { JsonObject } from '../../../domain/lib/json.ts';
import type { Audit } from '../../../domain/match/audit/audit.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import { eager } from '../../kit/eager.ts';
import { type Below, random } from '../../kit/random.ts';
import { type Actions, type House, SEATS, started } from '../kit.ts';

// Battles over HTTP, played by two clients that know only what `GET …/actions` offers them.

/** How a battle went over HTTP. */
export interface Battled {
  readonly path: string;
  readonly match: MatchView;
  readonly audit: Audit;
}

/**
 * Starts a battle and plays it until it is over; then its log is audited. The same number plays the same battle in a
 * new house.
 */
export async function battle(house: House, options: JsonObject, number: number): Promise<Battled> {
  const path = await started(house, { of: 'napoleonics', options });
  await fight(house, path, random(number));
  const { body: match } = await house.as(undefined).get<MatchView>(path);
  const { body: audit } = await house.as(undefined).get<Audit>(`${path}/audit`);
  return { path, match, audit };
}

type Question = Actions['actions'][number];

/**
 * Both clients ask in turn what they may do, and do it, until one is asked what `wanted` looks for: that question;
 * undefined: the battle is over.
 */
export async function fight(
  house: House,
  path: string,
  below: Below,
  wanted: (question: Question) => boolean = () => false,
): Promise<Question | undefined> {
  const clients = SEATS.napoleonics.map((seat) => house.as(seat));
  for (let turn = 0, idle = 0; idle < clients.length; ) {
    const client = clients[turn % clients.length]!;
    const { body } = await client.get<Actions>(`${path}/actions`);
    const [question] = body.actions;
    if (question === undefined) {
      idle++;
      turn++;
      continue;
    }
    if (wanted(question)) return question;
    idle = 0;
    const command = eager(question.legal, below);
    const { status, bytes } = await client.post(`${path}/actions`, { ask: question.ask, command });
    if (status !== 200) throw new Error(`${JSON.stringify(command)}: ${bytes}`);
  }
  return undefined;
}

/** The branches of what is offered that hold commands of one type. */
export function offered({ legal }: Pick<Question, 'legal'>, type: string): readonly Legal[] {
  const branches = legal.is === 'oneOf' ? legal.of : [legal];
  return branches.filter(
    (branch) => branch.is === 'fields' && branch.fields.type?.is === 'const' && branch.fields.type.value === type,
  );
}
