import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readContent } from '@headstock/content/read-content';
import { MemoryStorage } from '#api/platform/storage/memory-storage.ts';
import { publishContent } from '#api/modules/content/index.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import { answerByRetrieval } from '#api/modules/assistant/answer-by-retrieval.ts';
import { AnswerCheck, everything, readsFactsRightly } from './answer-check.ts';
import { askAll } from './ask-all.ts';
import { answeredQuestions, declinedQuestions } from './questions.ts';

let database: TestDatabase;
let check: AnswerCheck;

beforeAll(async () => {
  database = await createTestDatabase({ template: demoShop(240, '2026-07-04') });
  await publishContent(database.db, new MemoryStorage(), await readContent());
  check = await AnswerCheck.open(database.db);
});
afterAll(() => database.drop());

it('asks sixty questions, half of them in French', () => {
  expect(answeredQuestions).toHaveLength(60);
  expect(answeredQuestions.filter(([, locale]) => locale === 'fr')).toHaveLength(30);
});

describe('an answered question', () => {
  it.each(answeredQuestions)('%s (%s)', async (question, locale, path, says) => {
    const { outcome, statements, content } = await check.ask(question, locale);
    expect(outcome).toBe('answered');
    expect(statements[0]?.passage.path).toMatch(path);
    expect(statements.map(({ text }) => text).join(' ')).toMatch(says);
    for (const statement of statements) {
      expect({ [statement.text]: await check.isTrue(statement) }).toEqual({ [statement.text]: true });
      expect(content).toContain(`](${statement.passage.path.replaceAll('(', '%28').replaceAll(')', '%29')})`);
    }
    expect(readsFactsRightly(question, { outcome, statements, content })).toBe(true);
  });
});

describe('a question that nothing supports', () => {
  it.each(declinedQuestions)('is declined: %s (%s)', async (question, locale) => {
    const { outcome, statements, content } = await check.ask(question, locale);
    expect(content).toMatch(/^(?:I do not know|Je ne sais pas)/);
    expect({ outcome, statements }).toEqual({ outcome: 'declined', statements: [] });
  });
});

it('puts all of them at once, each with its citation and verdict', async () => {
  const asked = await askAll(database.db);
  expect(asked).toHaveLength(answeredQuestions.length + declinedQuestions.length);
  expect(asked.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
  const shipping = asked.find(({ question }) => question === 'What does shipping cost?');
  expect(shipping?.citations[0]).toMatch(/^\/(?:faqs|shipping)/);
  expect(asked.find(({ question }) => question === 'What is 17 times 23?')?.citations).toEqual([]);
});

describe('the rights of the asker', () => {
  it('hide an order that is not theirs as if there were none', async () => {
    const answer = await answerByRetrieval(
      check.actor('en', false),
      everything,
      `Where is order ${check.orderNumber}?`,
    );
    expect(answer.outcome).toBe('declined');
    expect(answer.content).toContain(check.orderNumber);
  });

  it('are those of the assistant’s sources as well', async () => {
    const { outcome } = await answerByRetrieval(check.actor('en'), ['pages'], `Where is order ${check.orderNumber}?`);
    expect(outcome).toBe('declined');
    expect((await answerByRetrieval(check.actor('en'), ['faq'], 'Do you have a mandolin?')).outcome).toBe('declined');
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
    const { content, statements } = await check.ask('Within how many days can I return unopened strings?', 'en');
    const said = statements.map(({ text }) => text).join(' ');
    expect(said).toContain('14 days');
    expect(said).toContain('30 days');
    expect(content).toMatch(/^\*\*Two texts of the shop do not agree/);
  });
});
