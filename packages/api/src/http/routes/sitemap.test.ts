import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readContent } from '@headstock/content/read-content';
import { publishContent } from '#api/modules/content/index.ts';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import type { Services } from '#api/platform/services.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';

type ItemAddress = { id: string; slug: string; changedAt: string; imageId: string | null };
type Part = { last: string; count: number; changedAt: string };
type Page = { path: string; locales: string[]; changedAt: string | null; imageId: string | null };

let api: TestApi;
beforeAll(async () => {
  const publish = async ({ db, storage }: Services) => publishContent(db, storage, await readContent());
  api = await startTestApi({}, publish, demoShop(300));
});
afterAll(() => api.close());

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(api.url + path);
  expect(response.status).toBe(200);
  const answer: Answer = JSON.parse(await response.text());
  return answer;
}

async function walk(first: number): Promise<ItemAddress[]> {
  const all: ItemAddress[] = [];
  for (let after = ''; ; after = all.at(-1)?.id ?? '') {
    const page = await read<ItemAddress[]>(`/addresses/items?first=${first}&after=${after}`);
    all.push(...page);
    if (page.length < first) return all;
  }
}

describe('the addresses of items', () => {
  it('are paged by id, each once, for any page size', async () => {
    const all = await walk(1_000);
    expect(all.length).toBeGreaterThan(250);
    expect(await walk(37)).toEqual(all);
    expect(all.map(({ id }) => id)).toEqual([...new Set(all.map(({ id }) => id))].toSorted());
    expect(all.every(({ imageId, slug }) => imageId !== null && slug !== '')).toBe(true);
  });

  it('include live and sold items, but neither variants nor withdrawn ones', async () => {
    const { db } = api.services;
    const withdrawn = (await walk(1_000))[5]!;
    await db.updateTable('listings').set({ status: 'withdrawn' }).where('item_id', '=', withdrawn.id).execute();
    const ids = (await walk(1_000)).map(({ id }) => id);
    const shown = await db
      .selectFrom('listings')
      .innerJoin('items', 'items.id', 'listings.item_id')
      .select(['items.id', 'listings.status', 'parent_item_id'])
      .where('items.id', 'in', ids)
      .execute();
    expect(ids).not.toContain(withdrawn.id);
    expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(['live', 'sold']));
    expect(shown.every(({ parent_item_id: parent }) => parent === null)).toBe(true);
  });

  it('are split into parts, each of which ends where the next begins', async () => {
    const all = await walk(1_000);
    const parts = await read<Part[]>('/addresses/items/parts?size=100');
    const ends = all.filter((_, index) => (index + 1) % 100 === 0 || index === all.length - 1);
    expect(parts.map(({ last }) => last)).toEqual(ends.map(({ id }) => id));
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
    expect(parts.every(({ count }) => count <= 100)).toBe(true);
  });

  it.each(['after=%27%20OR%201', 'first=-1', 'first=1e9', 'first=x', 'after=\u0000'])(
    'do not mind what is asked: %s',
    async (query) => {
      const page = await read<ItemAddress[]>(`/addresses/items?${query}`);
      expect(page.length).toBeGreaterThan(0);
    },
  );
});

it('the other pages are those of categories, sellers and content, each in its languages', async () => {
  const pages = new Map((await read<Page[]>('/addresses/pages')).map((page) => [page.path, page]));
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining([
      '/shop/category/mandolins',
      '/sellers/headstock',
      '/repairs',
      '/faqs',
      '/blog',
      '/blog/dating-a-gibson',
    ]),
  );
  expect(pages.get('/blog/dating-a-gibson')).toMatchObject({
    locales: ['en', 'fr'],
    imageId: expect.stringMatching(/./),
  });
  const posts = [...pages.values()].filter(({ path }) => /^\/blog\/[^/]+$/.test(path));
  const newest = posts.map(({ changedAt }) => changedAt ?? '').toSorted();
  expect(pages.get('/blog')?.changedAt).toBe(newest.at(-1));
  expect([...pages.values()].filter(({ changedAt }) => changedAt === null)).toEqual([]);
  expect([...pages.keys()].every((path) => path.startsWith('/') && !path.endsWith('/'))).toBe(true);
});
