import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readContent } from '@headstock/content/read-content';
import { answerByRetrieval } from '#api/modules/assistant/answer-by-retrieval.ts';
import { publishContent } from '#api/modules/content/index.ts';
import { MemoryStorage } from '#api/platform/storage/memory-storage.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import { AnswerCheck, everything } from './answer-check.ts';
import { everydayQuestions, unansweredQuestions } from './everyday-questions.ts';

let database: TestDatabase;
let check: AnswerCheck;

beforeAll(async () => {
  database = await createTestDatabase({ template: demoShop(240, '2026-07-04') });
  await publishContent(database.db, new MemoryStorage(), await readContent());
  check = await AnswerCheck.open(database.db);
});
afterAll(() => database.drop());

describe('a question as people ask it', () => {
  it.each(everydayQuestions)('%s (%s)', async (question, locale, paths, says) => {
    const { statements } = await check.ask(question, locale);
    expect(statements[0]?.passage.path).toMatch(paths[0]);
    const cited = statements.map(({ passage }) => passage.path);
    for (const path of paths) expect(cited.some((each) => path.test(each))).toBe(true);
    expect(statements.map(({ text }) => text).join(' ')).toMatch(says);
    for (const statement of statements)
      expect({ [statement.text]: await check.isTrue(statement) }).toEqual({ [statement.text]: true });
  });

  it.each(unansweredQuestions)('is declined where the shop says nothing of it: %s (%s)', async (question, locale) => {
    const { outcome, statements } = await check.ask(question, locale);
    expect({ outcome, statements }).toEqual({ outcome: 'declined', statements: [] });
  });
});

describe('a question that goes on with one about the texts', () => {
  it.each([
    ['Do you ship to Canada?', 'and how much does it cost?', 'en', /weight, distance and value/],
    ['How much is a setup?', 'and how long does it take?', 'en', /week/],
    ['Livrez-vous au Canada ?', 'et combien de temps ça prend ?', 'fr', /5 à 9/],
  ] as const)('%s %s', async (before, question, locale, says) => {
    const { statements } = await answerByRetrieval(check.actor(locale), everything, question, [before]);
    expect(statements.map(({ text }) => text).join(' ')).toMatch(says);
  });
});
