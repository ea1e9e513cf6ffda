import type { FastifyInstance } from 'fastify';
import { MOST_ADDRESSES, readItemAddresses, readItemAddressParts } from '#api/domains/addresses/item-addresses.ts';
import { readPageAddresses } from '#api/domains/addresses/page-addresses.ts';
import { isId } from '#api/db/new-id.ts';
import type { Services } from '#api/http/context.ts';

type Numbers = { Querystring: { after?: string; first?: string; size?: string } };

const whole = (text: string | undefined, otherwise: number, most: number): number => {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) ? Math.min(Math.max(1, value), most) : otherwise;
};

/**
 * The addresses of the shop's public pages, for sitemaps. Only processes of the shop reach these: the shell does not hand
 * them on.
 */
export function register(app: FastifyInstance, { db }: Services): void {
  app.get('/addresses/pages', async () => readPageAddresses(db));
  app.get<Numbers>('/addresses/items/parts', async ({ query }) =>
    readItemAddressParts(db, whole(query.size, 25_000, 50_000)),
  );
  app.get<Numbers>('/addresses/items', async ({ query }) => {
    const after = query.after !== undefined && isId(query.after) ? query.after : '';
    return readItemAddresses(db, after, whole(query.first, 1_000, MOST_ADDRESSES));
  });
}
