import { operation } from '../operation.ts';

/** Returns the personal tokens of the caller and of their bot accounts. */
export const listTokens = operation({
  id: 'listTokens',
  method: 'GET',
  path: '/v1/me/tokens',
  access: 'people',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service: { persons, tokens }, user }) => {
    const person = await persons.personOf(user);
    return { body: { tokens: person === undefined ? [] : await tokens.list(person) } };
  },
});
