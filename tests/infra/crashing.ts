import type { Stores } from '../../infra/upkeep/stores.ts';

/** Stores whose client throws after so many writes. */
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
  return { ...on, client };
}
