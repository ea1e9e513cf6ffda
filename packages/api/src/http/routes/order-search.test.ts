import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { orderOfStatusKey } from '#api/modules/sales/order-status/status-key.ts';
import { startTestApi, type TestApi } from '#api/http/testing.ts';

let api: TestApi;
let shop: TestShop;
let order: { id: string; number: string; key: string };

beforeAll(async () => {
  api = await startTestApi();
  shop = await openShop(api.services.db);
  const id = await shop.readyOrder(shop.guest(), await shop.listing());
  const { rows } = await sql<{ number: string; key: string }>`
    UPDATE orders SET completed_at = now(), number = 'HS-' || left(reference, 5) || '-' || right(reference, 5),
      sub_total_cents = 0, shipping_cents = 0, extra_fee_cents = 0, tax_cents = 0, total_cents = 0
    WHERE id = ${id} RETURNING number, guest_key AS key`.execute(api.services.db);
  order = { id, ...rows[0]! };
});
afterAll(() => api.close());
beforeEach(() => api.services.db.deleteFrom('rate_limits').execute());

const post = (body: string, headers: Record<string, string>, query = '') =>
  fetch(`${api.url}/api/orders/search${query}`, { method: 'POST', headers, body, redirect: 'manual' });

async function search(number: string, email: string) {
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const start = performance.now();
  const response = await post(JSON.stringify({ number, email }), headers);
  const body: unknown = JSON.parse(await response.text());
  return { status: response.status, body, ms: performance.now() - start };
}

const plain = async (fields: Record<string, string>, query = '') => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' };
  const response = await post(new URLSearchParams(fields).toString(), headers, query);
  return [response.status, response.headers.get('location')];
};

describe('the order search', () => {
  it('leads to how far the order has come, however number and e-mail are typed', async () => {
    const bare = order.number.replaceAll('-', '').slice(2);
    for (const number of [
      order.number,
      order.number.toLowerCase(),
      ` ${bare} `,
      `hs ${bare.slice(0, 5)} ${bare.slice(5)}`,
    ])
      expect(await search(number, ' ADA@example.com ')).toMatchObject({
        status: 200,
        body: { path: expect.stringMatching(new RegExp(`^/orders/search\\?found=${order.id}\\.`)) },
      });
  });

  it('gives the same answer, in the same time, for a wrong number and a wrong e-mail', async () => {
    const wrong = [
      await search(order.number, 'eve@example.com'),
      await search('HS-ZZZZZ-ZZZZZ', 'ada@example.com'),
      await search('no number at all', 'ada@example.com'),
    ];
    for (const { status, body, ms } of wrong) {
      expect([status, body]).toEqual([200, { problems: [{ field: 'form', code: 'unknown' }] }]);
      expect(ms).toBeGreaterThanOrEqual(149);
    }
  });

  it('names the field that is empty or is not an e-mail', async () => {
    expect((await search(' ', 'ada')).body).toEqual({
      problems: [
        { field: 'number', code: 'number' },
        { field: 'email', code: 'email' },
      ],
    });
    expect(await post('not json', { 'content-type': 'application/json' })).toMatchObject({ status: 400 });
    expect(await (await post('[]', { 'content-type': 'application/json' })).json()).toMatchObject({
      problems: [{ field: 'number' }, { field: 'email' }],
    });
  });

  it('stops guessing, and does not count searches that find their order', async () => {
    for (let turn = 0; turn < 12; turn += 1) expect((await search(order.number, 'ada@example.com')).status).toBe(200);
    for (let turn = 0; turn < 10; turn += 1) await search(order.number, `eve${turn}@example.com`);
    expect(await search(order.number, 'ada@example.com')).toMatchObject({
      status: 429,
      body: { problems: [{ field: 'form', code: 'busy' }] },
    });
  });

  it('works without scripts, in both languages, and keeps the e-mail out of addresses', async () => {
    const fields = { number: order.number, email: 'ada@example.com' };
    expect(await plain(fields)).toEqual([303, expect.stringContaining(`/orders/search?found=${order.id}.`)]);
    expect(await plain(fields, '?lang=fr')).toEqual([
      303,
      expect.stringContaining(`/fr/orders/search?found=${order.id}.`),
    ]);
    expect(await plain({ ...fields, email: 'eve@example.com' }, '?lang=fr')).toEqual([
      303,
      `/fr/orders/search?problem=unknown&number=${order.number}`,
    ]);
    expect(await plain({ number: '', email: '' })).toEqual([303, '/orders/search?problem=number&problem=email']);
  });

  it('does not find orders that are not placed', async () => {
    const id = await shop.readyOrder(shop.guest(), await shop.listing());
    const { reference } = await api.services.db
      .selectFrom('orders')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await search(reference, 'ada@example.com')).body).toEqual({
      problems: [{ field: 'form', code: 'unknown' }],
    });
  });

  it('mails the link to the order to that e-mail, and tells its key to nobody', async () => {
    const { db } = api.services;
    await db.deleteFrom('outbox').execute();
    const { body } = await search(order.number, 'ada@example.com');
    expect(JSON.stringify(body)).not.toContain(order.key);
    for (let turn = 0; turn < 3; turn += 1) await search(order.number, 'ada@example.com');
    const mails = await db.selectFrom('outbox').select(['recipient', 'text_body']).execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@example.com', 'ada@example.com']);
    expect(mails[0]?.text_body).toContain(`/orders/${order.id}?key=${order.key}`);
  });

  it('gives a key for the status alone, which holds for half an hour', async () => {
    const { body } = await search(order.number, 'ada@example.com');
    const key = JSON.stringify(body).match(/found=([\w.-]+)/)?.[1] ?? '';
    const visitor = api.visitor();
    const ask = async (given: string) =>
      (
        await visitor.query<{ orderStatus: { number: string; stage: string } | null }>(
          'query ($key: String!) { orderStatus(key: $key) { number stage } }',
          { key: given },
        )
      ).data?.orderStatus;
    expect(await ask(key)).toMatchObject({ number: order.number });
    const [id = '', , signature = ''] = key.split('.');
    expect(await ask(`${id}.${Date.now() + 86_400_000}.${signature}`)).toBeNull();
    expect(await ask(key.replace(id, 'x'.repeat(id.length)))).toBeNull();
    const { data } = await visitor.query<{ order: unknown }>(
      'query ($id: ID!, $key: String) { order(id: $id, key: $key) { id } }',
      {
        id: order.id,
        key,
      },
    );
    expect(data?.order).toBeNull();
    expect(orderOfStatusKey([api.services.secret], key, Date.now() + 31 * 60_000)).toBeUndefined();
  });
});
