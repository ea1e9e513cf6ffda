import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_ORIGIN, type TestVisitor } from '#api/http/testing.ts';
import { openPeople, type People } from '#api/modules/people/people.fixture.ts';

let people: People;
let writer: TestVisitor;

beforeAll(async () => {
  people = await openPeople();
  writer = (await people.staff('writer@example.com', ['ai:write'])).visitor;
});
afterAll(() => people.api.close());

async function post(visitor: TestVisitor, path: string, body: object, headers: Record<string, string> = {}) {
  if (!visitor.cookies.has('csrf-token')) await visitor.fetch('/api/csrf');
  const response = await visitor.fetch(path, {
    method: 'POST',
    headers: {
      origin: TEST_ORIGIN,
      'content-type': 'application/json',
      'csrf-token': visitor.cookies.get('csrf-token') ?? '',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  return { status: response.status, text, body: isJson ? JSON.parse(text) : {} };
}

const ask = (visitor: TestVisitor, more: object = {}, headers: Record<string, string> = {}) =>
  post(
    visitor,
    '/api/assistant-trials',
    { payload: { text: 'Do you have a mandolin?' }, threadId: null, assistantId: 'catalogue', ...more },
    headers,
  );

type Logged = { node: { id: string; question: string; answer: string; isTrial: boolean; rating: number | null } };
async function log(filter: string): Promise<Logged['node'][]> {
  const { data } = await writer.query<{ assistantQuestions: { edges: Logged[] } }>(
    `{ assistantQuestions(filter: { ${filter} }) { edges { node { id question answer isTrial rating } } } }`,
  );
  return (data?.assistantQuestions.edges ?? []).map(({ node }) => node);
}

describe('a trial', () => {
  it('asks the draft, which nobody else can ask', async () => {
    const { data } = await writer.query<{ assistantCreate: { assistant: { id: string } } }>(
      `mutation { assistantCreate(definition: { nameEn: "Draft", nameFr: "Brouillon", instructions: "", sources: [faq],
        usesModel: false, hourlyQuestions: 2, dailyCents: 0, questions: [] }) { assistant { id } } }`,
    );
    const assistantId = data?.assistantCreate.assistant.id;
    const trial = await ask(writer, { assistantId });
    expect(trial.status).toBe(200);
    expect(trial.body).toMatchObject({ threadId: expect.any(String), message: { content: expect.any(String) } });
    expect(
      (await post(writer, '/api/carter-assistant', { payload: { text: 'Hello' }, type: 'writer', assistantId })).status,
    ).toBe(400);
    expect((await ask(writer, { assistantId })).status).toBe(200);
    // Two an hour, as the draft says.
    expect((await ask(writer, { assistantId })).status).toBe(429);
    expect(await log('isTrial: true')).toMatchObject([
      { question: 'Do you have a mandolin?', isTrial: true },
      { isTrial: true },
    ]);
    expect(await log('isTrial: false')).toEqual([]);
  });

  it('has a thread of its own, which the widget does not go on with', async () => {
    const trial = await ask(writer);
    const asked = await post(writer, '/api/carter-assistant', {
      payload: { text: 'And a banjo?' },
      threadId: trial.body.threadId,
      type: 'writer',
      assistantId: 'catalogue',
    });
    expect(asked.body.threadId).not.toBe(trial.body.threadId);
    expect((await ask(writer, { threadId: trial.body.threadId })).body.threadId).toBe(trial.body.threadId);
  });

  it('streams', async () => {
    const { text } = await ask(writer, {}, { accept: 'text/event-stream' });
    expect(text).toMatch(/^event: text\n/);
    expect(text).toMatch(/event: done\ndata: \{"threadId"/);
  });

  it('needs the grant, the token and a question', async () => {
    const reader = await people.staff('reader@example.com', ['ai:read']);
    expect((await ask(reader.visitor)).status).toBe(403);
    expect((await ask(people.customer)).status).toBe(403);
    expect((await ask(people.api.visitor())).status).toBe(401);
    expect((await ask(writer, {}, { 'csrf-token': 'forged' })).status).toBe(403);
    expect((await ask(writer, {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask(writer, { assistantId: 'nobody' })).status).toBe(400);
    expect((await ask(writer, { payload: { text: '   ' } })).status).toBe(400);
  });
});

describe('the log', () => {
  it('has what was asked with how it was rated, and finds it by words, rating and outcome', async () => {
    const asked = await post(writer, '/api/carter-assistant', {
      payload: { text: 'Who won 100% of the world_cup?' },
      threadId: null,
      type: 'writer',
      assistantId: 'policies',
    });
    const messageId = asked.body.message.id;
    await post(writer, '/api/carter-assistant/ratings', { messageId, rating: -1 });
    const found = [{ id: messageId, question: 'Who won 100% of the world_cup?', rating: -1, isTrial: false }];
    expect(await log('ratings: [-1]')).toMatchObject(found);
    expect(await log('search: "100% OF"')).toMatchObject(found);
    expect(await log('search: "world_cup", outcomes: [declined], assistant: "policies"')).toMatchObject(found);
    expect(await log('assistant: "règles", account: "JUNE"')).toMatchObject(found);
    expect(await log('account: "nobody at all"')).toEqual([]);
    expect(await log('search: "worldXcup"')).toEqual([]);
    expect(await log('ratings: [-1], outcomes: [answered]')).toEqual([]);

    const { data } = await writer.query(
      `query Read($id: ID!) { assistantQuestion(id: $id) { assistantName accountName outcome statements { text } model inputTokens costCents } assistantUse { assistantId questions lowRated questionsThisHour hourlyQuestions dailyCents costTodayCents } assistantDays { day declined lowRated } }`,
      { id: messageId },
    );
    expect(data).toMatchObject({
      assistantQuestion: {
        assistantName: 'Shop policies',
        outcome: 'declined',
        model: null,
        inputTokens: 0,
        costCents: 0,
      },
      assistantUse: expect.arrayContaining([
        {
          assistantId: 'policies',
          questions: 1,
          lowRated: 1,
          questionsThisHour: 1,
          hourlyQuestions: 120,
          dailyCents: 200,
          costTodayCents: 0,
        },
      ]),
    });
    const days = data?.['assistantDays'];
    if (!Array.isArray(days)) throw new Error('There are no days.');
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ declined: expect.any(Number), lowRated: 1 });
    expect((await writer.query('{ assistantQuestion(id: "nobody") { id } }')).data).toEqual({
      assistantQuestion: null,
    });
  });

  it('goes on from page to page, both ways', async () => {
    type Page = {
      assistantQuestions: {
        totalCount: number;
        pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean; hasPreviousPage: boolean };
        edges: { node: { id: string } }[];
      };
    };
    const read = async (args: string) => {
      const { data } = await writer.query<Page>(
        `{ assistantQuestions(${args}) { totalCount pageInfo { endCursor startCursor hasNextPage hasPreviousPage } edges { node { id } } } }`,
      );
      if (!data) throw new Error('No page.');
      return data.assistantQuestions;
    };
    const first = await read('first: 2');
    const second = await read(`first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(second.edges[0]?.node.id).not.toBe(first.edges[1]?.node.id);
    const back = await read(`last: 2, before: "${second.pageInfo.startCursor}"`);
    expect(back.edges).toEqual(first.edges);
  });
});
