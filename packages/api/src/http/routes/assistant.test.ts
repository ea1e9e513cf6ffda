import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertAccount, openSession } from '#api/modules/accounts/account.fixture.ts';
import { startTestApi, TEST_ORIGIN, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';

type Answer = { status: number; body: { message?: unknown; threadId?: string; [key: string]: unknown } };

let api: TestApi;
let modelApi: TestApi;
let model: Server;
let modelAnswer: { status: number; body: unknown };
const modelHeard: { authorization: string | undefined; messages: { role: string; content: string }[] }[] = [];

const template = demoShop(240, '2026-07-04');

function startModel(): Promise<Server> {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      modelHeard.push({ authorization: request.headers.authorization, messages: JSON.parse(text).messages });
      response.writeHead(modelAnswer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(modelAnswer.body));
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  model = await startModel();
  const address = model.address();
  const { port } = typeof address === 'object' && address !== null ? address : { port: 0 };
  api = await startTestApi({}, undefined, template);
  modelApi = await startTestApi(
    { ASSISTANT_URL: `http://127.0.0.1:${port}/v1/`, ASSISTANT_KEY: 'model-key', ASSISTANT_MODEL: 'luthier-1' },
    undefined,
    template,
  );
});

afterAll(async () => {
  await Promise.all([api.close(), modelApi.close()]);
  await new Promise((resolve) => model.close(resolve));
});

async function signIn(on: TestApi, isAdmin: boolean): Promise<TestVisitor> {
  const { db } = on.services;
  const visitor = on.visitor();
  await openSession(db, visitor, (await insertAccount(db, { is_admin: isAdmin })).id);
  await visitor.fetch('/api/csrf');
  return visitor;
}

async function send(
  visitor: TestVisitor,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await visitor.fetch(path, {
    method,
    headers: {
      origin: TEST_ORIGIN,
      'csrf-token': visitor.cookies.get('csrf-token') ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const ask = (visitor: TestVisitor, text: string, more: object = {}, headers: Record<string, string> = {}) =>
  send(
    visitor,
    'POST',
    '/api/carter-assistant',
    { payload: { text }, threadId: null, type: 'writer', assistantId: 'catalogue', ...more },
    headers,
  );

const contentOf = ({ body }: Answer): string => {
  const { message } = body;
  if (typeof message !== 'object' || message === null || !('content' in message)) throw new Error(JSON.stringify(body));
  return String(message.content);
};

describe('who may ask', () => {
  it('refuses visitors and customers', async () => {
    const visitor = api.visitor();
    await visitor.fetch('/api/csrf');
    const customer = await signIn(api, false);
    expect((await send(visitor, 'GET', '/api/assistants')).status).toBe(401);
    expect((await send(customer, 'GET', '/api/assistants')).status).toBe(403);
    expect((await ask(visitor, 'hello')).status).toBe(401);
    expect((await ask(customer, 'hello')).status).toBe(403);
    expect((await send(customer, 'PATCH', '/api/assistants', { selectedId: 'catalogue' })).status).toBe(403);
  });

  it('refuses a request that does not come from a page of the shop', async () => {
    const admin = await signIn(api, true);
    expect((await ask(admin, 'hello', {}, { 'csrf-token': 'forged' })).status).toBe(403);
    expect((await ask(admin, 'hello', {}, { origin: 'https://evil.example' })).status).toBe(403);
    const patch = await send(admin, 'PATCH', '/api/assistants', { selectedId: 'catalogue' }, { 'csrf-token': '' });
    expect(patch.status).toBe(403);
  });
});

describe('the selector', () => {
  it('lists the assistants and remembers each admin’s choice', async () => {
    const admin = await signIn(api, true);
    expect(await send(admin, 'GET', '/api/assistants')).toEqual({
      status: 200,
      body: {
        assistants: [
          { id: 'catalogue', name: 'Catalogue' },
          { id: 'policies', name: 'Shop policies' },
        ],
        selectedId: null,
      },
    });
    expect((await send(admin, 'PATCH', '/api/assistants', { selectedId: 'policies' })).status).toBe(200);
    expect((await send(admin, 'GET', '/api/assistants')).body['selectedId']).toBe('policies');
    expect((await send(await signIn(api, true), 'GET', '/api/assistants')).body['selectedId']).toBeNull();
    await send(admin, 'PATCH', '/api/assistants', { selectedId: null });
    expect((await send(admin, 'GET', '/api/assistants')).body['selectedId']).toBeNull();
  });

  it.each([{ selectedId: 'nobody' }, { selectedId: 7 }, {}, [], 'text'])('refuses %j', async (body) => {
    expect((await send(await signIn(api, true), 'PATCH', '/api/assistants', body)).status).toBe(400);
  });
});

describe('the catalogue', () => {
  it('answers with links to instruments for sale, and names the search', async () => {
    const content = contentOf(await ask(await signIn(api, true), 'Do you have any Gibson Les Paul?'));
    expect(content).toMatch(/on the wall for “gibson les paul”/);
    expect(content).toMatch(/^- \[[^\]]*Les Paul[^\]]*\]\(\/shop\/[a-z0-9-]+\/[0-9a-z]{13}\), \\?\$[\d,]+/m);
    expect(content).toContain('Source: [the search in the shop](/shop?keywords=gibson+les+paul)');
  });

  it('understands typing errors, words that no instrument has, and French', async () => {
    const admin = await signIn(api, true);
    expect(contentOf(await ask(admin, 'any stratocastor somewhere for my grandchildren?'))).toContain('Stratocaster');
    const french = contentOf(await ask(admin, 'Avez-vous une Telecaster ?', {}, { 'accept-language': 'fr' }));
    expect(french).toMatch(/au mur pour «\u202ftelecaster\u202f»/);
    expect(french).toContain('](/fr/shop/');
  });

  it('respects a price limit', async () => {
    const content = contentOf(await ask(await signIn(api, true), 'a fender under $2,000'));
    const prices = [...content.matchAll(/^- .*\\?\$([\d,]+)/gm)].map(([, text]) => Number(text?.replaceAll(',', '')));
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(2_000);
    expect(content).toContain('keywords=fender&maxPrice=2000');
  });

  it('says so when it does not know', async () => {
    const content = contentOf(await ask(await signIn(api, true), 'zzyzx qwrtp'));
    expect(content).toContain('I do not know.');
    expect(content).toContain('“Shop policies”');
  });
});

describe('the policies', () => {
  it('are quoted with their source', async () => {
    const admin = await signIn(api, true);
    const content = contentOf(await ask(admin, 'How do returns work?', { assistantId: 'policies' }));
    expect(content).toMatch(/\*\*Returns\.\*\* Send it back/);
    expect(content).toMatch(/Sources?: \[Returns\]\(\//);
  });

  it('have no answer where they do not cover the question', async () => {
    const admin = await signIn(api, true);
    const content = contentOf(await ask(admin, 'Who was Orville Gibson?', { assistantId: 'policies' }));
    expect(content).toContain('I do not know.');
  });
});

describe('threads', () => {
  const messagesOf = (threadId: string | undefined) =>
    api.services.db
      .selectFrom('assistant_messages')
      .select(['role', 'content'])
      .where('thread_id', '=', threadId ?? '')
      .orderBy('id')
      .execute();

  it('continue under the given id', async () => {
    const admin = await signIn(api, true);
    const { threadId } = (await ask(admin, '  a telecaster  ')).body;
    const second = await ask(admin, 'and a jazzmaster', { threadId });
    expect(second.body.threadId).toBe(threadId);
    const messages = await messagesOf(threadId);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(messages[0]?.content).toBe('a telecaster');
  });

  it('of other admins are not continued or changed', async () => {
    const { threadId } = (await ask(await signIn(api, true), 'a telecaster')).body;
    const other = await ask(await signIn(api, true), 'a telecaster', { threadId });
    expect(other.status).toBe(200);
    expect(other.body.threadId).not.toBe(threadId);
    expect(await messagesOf(threadId)).toHaveLength(2);
  });

  it.each(['unknown', '', "' OR 1=1 --", '0000000000000'])('of the id %j begin a new one', async (threadId) => {
    const answer = await ask(await signIn(api, true), 'a telecaster', { threadId });
    expect(answer.status).toBe(200);
    expect(answer.body.threadId).toMatch(/^[0-9a-z]{13}$/);
    expect(answer.body.threadId).not.toBe(threadId);
  });

  it('accept NUL characters and lone surrogates', async () => {
    const answer = await ask(await signIn(api, true), 'tele\u0000caster \ud800 \u202e');
    expect(answer.status).toBe(200);
    expect(await messagesOf(answer.body.threadId)).toHaveLength(2);
  });
});

describe('what is refused', () => {
  it.each([
    ['nothing', { payload: { text: ' \n ' } }],
    ['4,001 characters', { payload: { text: 'a'.repeat(4_001) } }],
    ['no text', { payload: {} }],
    ['another type', { type: 'painter' }],
    ['an unknown assistant', { assistantId: 'nobody' }],
    ['a thread id that is a thing', { threadId: { $ne: null } }],
  ])('%s', async (_name, more) => {
    const answer = await ask(await signIn(api, true), 'hello', more);
    expect(answer.status).toBe(400);
    expect(typeof answer.body.message).toBe('string');
  });

  it('accepts 4,000 characters', async () => {
    expect((await ask(await signIn(api, true), 'a '.repeat(2_000).trim())).status).toBe(200);
  });

  it('the 31st question of a minute', async () => {
    const admin = await signIn(api, true);
    const statuses = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await ask(admin, 'hours', { assistantId: 'policies' })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('with a language model', () => {
  it('receives the shop’s facts and the thread so far', async () => {
    modelAnswer = { status: 200, body: { choices: [{ message: { content: 'Three days. [Trial period](/faqs)' } }] } };
    const admin = await signIn(modelApi, true);
    const first = await ask(admin, 'How long may I try it?', { assistantId: 'policies' });
    expect(contentOf(first)).toBe('Three days. [Trial period](/faqs)');
    await ask(admin, 'And the shipping?', { assistantId: 'policies', threadId: first.body.threadId });
    const [one, two] = modelHeard;
    expect(one?.authorization).toBe('Bearer model-key');
    expect(one?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(one?.messages[0]?.content).toContain('Three days to try it at home');
    expect(two?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  });

  it('gets the sources added that it left out', async () => {
    modelAnswer = { status: 200, body: { choices: [{ message: { content: 'Insured ground.' } }] } };
    const answer = await ask(await signIn(modelApi, true), 'shipping', { assistantId: 'policies' });
    expect(contentOf(answer)).toMatch(/^Insured ground\.\n\nSource: \[Shipping\]\(/);
  });

  it.each([
    ['fails', { status: 500, body: {} }],
    ['talks nonsense', { status: 200, body: { choices: [] } }],
    ['says nothing', { status: 200, body: { choices: [{ message: { content: ' ' } }] } }],
  ])('answers by retrieval when it %s', async (_name, answer) => {
    modelAnswer = answer;
    expect(contentOf(await ask(await signIn(modelApi, true), 'returns', { assistantId: 'policies' }))).toContain(
      '**Returns.**',
    );
  });
});
