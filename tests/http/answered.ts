import { expect } from 'vitest';
import { at } from '../../domain/lib/sure.ts';
import { eager } from '../kit/eager.ts';
import { random } from '../kit/random.ts';
import type { Actions, Client } from './kit.ts';

/**
 * People answer what they are asked, in turn, until nobody is asked or they have answered so often. The same number
 * plays the same way.
 */
export async function answered(
  as: (user: string) => Pick<Client, 'get' | 'post'>,
  path: string,
  people: readonly string[],
  most: number,
  number: number,
): Promise<void> {
  const below = random(number);
  for (let [commands, idle] = [0, 0]; commands < most && idle < people.length; ) {
    const client = as(at(people, (commands + idle) % people.length));
    const [question] = (await client.get<Actions>(`${path}/actions`)).body.actions;
    if (question === undefined) {
      idle++;
      continue;
    }
    const { status, bytes } = await client.post(`${path}/actions`, {
      ask: question.ask,
      command: eager(question.legal, below),
    });
    expect(status, bytes).toBe(200);
    [commands, idle] = [commands + 1, 0];
  }
}
