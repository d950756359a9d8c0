import { operation } from '../operation.ts';

/** Returns the games that this server hosts. */
export const listRules = operation({
  id: 'listRules',
  method: 'GET',
  path: '/v1/rules',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'content' },
  run: async ({ service, locale }) => {
    const games = await Promise.all(Object.values(service.games).map((load) => load()));
    return {
      body: {
        rules: games.map(({ id, title, titles, rules, guide }) => ({
          id,
          title: titles?.[locale] ?? title,
          rules,
          href: `/v1/rules/${id}`,
          ...(guide !== undefined && { guide: true }),
        })),
      },
    };
  },
});
