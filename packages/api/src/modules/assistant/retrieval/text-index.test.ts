import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { ContentSection } from '#api/modules/content/index.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { rankSections } from './rank-sections.model.ts';
import { TextIndex } from './text-index.ts';

let database: TestDatabase;
let read: string[];

/** The memory of one process; what it reads is noted. */
const processIndex = (): TextIndex =>
  new TextIndex((section: ContentSection) => {
    if (section.changedAt !== null) read.push(`${section.slug} ${section.locale}`);
    return { title: section.title, group: section.group ?? '', sentences: section.sentences, prior: 1, section };
  });

const write = async (slug: string, locale: string, body: string, kind = 'blog'): Promise<void> => {
  const front =
    kind === 'faq'
      ? { group: 'shipping', question: `About ${slug}` }
      : {
          title: slug,
          description: 'd',
          author: 'a',
          category: 'stories',
          date: '2026-01-01',
          minutes: 1,
          imageAlt: '',
        };
  await sql`INSERT INTO content_entries (kind, slug, locale, position, front, body, html, published_on)
    VALUES (${kind}, ${slug}, ${locale}, 0, ${JSON.stringify(front)}::jsonb, ${body}, '', '2026-01-01')
    ON CONFLICT (kind, slug, locale) DO UPDATE SET body = excluded.body`.execute(database.db);
  await raise();
};
const raise = () => sql`UPDATE content_revision SET revision = revision + 1`.execute(database.db);

const find = async (
  index: TextIndex,
  word: string,
  kinds: readonly ('blog' | 'faq')[] = ['blog'],
  locale: 'en' | 'fr' = 'en',
) => {
  const { ranked } = rankSections(word, await index.read(database.db, kinds, locale), locale);
  return ranked.map(({ section }) => section.section.slug);
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  read = [];
  await sql`DELETE FROM content_entries`.execute(database.db);
  await write('maple', 'en', 'Maple flames in the light.', 'faq');
  await write('spruce', 'en', 'Spruce rings like a bell.', 'faq');
  read = [];
});

describe('the index of texts', () => {
  it('reads a text once, and again only when it was written', async () => {
    const index = processIndex();
    expect(await find(index, 'spruce', ['faq'])).toEqual(['spruce']);
    expect(read.toSorted()).toEqual(['maple en', 'spruce en']);
    await find(index, 'maple', ['faq']);
    expect(read).toHaveLength(2);
    await write('maple', 'en', 'Maple and walnut.', 'faq');
    expect(await find(index, 'walnut', ['faq'])).toEqual(['maple']);
    expect(read).toEqual(['maple en', 'spruce en', 'maple en']);
  });

  it('knows in each process what another has written or taken back', async () => {
    const [one, other] = [processIndex(), processIndex()];
    expect(await find(one, 'spruce', ['faq'])).toEqual(['spruce']);
    expect(await find(other, 'spruce', ['faq'])).toEqual(['spruce']);
    await sql`DELETE FROM content_entries WHERE slug = 'spruce'`.execute(database.db);
    await raise();
    expect(await find(one, 'spruce', ['faq'])).toEqual([]);
    expect(await find(other, 'spruce', ['faq'])).toEqual([]);
  });

  it('keeps kinds and languages apart', async () => {
    const index = processIndex();
    await write('spruce', 'fr', 'L’épicéa sonne comme une cloche.', 'faq');
    expect(await find(index, 'spruce', [])).toEqual([]);
    expect(await find(index, 'spruce', ['faq'], 'fr')).toEqual(['spruce']);
    expect(await find(index, 'cloche', ['faq'])).toEqual([]);
  });

  it('gives those who ask at once what was written before they asked', async () => {
    const index = processIndex();
    const first = find(index, 'rosewood', ['faq']);
    await write('maple', 'en', 'Rosewood and ebony.', 'faq');
    const [, second] = await Promise.all([first, find(index, 'rosewood', ['faq'])]);
    expect(second).toEqual(['maple']);
  });

  it('calls a question by the group of today', async () => {
    const index = processIndex();
    await find(index, 'spruce', ['faq']);
    const terms = { terms: ['shipping'], labels: { shipping: 'Freight' }, descriptions: {} };
    await sql`INSERT INTO content_entries (kind, slug, locale, position, front, body, html)
      VALUES ('terms', 'faq-groups', 'en', 0, ${JSON.stringify(terms)}::jsonb, '', '')`.execute(database.db);
    await raise();
    expect((await find(index, 'freight', ['faq'])).toSorted()).toEqual(['maple', 'spruce']);
  });
});
