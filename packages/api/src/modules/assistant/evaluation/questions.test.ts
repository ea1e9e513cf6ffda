import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readContent } from '@headstock/content/read-content';
import { anonymous, type ActorContext } from '#api/platform/actor-context.ts';
import type { Locale } from '#api/platform/locale.ts';
import { MemoryStorage } from '#api/platform/storage/memory-storage.ts';
import { publishContent } from '#api/modules/content/index.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import { answerByRetrieval } from './answer-by-retrieval.ts';
import { answeredQuestions, declinedQuestions } from './questions.fixture.ts';
import { isFact, type PassageKind, type Statement } from './retrieval/passage.ts';

const everything: readonly PassageKind[] = ['pages', 'faq', 'blog', 'catalogue', 'orders'];

let database: TestDatabase;
let orderNumber: string;
/** Everything that the shop published, as its readers see it: by language, without tags and line ends. */
const published = new Map<Locale, string>();

const words = (text: string): string => text.replaceAll(/[^\p{L}\p{N}$]+/gu, ' ').trim();
const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");

beforeAll(async () => {
  database = await createTestDatabase({ template: demoShop(240, '2026-07-04') });
  const { db } = database;
  await publishContent(db, new MemoryStorage(), await readContent());
  const entries = await db.selectFrom('content_entries').select(['locale', 'html', 'front']).execute();
  for (const locale of ['en', 'fr'] as const) {
    const own = entries.filter((entry) => entry.locale === locale);
    published.set(
      locale,
      words(own.map(({ html, front }) => `${withoutTags(html)} ${JSON.stringify(front)}`).join(' ')),
    );
  }
  const order = await db
    .selectFrom('orders')
    .select('number')
    .where('number', 'is not', null)
    .where('completed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  orderNumber = order.number ?? '';
});
afterAll(() => database.drop());

const actorOf = (locale: Locale, isAdmin = true): ActorContext => ({
  db: database.db,
  principal: { ...anonymous, rights: { ...anonymous.rights, isAdmin } },
  locale,
  now: new Date(),
  requestId: null,
});

const ask = (question: string, locale: Locale) =>
  answerByRetrieval(actorOf(locale), everything, question.replace('$ORDER', orderNumber));

/** Whether the catalogue says at this moment what a statement says of an instrument. */
async function isInCatalogue({ text, passage }: Statement): Promise<boolean> {
  const id = passage.path.split('/').at(-1) ?? '';
  const row = await database.db
    .selectFrom('items')
    .innerJoin('listings', 'listings.item_id', 'items.id')
    .innerJoin('item_texts', (on) =>
      on.onRef('item_texts.item_id', '=', 'items.id').on('item_texts.locale', '=', passage.locale),
    )
    .select(['item_texts.title', 'listings.asking_cents', 'listings.status'])
    .where('items.id', '=', id)
    .executeTakeFirst();
  const digits = String((row?.asking_cents ?? 0) / 100);
  return (
    row !== undefined &&
    row.status === 'live' &&
    text.includes(row.title) &&
    text.replaceAll(/[\s,]/g, '').includes(digits)
  );
}

/** Whether an order's row has the number and the moment that a statement tells. */
async function isInOrders({ passage }: Statement): Promise<boolean> {
  const id = passage.path.split('/').at(-1) ?? '';
  const row = await database.db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirst();
  return row?.number === orderNumber && passage.text.includes(orderNumber);
}

/** Whether the passage that a statement shows supports it, and whether the shop really says that. */
async function isTrue(statement: Statement): Promise<boolean> {
  const { text, passage } = statement;
  if (passage.kind === 'orders') return passage.text.includes(text) && isInOrders(statement);
  if (passage.kind === 'catalogue')
    return passage.path.includes('keywords=')
      ? passage.text === text
      : text.includes(passage.text) && isInCatalogue(statement);
  const isStore = passage.path.endsWith('/contact') && passage.date === null;
  const isPrice = /^\S.*:? ?(?:from|dès)? ?(?:\$[\d,]+|[\d\s]+\s\$)\.$/u.test(text);
  const isRow = /: .*[;.]/.test(text);
  return (
    passage.text.includes(text) &&
    (isStore || isPrice || isRow || (published.get(passage.locale) ?? '').includes(words(text)))
  );
}

it('asks sixty questions, half of them in French', () => {
  expect(answeredQuestions).toHaveLength(60);
  expect(answeredQuestions.filter(([, locale]) => locale === 'fr')).toHaveLength(30);
});

describe('an answered question', () => {
  it.each(answeredQuestions)('%s (%s)', async (question, locale, path, says) => {
    const { outcome, statements, content } = await ask(question, locale);
    expect(outcome).toBe('answered');
    expect(statements[0]?.passage.path).toMatch(path);
    expect(statements.map(({ text }) => text).join(' ')).toMatch(says);
    for (const statement of statements) {
      expect({ [statement.text]: await isTrue(statement) }).toEqual({ [statement.text]: true });
      expect(content).toContain(`](${statement.passage.path.replaceAll('(', '%28').replaceAll(')', '%29')})`);
    }
    // Prices and stock of instruments, and orders, are never read from texts.
    const isOfMoment = /\$ORDER|you have a|for sale|Avez-vous une|Gibson|basse|bass/.test(question);
    expect(statements.every(({ passage }) => isFact(passage))).toBe(isOfMoment);
  });
});

describe('a question that nothing supports', () => {
  it.each(declinedQuestions)('is declined: %s (%s)', async (question, locale) => {
    const { outcome, statements, content } = await ask(question, locale);
    expect(content).toMatch(/^(?:I do not know|Je ne sais pas)/);
    expect({ outcome, statements }).toEqual({ outcome: 'declined', statements: [] });
  });
});

describe('the rights of the asker', () => {
  it('hide an order that is not theirs as if there were none', async () => {
    const answer = await answerByRetrieval(actorOf('en', false), everything, `Where is order ${orderNumber}?`);
    expect(answer.outcome).toBe('declined');
    expect(answer.content).toContain(orderNumber);
  });

  it('are those of the assistant’s sources as well', async () => {
    const { outcome } = await answerByRetrieval(actorOf('en'), ['pages'], `Where is order ${orderNumber}?`);
    expect(outcome).toBe('declined');
    expect((await answerByRetrieval(actorOf('en'), ['faq'], 'Do you have a mandolin?')).outcome).toBe('declined');
  });
});

describe('two passages that disagree', () => {
  it('are both shown, with a notice', async () => {
    const { db } = database;
    await db
      .updateTable('content_entries')
      .set({ body: 'Unopened strings can be returned within 14 days.' })
      .where('kind', '=', 'faq')
      .where('slug', '=', 'can-i-return-strings-and-shirts')
      .where('locale', '=', 'en')
      .execute();
    await db
      .updateTable('content_entries')
      .set({ body: '## Strings\n\nUnopened strings can be returned within 30 days.' })
      .where('kind', '=', 'pages')
      .where('slug', '=', 'returns')
      .where('locale', '=', 'en')
      .execute();
    const { content, statements } = await ask('Within how many days can I return unopened strings?', 'en');
    const said = statements.map(({ text }) => text).join(' ');
    expect(said).toContain('14 days');
    expect(said).toContain('30 days');
    expect(content).toMatch(/^\*\*Two texts of the shop do not agree/);
  });
});
