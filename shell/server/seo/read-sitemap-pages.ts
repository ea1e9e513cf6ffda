import { itemPath } from '@headstock/commerce-client/item';
import { z } from 'zod';
import type { SitemapPage } from './sitemap.model.ts';

const pagesSchema = z.array(
  z.object({
    path: z.string().startsWith('/'),
    locales: z.array(z.enum(['en', 'fr'])).min(1),
    changedAt: z.iso.datetime().nullable(),
    imageId: z.string().nullable(),
  }),
);
const partsSchema = z.array(z.object({ last: z.string(), count: z.int(), changedAt: z.iso.datetime() }));
const itemsSchema = z.array(
  z.object({ id: z.string(), slug: z.string(), changedAt: z.iso.datetime(), imageId: z.string().nullable() }),
);

/** A run of items: where it ends, and when one of them changed last. */
export type ItemPart = z.infer<typeof partsSchema>[number];

const timeoutMs = 20_000;
/** Items of one answer of the API. */
const step = 2_000;

async function read<Answer>(url: string, schema: z.ZodType<Answer>): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`the API answered ${response.status} for addresses`);
  return schema.parse(await response.json());
}

/** Every page that is no item's. */
export const readPages = (apiUrl: string): Promise<SitemapPage[]> => read(`${apiUrl}/addresses/pages`, pagesSchema);

/** The parts into which the items fall. */
export const readParts = (apiUrl: string, size: number): Promise<ItemPart[]> =>
  read(`${apiUrl}/addresses/items/parts?size=${size}`, partsSchema);

/** The pages of items after one id, up to and with another, as they come: no more of them than one answer is ever held. */
export async function* readItems(apiUrl: string, after: string, last: string): AsyncGenerator<SitemapPage[]> {
  for (let from = after; ;) {
    const items = await read(`${apiUrl}/addresses/items?first=${step}&after=${from}`, itemsSchema);
    const wanted = items.filter(({ id }) => id <= last);
    yield wanted.map(({ id, slug, changedAt, imageId }) => ({
      path: itemPath({ slug, id }),
      locales: ['en', 'fr'],
      changedAt,
      imageId,
    }));
    from = items.at(-1)?.id ?? '';
    if (items.length < step || wanted.length < items.length || from === last) return;
  }
}
