import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readContent } from '@headstock/content/read-content';
import { insertAccount, openSession } from '#api/modules/accounts/account.fixture.ts';
import { startTestApi, TEST_ORIGIN, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import {
  chunk,
  doneLine,
  type ModelDouble,
  packets,
  refuses,
  says,
  startModelDouble,
} from '#api/modules/assistant/model/model-double.fixture.ts';
import { publishContent } from '#api/modules/content/index.ts';
import type { Services } from '#api/platform/services.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';

type Answer = { status: number; body: { message?: unknown; threadId?: string; [key: string]: unknown } };

let api: TestApi;
let modelApi: TestApi;
let double: ModelDouble;

const template = demoShop(240, '2026-07-04');
const publish = async ({ db, storage }: Services): Promise<void> => publishContent(db, storage, await readContent());

beforeAll(async () => {
  double = await startModelDouble();
  api = await startTestApi({}, publish, template);
  modelApi = await startTestApi(
    {
      ASSISTANT_URL: double.url,
      ASSISTANT_KEY: 'model-key',
      ASSISTANT_MODEL: 'luthier-1',
      ASSISTANT_INPUT_CENTS: '100000',
    },
    publish,
    template,
  );
});

afterAll(async () => {
  await Promise.all([api.close(), modelApi.close()]);
  await double.close();
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
          { id: 'counter', name: 'Counter' },
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
    expect(content).toMatch(
      /^- [^[]*Les Paul[^[]*: \$[\d,]+.*in stock \[\\\[2\\\]\]\(\/shop\/[a-z0-9-]+\/[0-9a-z]{13}\)/m,
    );
    expect(content).toContain('[the search in the shop](/shop?keywords=gibson+les+paul)');
  });

  it('understands typing errors, words that no instrument has, and French', async () => {
    const admin = await signIn(api, true);
    expect(contentOf(await ask(admin, 'any stratocastor somewhere for my grandchildren?'))).toContain('Stratocaster');
    // The language of the question counts, not that of the page.
    const french = contentOf(await ask(admin, 'Avez-vous une Telecaster ?'));
    expect(french).toMatch(/au mur pour «\u202ftelecaster\u202f»/);
    expect(french).toContain('](/fr/shop/');
  });

  it('respects a price limit', async () => {
    const content = contentOf(await ask(await signIn(api, true), 'a fender under $2,000'));
    const prices = [...content.matchAll(/^- .*: \$([\d,]+)/gm)].map(([, text]) => Number(text?.replaceAll(',', '')));
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(2_000);
    expect(content).toContain('keywords=fender&maxPrice=2000');
  });

  it('says so when it does not know', async () => {
    const content = contentOf(await ask(await signIn(api, true), 'zzyzx qwrtp'));
    expect(content).toContain('I do not know.');
  });
});

describe('the policies', () => {
  it('are quoted with their source, and the passage behind each sentence', async () => {
    const admin = await signIn(api, true);
    const answer = await ask(admin, 'Who pays for the way back?', { assistantId: 'policies' });
    expect(contentOf(answer)).toMatch(/^You do, if it simply was not the one\. \[\\\[1\\\]\]\(\/faqs#who-pays/);
    expect(answer.body.message).toMatchObject({
      isUnfinished: false,
      statements: [
        {
          text: 'You do, if it simply was not the one.',
          passage: { title: 'Returns · Who pays for the way back?', path: '/faqs#who-pays-for-the-way-back' },
        },
        {},
        {},
      ],
    });
  });

  it('have no answer where they do not cover the question', async () => {
    const admin = await signIn(api, true);
    const content = contentOf(await ask(admin, 'Who was Orville Gibson?', { assistantId: 'policies' }));
    expect(content).toContain('I do not know.');
  });
});

describe('ratings', () => {
  const rate = (visitor: TestVisitor, messageId: unknown, rating: unknown) =>
    send(visitor, 'POST', '/api/carter-assistant/ratings', { messageId, rating });
  const idOf = ({ body: { message } }: Answer): string =>
    typeof message === 'object' && message !== null && 'id' in message ? String(message.id) : '';

  it('are kept, changed and taken back by who asked', async () => {
    const admin = await signIn(api, true);
    const messageId = idOf(await ask(admin, 'a telecaster'));
    const stored = async () =>
      (
        await api.services.db
          .selectFrom('assistant_messages')
          .select('rating')
          .where('id', '=', messageId)
          .executeTakeFirstOrThrow()
      ).rating;
    expect((await rate(admin, messageId, 1)).status).toBe(200);
    expect(await stored()).toBe(1);
    await rate(admin, messageId, -1);
    expect(await stored()).toBe(-1);
    await rate(admin, messageId, 0);
    expect(await stored()).toBeNull();
    expect((await rate(await signIn(api, true), messageId, 1)).status).toBe(404);
    expect((await rate(await signIn(api, false), messageId, 1)).status).toBe(403);
    expect(await stored()).toBeNull();
  });

  it.each([
    ['0000000000000', 1, 404],
    ['x', 1, 404],
    ['0000000000000', 2, 400],
    [{ $ne: null }, 1, 400],
    [null, null, 400],
  ])('of %j with %j are refused', async (messageId, rating, status) => {
    expect((await rate(await signIn(api, true), messageId, rating)).status).toBe(status);
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
  const trial = 'From the day it arrives. [1]';
  const question = 'How do the three days count?';

  it('receives the shop’s facts and the thread so far', async () => {
    double.plays = [says(trial)];
    double.heard.length = 0;
    const admin = await signIn(modelApi, true);
    const first = await ask(admin, question, { assistantId: 'policies' });
    expect(contentOf(first)).toMatch(/^From the day it arrives\. \[\\\[1\\\]\]\(\/faqs#how-do-the-three-days-count\)/);
    await ask(admin, 'And who pays for the way back?', { assistantId: 'policies', threadId: first.body.threadId });
    const [one, two] = double.heard;
    expect(one?.authorization).toBe('Bearer model-key');
    expect(one?.body.messages.at(-1)?.content).toContain('Comes on a Tuesday');
    expect(two?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  });

  it('streams to a page that listens, and ends upstream when it leaves', async () => {
    double.plays = [says(trial)];
    const admin = await signIn(modelApi, true);
    const listen = (signal?: AbortSignal) =>
      admin.fetch('/api/carter-assistant', {
        method: 'POST',
        headers: {
          origin: TEST_ORIGIN,
          'csrf-token': admin.cookies.get('csrf-token') ?? '',
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
        },
        body: JSON.stringify({ payload: { text: question }, threadId: null, type: 'writer', assistantId: 'policies' }),
        ...(signal ? { signal } : {}),
      });
    const response = await listen();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events = (await response.text()).split('\n\n');
    expect(events[0]).toMatch(/^event: text\ndata: \{"text":"From the day it arrives\./);
    expect(events.at(-2)).toMatch(/^event: done\ndata: \{"threadId":"[0-9a-z]{13}","message":\{"id":/);

    double.aborted = 0;
    const left = new AbortController();
    double.plays = [
      (answer) => {
        answer.writeHead(200, { 'content-type': 'text/event-stream' });
        answer.write(chunk({ content: 'From the day' }));
        setTimeout(() => left.abort(), 50);
      },
    ];
    const cut = await listen(left.signal)
      .then((leaving) => leaving.text())
      .catch(() => 'left');
    expect(cut).toBe('left');
    for (let tries = 0; tries < 400 && double.aborted === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(double.aborted).toBe(1);
  });

  it.each([
    ['fails', refuses(400, '{}')],
    ['talks nonsense', refuses(200, '<html></html>', { 'content-type': 'text/html' })],
    ['says nothing', packets(doneLine)],
  ])('answers by retrieval when it %s', async (_name, play) => {
    double.plays = [play];
    const answer = await ask(await signIn(modelApi, true), 'Who pays for the way back?', { assistantId: 'policies' });
    expect(contentOf(answer)).toContain('You do, if it simply was not the one.');
  });

  it('is not asked any more once an account has spent what it may in a day', async () => {
    double.plays = [says(trial)];
    double.heard.length = 0;
    const admin = await signIn(modelApi, true);
    // A thousand tokens cost a dollar here; two dollars may be spent.
    for (let count = 0; count < 4; count += 1) await ask(admin, question, { assistantId: 'policies' });
    expect(double.heard).toHaveLength(2);
    await ask(await signIn(modelApi, true), question, { assistantId: 'policies' });
    expect(double.heard).toHaveLength(3);
  });
});
