import { dynamoErasures } from '../../functions/platform/dynamo/erasures.ts';
import { dynamoPeople } from '../../functions/platform/dynamo/people.ts';
import type { Stores } from '../../infra/upkeep/stores.ts';

/** Stores with a client that throws after this number of writes. */
export function crashing(on: Stores, writes: number): Stores {
  let left = writes;
  const client = new Proxy(on.client, {
    get: (target, name) =>
      name === 'send'
        ? (command: { readonly constructor: { readonly name: string } }) => {
            if (/^(Put|Delete)Item/.test(command.constructor.name) && left-- <= 0) throw new Error('crash');
            return target.send(command as never);
          }
        : Reflect.get(target, name),
  });
  const background = { ...on.background, people: dynamoPeople(client, on.tables.people) };
  return { ...on, client, background, erasures: dynamoErasures(client, on.tables) };
}
