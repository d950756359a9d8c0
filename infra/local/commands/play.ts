import { createInterface } from 'node:readline';
import { FieldpostError, isRefusal } from '../../../client/src/index.ts';
import { type AtService, atService } from './at-service.ts';
import { type Asking, choose, Gone } from './choose.ts';
import { writeLine } from './input.ts';
import { shown } from './shown.ts';
import { inWords } from './watch.ts';

/**
 * `fieldpost play GAME`: prints the position in words, and the choices whenever you are asked, until the game is over.
 */
export async function play(args: readonly string[]): Promise<number> {
  const at = await atService(args);
  const lines = createInterface({ input: process.stdin });
  const typed = lines[Symbol.asyncIterator]();
  const ask: Asking = async (question) => {
    process.stdout.write(shown(question));
    const { value, done } = await typed.next();
    return done === true ? undefined : value;
  };
  try {
    for await (const match of at.client.follow(at.game)) {
      await writeLine(shown(await inWords(at, match)));
      if (match.status === 'playing') await answerAll(at, ask);
    }
    return 0;
  } catch (caught) {
    if (caught instanceof Gone) return 0;
    if (!(caught instanceof FieldpostError)) throw caught;
    process.stderr.write(`${shown(caught.problem.detail)}\n`);
    return 1;
  } finally {
    lines.close();
    at.client.close();
  }
}

/** Answers the open question. Shows a refusal and asks again, unless the question is closed. */
async function answerAll({ client, game }: AtService, ask: Asking): Promise<void> {
  const open = async () => (await client.getActions({ game })).actions.find(({ settled }) => settled !== true);
  for (let question = await open(); question !== undefined; question = await open()) {
    const { seat, legal, kind } = question;
    await writeLine(shown(`\n${seat}, ${kind}:`));
    // The value was chosen from the grammar, so it is a command. Its type cannot express that.
    const body = { ask: question.ask, seat, command: (await choose(legal, ask)) as never };
    try {
      await client.postAction({ game, body });
    } catch (caught) {
      if (!isRefusal(caught)) throw caught;
      await writeLine(shown(`${caught.problem.detail}${caught.rule === undefined ? '' : ` (${caught.rule})`}`));
    }
  }
}
