import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { makeShellKey, SHELL_HEADER } from '#api/http/shell-key.ts';
import { insertAccount, openSession } from '#api/modules/accounts/account.fixture.ts';
import { catalogSearch } from '#api/modules/catalog/catalog-search.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { readVocabularyRevision } from './load-synonyms.ts';
import { shippedEntries } from './shipped-synonyms.ts';
import { type SynonymEntry, Synonyms } from './synonyms.ts';

type Outcome = { words: string[]; count: number; hits: { title: string }[] };
type Compared = { query: string; origin: string; isChanged: boolean; before: Outcome; after: Outcome };
type Saved = {
  success: boolean;
  code: string | null;
  field: string | null;
  vocabulary: { version: number; authorName: string | null } | null;
};

let api: TestApi;
let writer: TestVisitor;
let colleague: TestVisitor;
let reader: TestVisitor;
let customer: TestVisitor;

async function person(grants: readonly string[] | null): Promise<TestVisitor> {
  const { db } = api.services;
  const visitor = api.visitor();
  const account = await insertAccount(db, { is_admin: grants !== null, display_name: 'Ada' });
  if (grants) {
    const id = newId();
    await db
      .insertInto('staff_roles')
      .values({ id, name: id, grants: JSON.stringify(grants) })
      .execute();
    await db.updateTable('accounts').set({ staff_role_id: id }).where('id', '=', account.id).execute();
  }
  await openSession(db, visitor, account.id);
  return visitor;
}

beforeAll(async () => {
  api = await startTestApi({}, undefined, demoShop(240, '2026-07-04'));
  [writer, colleague] = [await person(['catalogue:write']), await person(['catalogue:write'])];
  reader = await person(['catalogue:read']);
  customer = await person(null);
});
afterAll(() => api.close());

const entry = (typed: string, means: string, kind: SynonymEntry['kind'] = 'replace'): SynonymEntry => ({
  kind,
  locale: 'en',
  typed,
  means,
});

async function save(visitor: TestVisitor, version: number, entries: readonly unknown[]): Promise<Saved> {
  const { data, errors } = await visitor.query<{ searchVocabularySave: Saved }>(
    `mutation Save($version: Int!, $entries: [SearchSynonymInput!]!) { searchVocabularySave(version: $version, entries: $entries) {
      success code field vocabulary { version authorName } } }`,
    { version, entries },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.searchVocabularySave;
}

async function compare(entries: readonly unknown[], typed: string | null = null) {
  const { data, errors } = await reader.query<{
    searchComparison: { code: string | null; field: string | null; comparisons: Compared[] };
  }>(
    `query Compare($entries: [SearchSynonymInput!]!, $typed: String) { searchComparison(entries: $entries, typed: $typed) {
      code field comparisons { query origin isChanged before { words count hits { title } } after { words count hits { title } } } } }`,
    { entries, typed },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.searchComparison;
}

const version = async (): Promise<number> => {
  const { data } = await reader.query<{ searchVocabulary: { version: number } }>('{ searchVocabulary { version } }');
  return data?.searchVocabulary.version ?? -1;
};

const count = async (keywords: string): Promise<number> =>
  (
    await catalogSearch(api.services.db).search({
      filter: { keywords },
      sort: 'DEFAULT',
      page: 1,
      first: 10,
      locale: 'en',
    })
  ).totalCount();

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const afterCheck = (): Promise<void> => pause(800);

describe('the vocabulary', () => {
  it('begins with what comes with the shop', async () => {
    const { data } = await reader.query<{ searchVocabulary: { version: number; entries: unknown[] } }>(
      '{ searchVocabulary { version entries { kind locale typed means } } }',
    );
    expect(data?.searchVocabulary).toEqual({ version: 0, entries: shippedEntries });
  });

  it('shows before it is saved what changes, changes searches within a second, and leaves a version and a row in the log', async () => {
    const entries = [...shippedEntries, entry('Twanger!', 'TÉLÉCASTER')];
    const { comparisons, code } = await compare(entries, 'twanger');
    expect(code).toBeNull();
    const [tried] = comparisons;
    expect(tried).toMatchObject({
      query: 'twanger',
      origin: 'typed',
      isChanged: true,
      after: { words: ['telecaster'] },
    });
    expect(tried?.after.count).toBeGreaterThan(tried?.before.count ?? 0);
    expect(tried?.after.hits[0]?.title).toContain('Telecaster');
    expect(comparisons.filter(({ isChanged }) => isChanged)).toHaveLength(1);
    expect(await count('twanger')).toBe(tried?.before.count);

    const saved = await save(writer, 0, entries);
    expect(saved).toMatchObject({ success: true, code: null, vocabulary: { version: 1, authorName: 'Ada' } });
    await afterCheck();
    expect(await count('twanger')).toBe(await count('telecaster'));
    const entryOfLog = await api.services.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'search-vocabulary.saved')
      .executeTakeFirstOrThrow();
    expect(entryOfLog.detail).toEqual({ version: 1, added: 1, removed: 0 });
  });

  it('calls whoever keeps pages, and once more when every process has it', async () => {
    const { db, secret } = api.services;
    const revision = async (): Promise<string> => {
      const answer = await api
        .visitor()
        .fetch('/api/content-revision', { headers: { [SHELL_HEADER]: makeShellKey(secret) } });
      return String(JSON.parse(await answer.text()).revision);
    };
    const now = await version();
    while ((await readVocabularyRevision(db)) !== `${now}.${now}`) await pause(50);
    const before = await revision();
    await save(writer, now, [...shippedEntries, entry('purged', 'gibson')]);
    const seen = new Set<string>();
    for (const end = Date.now() + 30_000; Date.now() < end && seen.size < 2; await pause(100)) {
      const told = await revision();
      if (told !== before) seen.add(told);
    }
    expect(seen.size).toBe(2);
    expect(await readVocabularyRevision(db)).toBe(`${now + 1}.${now + 1}`);
  });

  it('can be put back, also to what came with the shop', async () => {
    const { data } = await reader.query<{
      searchVocabularyRevisions: { version: number; count: number; entries: unknown[] }[];
      first: { count: number };
      none: null;
    }>(
      '{ searchVocabularyRevisions { version count entries { typed } } first: searchVocabularyRevision(version: 1) { count } none: searchVocabularyRevision(version: 9) { count } }',
    );
    expect(data?.searchVocabularyRevisions.map((revision) => revision.version)).toEqual([2, 1, 0]);
    for (const { count: length, entries } of data?.searchVocabularyRevisions ?? [])
      expect(entries).toHaveLength(length);
    expect(data?.first.count).toBe(data?.searchVocabularyRevisions[1]?.count);
    expect(data?.none).toBeNull();
    const saved = await save(writer, await version(), shippedEntries);
    expect(saved.vocabulary?.version).toBe(3);
    await afterCheck();
    expect(await count('twanger')).not.toBe(await count('telecaster'));
  });

  it('of two who save at once is one’s, and the other is told', async () => {
    const now = await version();
    const both = await Promise.all([
      save(writer, now, [...shippedEntries, entry('one', 'gibson')]),
      save(colleague, now, [...shippedEntries, entry('two', 'fender')]),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['changed', null]);
    expect(await version()).toBe(now + 1);
  });

  it.each([
    ['nothing typed', [entry('  ', 'gibson')], 'invalid', '0.typed'],
    ['signs alone', [entry('!!!', 'gibson')], 'invalid', '0.typed'],
    ['nothing meant', [entry('lp', 'les paul'), entry('x', '&')], 'invalid', '1.means'],
    ['five words', [entry('a b c d e', 'gibson')], 'invalid', '0.typed'],
    ['two words that find also', [entry('a b', 'gibson', 'add')], 'invalid', '0.typed'],
    ['itself', [entry('Lefty', 'lefty')], 'invalid', '0.means'],
    ['too long', [entry('x'.repeat(101), 'gibson')], 'invalid', '0.typed'],
    ['the same twice', [entry('lp', 'les paul'), entry('LP', 'gibson')], 'double', '1.typed'],
    ['too many', Array.from({ length: 1_001 }, (_, index) => entry(`w${index}`, 'gibson')), 'too-many', null],
  ])('refuses %s, in a save and in a comparison', async (_name, entries, code, field) => {
    expect(await save(writer, await version(), entries)).toMatchObject({ success: false, code, field });
    expect(await compare(entries)).toMatchObject({ code, field, comparisons: [] });
  });

  it('says when nothing is different', async () => {
    const { data } = await reader.query<{ searchVocabulary: { entries: unknown[] } }>(
      '{ searchVocabulary { entries { kind locale typed means } } }',
    );
    expect(await save(writer, await version(), data?.searchVocabulary.entries ?? [])).toMatchObject({
      code: 'unchanged',
    });
  });

  it('takes hostile words as words', async () => {
    const hostile = [entry("'); DROP TABLE listings; --", "gibson' | !fender & (x:*)")];
    const { comparisons } = await compare(hostile, "'); DROP TABLE listings; --");
    expect(comparisons[0]?.after.words).toEqual(['gibson', 'fender', 'x']);
  });

  it('compares what was searched for by those who let it be counted', async () => {
    const event = {
      event_name: 'performedSearch' as const,
      order_id: null,
      account_id: null,
      properties: JSON.stringify({ SearchTerm: 'Banjo Five', SearchFilters: {}, SearchLocation: '/shop' }),
    };
    await api.services.db
      .insertInto('tracking_events')
      .values({ id: newId(), ...event })
      .execute();
    const { comparisons } = await compare(shippedEntries);
    expect(comparisons).toContainEqual(expect.objectContaining({ query: 'banjo five', origin: 'searched' }));
  });

  it('is read by those who read the catalogue, and saved by those who write it', async () => {
    const read =
      '{ searchVocabulary { version } searchVocabularyRevisions { version } searchVocabularyRevision(version: 0) { version } searchComparison(entries: []) { code } }';
    const write = 'mutation { searchVocabularySave(version: 0, entries: []) { success } }';
    const code = async (visitor: TestVisitor, operation: string) =>
      (await visitor.query(operation)).errors?.[0]?.extensions?.['code'];
    expect(await code(reader, write)).toBe('FORBIDDEN');
    for (const operation of [read, write]) {
      expect(await code(customer, operation)).toBe('FORBIDDEN');
      expect(await code(api.visitor(), operation)).toBe('UNAUTHENTICATED');
    }
  });
});

describe('synonyms', () => {
  const synonyms = new Synonyms([
    entry('amp', 'amplifier'),
    entry('tube amp', 'valve amplifier'),
    entry('burst', 'sunburst', 'add'),
    entry('burst', 'cherry', 'add'),
  ]);

  it('replace the longest phrase first, with a plural at its end, and find other words as well', () => {
    expect(synonyms.replace(['tube', 'amps', 'fender'])).toEqual(['valve', 'amplifier', 'fender']);
    expect(synonyms.replace(['amps'])).toEqual(['amplifier']);
    expect(synonyms.replace(['tubes', 'amp'])).toEqual(['tubes', 'amplifier']);
    expect(synonyms.alsoOf('burst')).toEqual(['sunburst', 'cherry']);
    expect(synonyms.alsoOf('constructor')).toEqual([]);
  });

  it('are looked up by the first word: a thousand cost what one does', () => {
    const many = new Synonyms(Array.from({ length: 1_000 }, (_, index) => entry(`word${index}`, 'gibson')));
    const words = Array.from({ length: 10 }, (_, index) => `none${index}`);
    const began = performance.now();
    for (let round = 0; round < 10_000; round += 1) many.replace(words);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
