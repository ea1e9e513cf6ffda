import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readContent } from '@headstock/content/read-content';
import { anonymous } from '#api/platform/actor-context.ts';
import { MemoryStorage } from '#api/platform/storage/memory-storage.ts';
import { publishContent } from '#api/modules/content/index.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import type { Passage } from '#api/modules/assistant/retrieval/passage.ts';
import { answerWithModel, type ModelQuestion } from './answer-with-model.ts';
import type { LanguageModel } from './language-model.ts';
import {
  calls,
  chunk,
  doneLine,
  type ModelDouble,
  packets,
  refuses,
  says,
  startModelDouble,
  usage,
} from './model-double.fixture.ts';

let database: TestDatabase;
let double: ModelDouble;

beforeAll(async () => {
  database = await createTestDatabase({ template: demoShop(240, '2026-07-04') });
  await publishContent(database.db, new MemoryStorage(), await readContent());
  double = await startModelDouble();
});
afterAll(async () => {
  await double.close();
  await database.drop();
});
beforeEach(() => {
  double.heard.length = 0;
  double.aborted = 0;
});

const trial: Passage = {
  kind: 'faq',
  title: 'Returns',
  path: '/faqs#trial',
  text: 'You have three days to try it at home. Opened strings are yours. We do not ship on Sundays.',
  locale: 'en',
  date: '2026-11-01',
};

async function ask(more: Partial<ModelQuestion> = {}, model: Partial<LanguageModel> = {}) {
  const pieces: string[] = [];
  const answer = await answerWithModel(double.model(model), {
    actor: {
      db: database.db,
      principal: { ...anonymous, rights: { ...anonymous.rights, isAdmin: true } },
      locale: 'en',
      now: new Date(),
      requestId: null,
    },
    assistant: {
      name: { en: 'A', fr: 'A' },
      instructions: 'Be brief.',
      sources: ['pages', 'faq', 'catalogue', 'orders'],
      usesModel: true,
      hourlyQuestions: 10,
      dailyCents: 10,
      questions: [],
    },
    question: 'How long may I try it?',
    locale: 'en',
    before: [],
    found: [trial],
    signal: new AbortController().signal,
    onText: (text) => pieces.push(text),
    ...more,
  });
  return { ...answer, pieces };
}

const texts = ({ statements }: Awaited<ReturnType<typeof ask>>): string[] => statements.map(({ text }) => text);
const sentence = 'You have three days to try it at home.';

/** How many requests the double saw break off, as soon as there is one; 0 after half a minute without. */
async function abortedRequests(): Promise<number> {
  for (const end = Date.now() + 30_000; double.aborted === 0 && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return double.aborted;
}

describe('a streamed answer', () => {
  it('is passed on sentence by sentence, each with its passage, and counted', async () => {
    double.plays = [
      packets(
        chunk({ content: 'You have three days ' }),
        chunk({ content: 'to try it at home [1]. Opened' }),
        chunk({ content: ' strings are yours. [1]' }),
        chunk({}, 'stop'),
        usage(1_000, 100),
        doneLine,
      ),
    ];
    const answer = await ask();
    expect(texts(answer)).toEqual([sentence, 'Opened strings are yours.']);
    expect(answer.outcome).toBe('answered');
    expect(answer.pieces.join('')).toBe(answer.content);
    expect(answer.pieces.length).toBeGreaterThan(2);
    expect(answer.content).toContain('[\\[1\\]](/faqs#trial)');
    expect([answer.inputTokens, answer.outputTokens]).toEqual([1_000, 100]);
    const [heard] = double.heard;
    expect(heard?.authorization).toBe('Bearer model-key');
    expect(heard?.body.stream).toBe(true);
    expect(heard?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(heard?.body.tools?.map((tool) => tool.function.name)).toEqual([
      'search_catalogue',
      'order_state',
      'search_policies',
    ]);
  });

  it.each([
    [
      'in split UTF-8',
      [
        Buffer.from(chunk({ content: `« ${sentence} »` })).subarray(0, 120),
        Buffer.from(chunk({ content: `« ${sentence} »` })).subarray(120),
        chunk({}, 'stop'),
        doneLine,
      ],
    ],
    [
      'with several events in one packet',
      [
        chunk({ content: 'You have three days ' }) +
          chunk({ content: 'to try it at home. [1]' }) +
          chunk({}, 'stop') +
          doneLine,
      ],
    ],
    ['with one event in many packets', `${chunk({ content: sentence })}${chunk({}, 'stop')}${doneLine}`.split('')],
    [
      'with comments and empty lines',
      [': keep-alive\n\n', chunk({ content: sentence }), ': x\n\n\n\n', chunk({}, 'stop'), doneLine],
    ],
    [
      'with null where others leave things out',
      [
        `data: {"id":"c","choices":[{"index":0,"delta":{"content":null,"tool_calls":null},"finish_reason":null}],"usage":null}\n\n`,
        chunk({ content: sentence }),
        chunk({}, 'stop'),
        doneLine,
      ],
    ],
    ['without the closing line', [chunk({ content: sentence }), chunk({}, 'stop')]],
  ])('is read %s', async (_name, parts) => {
    double.plays = [packets(...parts)];
    const answer = await ask();
    expect(texts(answer).join(' ')).toContain('You have three days to try it at home');
    expect(answer.outcome).toBe('answered');
  });

  it('that ends without a reason is kept as unfinished', async () => {
    double.plays = [packets(chunk({ content: `${sentence} [1] Opened strings are` }), doneLine)];
    const answer = await ask();
    expect(answer.outcome).toBe('unfinished');
    expect(answer.content).toContain(sentence);
    expect(answer.content).toContain('broke off');
  });

  it('with an error line inside it is kept as far as it came', async () => {
    double.plays = [
      packets(chunk({ content: `${sentence} [1]\n` }), 'data: {"error":{"message":"overloaded","code":529}}\n\n'),
    ];
    expect((await ask()).outcome).toBe('unfinished');
  });

  it.each([
    ['an error line alone', packets('data: {"error":{"message":"overloaded","code":"busy"}}\n\n')],
    ['an HTML error page', refuses(502, '<html><body>Bad gateway</body></html>', { 'content-type': 'text/html' })],
    ['an HTML page instead of a stream', refuses(200, '<html></html>', { 'content-type': 'text/html' })],
    ['lines that are no JSON', packets('data: {nonsense\n\n')],
    ['nothing at all', packets(doneLine)],
    ['a refusal of the key', refuses(401, '{"error":{"message":"no","code":"invalid_api_key"}}')],
  ])('that is %s fails', async (_name, play) => {
    double.plays = [play];
    await expect(ask()).rejects.toThrow();
  });
});

describe('an endpoint that is slow or busy', () => {
  it('is asked again after the time that it names', async () => {
    double.plays = [
      refuses(429, '{"error":{"message":"slow down"}}', { 'retry-after': '1', 'content-type': 'application/json' }),
      says(`${sentence} [1]`),
    ];
    const begin = performance.now();
    expect((await ask()).outcome).toBe('answered');
    expect(performance.now() - begin).toBeGreaterThan(900);
    expect(double.heard).toHaveLength(2);
  });

  it('is given up once it says nothing for too long, also upstream', async () => {
    double.plays = [
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(': here\n\n');
      },
    ];
    await expect(ask({}, { silenceMs: 200 })).rejects.toThrow('said nothing for 200 ms');
    expect(await abortedRequests()).toBe(1);
  });

  it('is left when the reader leaves', async () => {
    const left = new AbortController();
    double.plays = [
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(chunk({ content: sentence }));
        setTimeout(() => left.abort(), 20);
      },
    ];
    await expect(ask({ signal: left.signal })).rejects.toThrow();
    expect(await abortedRequests()).toBe(1);
  });
});

describe('tools', () => {
  const piece = (more: object, given?: object): string =>
    chunk({ tool_calls: [{ ...more, ...(given ? { function: given } : {}) }] });
  const toolAnswers = (): string[] =>
    (double.heard.at(-1)?.body.messages ?? []).flatMap(({ role, content }) => (role === 'tool' ? [content ?? ''] : []));

  it.each([
    [
      'in pieces',
      [
        piece({ index: 0, id: 'a' }, { name: 'search_policies', arguments: '' }),
        piece({ index: 0 }, { arguments: '{"que' }),
        piece({ index: 0 }, { arguments: 'ry":"shipping"}' }),
      ],
    ],
    [
      'without an index',
      [
        piece({ id: 'a' }, { name: 'search_policies', arguments: '{"que' }),
        piece({}, { arguments: 'ry":"shipping"}' }),
      ],
    ],
  ])('are run when they are called %s', async (_name, parts) => {
    double.plays = [
      packets(...parts, chunk({}, 'tool_calls'), doneLine),
      says('We pack within two business days. [2]'),
    ];
    const answer = await ask({ found: [] });
    expect(toolAnswers()[0]).toMatch(/^\[1\] Shipping/);
    expect(answer.outcome).toBe('answered');
  });

  it('are run both when two are called at once', async () => {
    double.plays = [
      calls(['search_policies', '{"query":"shipping"}'], ['search_catalogue', '{"query":"mandolin"}']),
      says('I do not know.'),
    ];
    await ask({ found: [] });
    const answers = toolAnswers();
    expect(answers).toHaveLength(2);
    expect(answers[1]).toContain('in stock');
  });

  it.each([
    ['an unknown tool', ['delete_everything', '{}'], 'There is no such tool.'],
    ['a name of every object', ['constructor', '{}'], 'There is no such tool.'],
    ['arguments that are no JSON', ['search_policies', '{"query": shipping'], 'not valid JSON'],
    ['arguments of another shape', ['search_policies', '{"query":7}'], 'do not fit the schema'],
    ['an order that nobody knows', ['order_state', '{"number":"HS-22222-22222"}'], 'Nothing was found.'],
  ] as const)('tell the model of %s', async (_name, call, told) => {
    double.plays = [calls(call), says(`${sentence} [1]`)];
    expect((await ask()).outcome).toBe('answered');
    expect(toolAnswers()[0]).toContain(told);
  });

  it('that cannot be told apart stop the answer', async () => {
    double.plays = [
      packets(
        piece({ id: 'a' }, { name: 'search_policies', arguments: '{' }),
        piece({ id: 'b' }, { name: 'order_state', arguments: '{' }),
        piece({}, { arguments: '}' }),
        chunk({}, 'tool_calls'),
        doneLine,
      ),
    ];
    await expect(ask()).rejects.toThrow('neither its index nor its id');
  });

  it('are called in five rounds at most, the last without any', async () => {
    double.plays = [calls(['search_policies', '{"query":"shipping"}'])];
    expect((await ask({ found: [] })).outcome).toBe('declined');
    expect(double.heard).toHaveLength(5);
    expect(double.heard.at(-1)?.body.tools).toBeUndefined();
  });

  it('show an order only to who may see it', async () => {
    const { number } = await database.db
      .selectFrom('orders')
      .select('number')
      .where('completed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    double.plays = [calls(['order_state', JSON.stringify({ number })]), says('I do not know.')];
    await ask({ actor: { db: database.db, principal: anonymous, locale: 'en', now: new Date(), requestId: null } });
    expect(toolAnswers()).toEqual(['Nothing was found.']);
  });
});

describe('what the passages do not support', () => {
  it.each([
    ['another number', 'You have 30 days to try it at home. [1]'],
    ['the opposite', 'You do not have three days to try it at home. [1]'],
    ['what nobody wrote', 'Every guitar comes with a free amplifier and a case. [1]'],
    ['a price from a text', 'You may try it at home for $3. [1]'],
    ['stock from a text', 'Strings to try at home are in stock. [1]'],
    ['a passage that is not there', 'The moon is made of cheese. [7]'],
    ['a denial that is left out', 'We do ship on Sundays. [1]'],
  ])('is taken out: %s', async (_name, said) => {
    double.plays = [says(said)];
    const answer = await ask();
    expect(answer.outcome).toBe('declined');
    expect(answer.content).toMatch(/^I do not know/);
  });

  it('goes while what they support stays', async () => {
    double.plays = [says(`${sentence} [1] It also comes with a unicorn. [1]`)];
    expect(texts(await ask())).toEqual([sentence]);
  });
});
