import type { JsonObject } from '../../../domain/lib/json.ts';
import type { Audit } from '../../../domain/match/audit/audit.ts';
import type { MatchView } from '../../../domain/match/view/view.ts';
import { eager } from '../../kit/eager.ts';
import { type Below, random } from '../../kit/random.ts';
import { type Actions, type House, started } from '../kit.ts';

// Campaigns over HTTP, played by clients that know only what `GET …/actions` offers them.

/** How a campaign went over HTTP. */
interface Campaign {
  readonly path: string;
  readonly match: MatchView;
  readonly audit: Audit;
  /** Commands that the clients gave. */
  readonly commands: number;
}

/** Starts a campaign and plays it until it is over, or for this number of commands; then its log is audited. */
export async function campaign(
  house: House,
  options: JsonObject,
  number: number,
  most = Number.POSITIVE_INFINITY,
): Promise<Campaign> {
  const path = await started(house, { of: 'kutuzov', options });
  const { commands } = await march(house, path, random(number), { most });
  const { body: match } = await house.as(undefined).get<MatchView>(path);
  const { body: audit } = await house.as(undefined).get<Audit>(`${path}/audit`);
  return { path, match, audit, commands };
}

export type Question = Actions['actions'][number];

interface Until {
  /** Stops before this question is answered. */
  readonly wanted?: (question: Question) => boolean;
  readonly most?: number;
  /** Clients say nothing of windows to come, so that they are asked at each. */
  readonly near?: true;
}

/**
 * Every client asks in turn what it may do, and does it, until the campaign is over or is to stop: `question` is the
 * one wanted.
 */
export async function march(
  house: House,
  path: string,
  below: Below,
  { wanted = () => false, most = Number.POSITIVE_INFINITY, near }: Until = {},
): Promise<{ readonly commands: number; readonly question?: Question }> {
  const { body: match } = await house.as(undefined).get<MatchView>(path);
  const clients = match.seats.map(({ seat }) => house.as(seat));
  let commands = 0;
  for (let turn = 0, idle = 0; idle < clients.length && commands < most; ) {
    const client = clients[turn % clients.length]!;
    const { body } = await client.get<Actions>(`${path}/actions`);
    const [question] = body.actions;
    if (question === undefined) {
      idle++;
      turn++;
      continue;
    }
    if (wanted(question)) return { commands, question };
    idle = 0;
    const chosen = eager(question.legal, below);
    const command = near ? sayingNoMore(chosen as JsonObject) : chosen;
    const { status, bytes } = await client.post(`${path}/actions`, { ask: question.ask, command });
    if (status !== 200) throw new Error(`${JSON.stringify(command)}: ${bytes}`);
    commands++;
  }
  return { commands };
}

function sayingNoMore({ for: _, plan: __, ...said }: JsonObject): JsonObject {
  return said;
}
