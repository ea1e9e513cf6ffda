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

describe('a question that goes on with another one', () => {
  const ask = (question: string, locale: 'en' | 'fr', earlier: readonly string[]) =>
    answerByRetrieval(check.actor(locale), everything, question, earlier);

  it('keeps what the first was about, and takes another finish or ceiling', async () => {
    const black = await ask('and in black?', 'en', ['Do you have any blue guitars?']);
    expect(black.statements[0]?.passage.path).toMatch(/keywords=guitars&.*finish=%5B%22black%22%5D/);
    expect(black.statements[0]?.text).toContain('“guitars black”');
    const cheaper = await ask('à moins de 2 000 $ ?', 'fr', ['Avez-vous des guitares bleues ?', 'et en noir ?']);
    expect(cheaper.statements[0]?.passage.path).toMatch(/finish=%5B%22black%22%5D&maxPrice=2000/);
  });

  it('answers “it” by what was asked before', async () => {
    const { statements } = await ask('how much is it?', 'en', ['Do you have a Telecaster?', 'thanks']);
    expect(statements[0]?.text).toContain('“telecaster”');
    expect((await ask('how much is it?', 'en', [])).outcome).toBe('declined');
  });
});

describe('a question as people type it', () => {
  it.each([
    ['how much is a fender telecaster with shipping to France?', 'en', [/^\/shop/, /^\/(?:faqs|shipping)/]],
    ['telecaster and when are you open?', 'en', [/^\/shop/, /^\/(?:faqs|contact|visit)/]],
    ['avez-vous des Gibson et livrez-vous en Suisse ?', 'fr', [/^\/fr\/shop/, /^\/fr\/(?:faqs|shipping)/]],
    ['do u ship to canda?', 'en', [/^\/(?:faqs|shipping)/]],
    ['c koi les frais de port pour la france', 'fr', [/^\/fr\/(?:faqs|shipping)/]],
    ['do you repair amps', 'en', [/^\/repairs/]],
    ['can i sell my guitar to you', 'en', [/^\/(?:faqs#what-will-you-pay|consign)/]],
    ['combien vaut ma stratocaster de 1965', 'fr', [/^\/fr\/(?:repairs|appraisals)/]],
    ['what is your commission if i consign a 5000 dollar guitar', 'en', [/^\/(?:faqs#what-is-your-share|consign)/]],
    ['guitare pour gaucher', 'fr', [/^\/fr\/shop/]],
  ] as const)('%s (%s)', async (question, locale, paths) => {
    const { statements } = await check.ask(question, locale);
    const cited = [...new Set(statements.map(({ passage }) => passage.path))];
    for (const path of paths) expect(cited.some((each) => path.test(each))).toBe(true);
    for (const statement of statements)
      expect({ [statement.text]: await check.isTrue(statement) }).toEqual({ [statement.text]: true });
  });

  it.each([
    ['cheapest bass you have', 'en', 'The cheapest first.'],
    ['la basse la moins chère', 'fr', 'Les moins chers d’abord.'],
  ] as const)('puts prices in sequence: %s', async (question, locale, says) => {
    const { statements } = await check.ask(question, locale);
    expect(statements[0]?.text).toContain(says);
    expect(statements[0]?.passage.path).toContain('sort=PRICE_ASC');
    const prices = statements
      .slice(1)
      .map(({ text }) => Number(/(?:\$([\d,]+))|([\d\s]+)\s\$/u.exec(text)?.slice(1).join('').replaceAll(/\D/g, '')));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each([
    ['is my order on the way?', 'en'],
    ['ou est ma commande', 'fr'],
  ] as const)('asks for the number of an order: %s', async (question, locale) => {
    const { outcome, content } = await check.ask(question, locale);
    expect(outcome).toBe('declined');
    expect(content).toContain('HS-');
  });

  it.each([
    ['hello', 'en'],
    ['merci beaucoup', 'fr'],
  ] as const)('tells who says %s what can be asked', async (question, locale) => {
    const { outcome, content, statements } = await check.ask(question, locale);
    expect({ outcome, statements }).toEqual({ outcome: 'answered', statements: [] });
    expect(content).not.toMatch(/I do not know|Je ne sais pas/);
  });

  it.each([
    ['do you have a job opening', 'en'],
    ['who owns this shop', 'en'],
    ['how do I reset my password', 'en'],
    ['are you open on christmas', 'en'],
    ['comment changer mon mot de passe', 'fr'],
  ] as const)('is not answered by a sentence that has a word of it by chance: %s', async (question, locale) => {
    expect((await check.ask(question, locale)).statements).toEqual([]);
  });
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
    await db
      .updateTable('content_revision')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .execute();
    const { content, statements } = await check.ask('Within how many days can I return unopened strings?', 'en');
    const said = statements.map(({ text }) => text).join(' ');
    expect(said).toContain('14 days');
    expect(said).toContain('30 days');
    expect(content).toMatch(/^\*\*Two texts of the shop do not agree/);
  });
});
