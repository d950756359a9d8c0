import * as z from 'zod';
import { leadingTo, linkAfter } from '../../platform/http/headers/paging.ts';
import { wholeNumber } from '../../platform/http/spellings.ts';
import { operation } from '../operation.ts';

const query = z.strictObject({
  after: wholeNumber(0).default(0),
  limit: wholeNumber(1, 200).default(50),
});

/** Returns the record of outages, oldest first, and whether the server is under maintenance. */
export const listOutages = operation({
  id: 'listOutages',
  method: 'GET',
  path: '/v1/outages',
  access: 'anyone',
  permission: 'read',
  cache: { by: 'content', plain: true },
  query,
  run: async (request) => {
    const { after, limit } = request.query;
    const found = await request.service.outages.read(after, limit + 1);
    const outages = found.slice(0, limit);
    const last = outages.at(-1)?.entry.n;
    const { next, headers } = leadingTo(
      found.length > limit && last !== undefined ? linkAfter(request, last) : undefined,
    );
    const { statusPage } = request.service;
    const maintenance = await request.service.outages.maintenance();
    const now = { ...(maintenance && { maintenance }), ...(statusPage !== undefined && { statusPage }) };
    return { body: { outages, ...next, ...now }, headers };
  },
});
