import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { WEBHOOK_TEST } from '@headstock/contracts/webhook-events';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { publicNetwork } from '#api/platform/remote-hosts/network.ts';
import { deliverWebhooks } from './deliver.ts';
import { readEndpoint } from './read-endpoint.ts';
import { isSignedWith } from './receiver.fixture.ts';
import { sendMessage } from './send-message.ts';
import { signMessage } from './signature.ts';
import { openWebhooks, type Webhooks } from './webhooks.fixture.ts';

let hooks: Webhooks;
beforeAll(async () => {
  hooks = await openWebhooks();
});
afterAll(() => hooks.close());
beforeEach(async () => {
  hooks.receiver.received.length = 0;
  await hooks.resetLimits();
  await hooks.db.deleteFrom('webhook_endpoints').execute();
  await hooks.db.deleteFrom('event_subscriptions').execute();
  await hooks.db.deleteFrom('domain_events').execute();
});

const place = async () => {
  const order = await hooks.placeOrder(hooks.api.visitor(), { cents: 245_000 });
  return order.id;
};

describe('an event', () => {
  it('arrives once, signed, without personal data, with an id that stays', async () => {
    const { id, secret } = await hooks.subscribe('/ok', ['order.placed', 'order.paid']);
    const orderId = await place();
    await hooks.work();
    await hooks.work();
    const { received } = hooks.receiver;
    expect(received).toHaveLength(2);
    const bodies: { type: string; version: number; data: { orderId: string; totalCents: number; lines: object[] } }[] =
      received.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ type }) => type).toSorted()).toEqual(['order.paid', 'order.placed']);
    for (const { version, data } of bodies) {
      expect([version, data.orderId]).toEqual([1, orderId]);
      expect(data.totalCents).toBeGreaterThanOrEqual(245_000);
      expect(data.lines).toMatchObject([{ quantity: 1, unitCents: 245_000 }]);
    }
    expect(received.every((message) => isSignedWith(secret, message))).toBe(true);
    expect(received.map(({ body }) => body).join()).not.toMatch(/ada@|Ada|email|line1/);
    expect(Object.keys(received[0]?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
      'webhook-id',
      'webhook-signature',
      'webhook-timestamp',
    ]);
    expect((await hooks.deliveries(id)).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
  });

  it('is written in the transaction of what happened, and only when somebody listens', async () => {
    await place();
    expect(await hooks.db.selectFrom('domain_events').select('id').execute()).toEqual([]);
    await hooks.subscribe('/ok', ['stock.changed', 'listing.price_changed', 'listing.published']);
    const listingId = await hooks.shop.listing({ cents: 90_000, stock: 3 });
    await hooks.db
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable('listings').set({ stock_level: 1 }).where('id', '=', listingId).execute();
        throw new Error('undone');
      })
      .catch(() => undefined);
    await hooks.db
      .updateTable('listings')
      .set({ asking_cents: 80_000, stock_level: 2 })
      .where('id', '=', listingId)
      .execute();
    const events = await hooks.db.selectFrom('domain_events').selectAll().where('subject_id', '=', listingId).execute();
    expect(events.map(({ kind }) => kind).toSorted()).toEqual([
      'listing.price_changed',
      'listing.published',
      'stock.changed',
    ]);
    expect(events.find(({ kind }) => kind === 'stock.changed')?.data).toMatchObject({
      stockLevel: 2,
      formerStockLevel: 3,
      priceCents: 80_000,
      formerPriceCents: 90_000,
    });
  });

  it('is told of offers without the buyer and their words', async () => {
    await hooks.subscribe('/ok', ['offer.received', 'offer.accepted']);
    const listingId = await hooks.shop.listing();
    const buyer = await hooks.shop.memberId();
    await sql`INSERT INTO offers (id, listing_id, buyer_account_id, seller_account_id, state, amount_cents, message, locale, expires_at)
      VALUES ('0000000000001', ${listingId}, ${buyer}, ${hooks.shop.houseId}, 'RECEIVED', 90000, 'Call Ada', 'en', now() + interval '1 day')`.execute(
      hooks.db,
    );
    await hooks.db
      .updateTable('offers')
      .set({ state: 'ACCEPTED', agreed_cents: 90_000 })
      .where('id', '=', '0000000000001')
      .execute();
    await hooks.work();
    const bodies = hooks.receiver.received.map(({ body }) => body);
    expect(bodies.map((body): string => JSON.parse(body).type)).toEqual(['offer.received', 'offer.accepted']);
    expect(bodies.join()).not.toContain(buyer);
    expect(bodies.join()).not.toContain('Call Ada');
    await hooks.db.deleteFrom('offers').where('id', '=', '0000000000001').execute();
  });
});

describe('a receiver', () => {
  it.each([
    ['/fails', 500, 'status', 'It broke.'],
    ['/moved', 302, 'redirect', ''],
    ['/cuts', null, 'unreachable', null],
  ])('that answers by %s is asked again under the same id', async (path, status, fault, response) => {
    const { id } = await hooks.subscribe(path);
    await place();
    await hooks.work();
    await hooks.work();
    expect(hooks.receiver.received).toHaveLength(1);
    await hooks.passTime();
    await hooks.work();
    const ids = hooks.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(hooks.receiver.received.map((message) => message.path)).toEqual([path, path]);
    const [delivery] = await hooks.deliveries(id);
    expect(delivery).toMatchObject({ state: 'WAITING', attempts: 2, last_status: status, last_fault: fault });
    const attempts = await hooks.db.selectFrom('webhook_attempts').selectAll().orderBy('position').execute();
    expect(attempts).toMatchObject([
      { position: 1, status, fault, response },
      { position: 2, status, fault, response },
    ]);
    expect(await hooks.endpoint(id)).toMatchObject({ state: 'ACTIVE', failing_since: expect.any(Date) });
  });

  it('that answers 410 is sent nothing more, and the shop is told', async () => {
    const { id } = await hooks.subscribe('/gone');
    await place();
    await hooks.work();
    await place();
    await hooks.passTime();
    await hooks.work();
    expect(hooks.receiver.received).toHaveLength(1);
    expect(await hooks.endpoint(id)).toMatchObject({ state: 'DISABLED', disabled_because: 'gone', version: 2 });
    const mail = await hooks.db
      .selectFrom('outbox')
      .selectAll()
      .where('event_key', 'like', `webhook-disabled:${id}%`)
      .execute();
    expect(mail).toHaveLength(1);
    expect(mail[0]?.text_body).toContain(`/admin/integrations/webhooks/${id}`);
  });

  it('that accepts nothing for two days is switched off; a success before begins the count anew', async () => {
    const { id } = await hooks.subscribe('/fails');
    await place();
    await hooks.work();
    const age = (hours: number) =>
      hooks.db
        .updateTable('webhook_endpoints')
        .set({ failing_since: sql<Date>`now() - make_interval(hours => ${hours})` })
        .where('id', '=', id)
        .execute();
    await age(47);
    await hooks.passTime();
    await hooks.work();
    expect((await hooks.endpoint(id))?.state).toBe('ACTIVE');
    await age(49);
    await hooks.passTime();
    await hooks.work();
    expect(await hooks.endpoint(id)).toMatchObject({ state: 'DISABLED', disabled_because: 'failing' });
  });

  it('that never accepts a message gets it ten times, and it is then among the failed', async () => {
    const { id } = await hooks.subscribe('/fails');
    await place();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await hooks.passTime();
      await hooks.work();
    }
    expect(hooks.receiver.received).toHaveLength(10);
    expect(await hooks.deliveries(id)).toMatchObject([{ state: 'FAILED', attempts: 10 }]);
    const { shopOverview } = await run<{ shopOverview: { openWork: { kind: string; count: number }[] } }>(
      hooks.adminVisitor,
      '{ shopOverview { openWork { kind count } } }',
    );
    expect(shopOverview.openWork).toContainEqual({ kind: 'WEBHOOKS', count: 1 });
  });

  it('that asks for time gets it', async () => {
    const { id } = await hooks.subscribe('/busy');
    await place();
    await hooks.work();
    const [delivery] = await hooks.deliveries(id);
    const wait = ((delivery?.next_attempt_at.getTime() ?? 0) - Date.now()) / 1_000;
    expect(wait).toBeGreaterThan(880);
    expect(wait).toBeLessThan(1_100);
  });

  it('that is slow, or talks without end, has accepted by its status', async () => {
    const [slow, talks] = [await hooks.subscribe('/slow'), await hooks.subscribe('/talks')];
    await place();
    await hooks.work();
    for (const { id } of [slow, talks]) expect(await hooks.deliveries(id)).toMatchObject([{ state: 'DELIVERED' }]);
    const lengths = await hooks.db
      .selectFrom('webhook_attempts')
      .select(sql<number>`length(response)`.as('length'))
      .execute();
    expect(Math.max(...lengths.map(({ length }) => length))).toBe(1_000);
  });

  it('that hangs is given up after its time, and keeps no other waiting', async () => {
    const sent = await sendMessage(
      hooks.receiver.link('/hangs'),
      signMessage(['whsec_AAAA'], 'evt_1', new Date(), '{}'),
      '{}',
      hooks.context.network,
      200,
    );
    expect(sent).toMatchObject({ ok: false, status: null, fault: 'timeout' });
    const [hangs, other] = [await hooks.subscribe('/hangs'), await hooks.subscribe('/ok')];
    await place();
    const working = hooks.work({ ...hooks.context, timeLimitMs: 1_500 });
    for (let look = 0; look < 50 && (await hooks.deliveries(other.id))[0]?.state !== 'DELIVERED'; look += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await hooks.deliveries(other.id)).toMatchObject([{ state: 'DELIVERED' }]);
    expect(await hooks.deliveries(hangs.id)).toMatchObject([{ state: 'WAITING', last_fault: null }]);
    await working;
    expect(await hooks.deliveries(hangs.id)).toMatchObject([{ state: 'WAITING', last_fault: 'timeout' }]);
  }, 40_000);

  it('is sent a message by one of two processes that work at once', async () => {
    await hooks.subscribe('/slow');
    await Promise.all([place(), place(), place()]);
    await Promise.all([hooks.work(), hooks.work()]);
    await Promise.all([deliverWebhooks(hooks.context), deliverWebhooks(hooks.context)]);
    const ids = hooks.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('in production', () => {
  it.each([
    'http://books.example/hook',
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://[::1]/hook',
    'https://10.0.0.7/hook',
    'https://books.example:8443/hook',
    'https://user:secret@books.example/hook',
    'file:///etc/passwd',
  ])('%s is no address', (link) => {
    expect(() => readEndpoint({ name: 'Books', url: link, kinds: ['order.paid'] }, publicNetwork, 'en')).toThrow(
      expect.objectContaining({ code: 'url' }),
    );
  });

  it('an address that was entered before is not reached either, nor a name that leads inside', async () => {
    const headers = signMessage(['whsec_AAAA'], 'evt_1', new Date(), '{}');
    const inside = { ...publicNetwork, resolve: async () => [{ address: '169.254.169.254', family: 4 }] };
    expect(await sendMessage(hooks.receiver.link('/ok'), headers, '{}', publicNetwork, 1_000)).toMatchObject({
      fault: 'address',
    });
    expect(await sendMessage('https://books.example/', headers, '{}', inside, 1_000)).toMatchObject({
      fault: 'address',
    });
    expect(hooks.receiver.received).toEqual([]);
  });

  it('outside of it, this machine is reached, and no other inside', async () => {
    const headers = signMessage(['whsec_AAAA'], 'evt_1', new Date(), '{}');
    for (const link of ['http://169.254.169.254/', 'http://10.0.0.7/', 'http://[fe80::1]/'])
      expect(await sendMessage(link, headers, '{}', hooks.context.network, 1_000)).toMatchObject({ fault: 'address' });
  });
});

describe('staff', () => {
  it('give an endpoint a new secret, and both sign for a day', async () => {
    const { id, version, secret } = await hooks.subscribe('/ok');
    const rotated = await hooks.send(`webhookRotateSecret(id: "${id}", version: ${version})`, 'secret');
    await place();
    await hooks.work();
    const [message] = hooks.receiver.received;
    expect([secret, rotated.secret ?? ''].map((each) => message && isSignedWith(each, message))).toEqual([true, true]);
    await hooks.db.updateTable('webhook_endpoints').set({ former_until: new Date() }).where('id', '=', id).execute();
    await place();
    await hooks.work();
    const last = hooks.receiver.received.at(-1);
    expect([secret, rotated.secret ?? ''].map((each) => last && isSignedWith(each, last))).toEqual([false, true]);
    const row = await hooks.endpoint(id);
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect(await hooks.send(`webhookRotateSecret(id: "${id}", version: ${version})`, 'secret')).toMatchObject({
      code: 'changed',
      secret: null,
    });
  });

  it('send a test, one message again, and what was missed', async () => {
    const { id } = await hooks.subscribe('/ok');
    const test = await hooks.send(`webhookTest(id: "${id}")`, 'deliveryId');
    await hooks.work();
    expect(JSON.parse(hooks.receiver.received[0]?.body ?? '{}')).toMatchObject({ type: WEBHOOK_TEST });
    expect(await hooks.send(`webhookResend(deliveryIds: ["${test.deliveryId}", "unknown"])`, 'count')).toMatchObject({
      count: 1,
    });
    await hooks.work();
    const [first, second] = hooks.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
    const update = (version: number, isActive: boolean) =>
      hooks.send(
        `webhookUpdate(id: "${id}", version: ${version}, name: "Books", url: "${hooks.receiver.link('/ok')}", kinds: ["order.placed"], isActive: ${isActive})`,
      );
    expect(await update(1, false)).toMatchObject({ success: true });
    await place();
    await hooks.work();
    expect(hooks.receiver.received).toHaveLength(2);
    const range = `from: "2020-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z"`;
    const replay = (more = '') => hooks.send(`webhookReplay(id: "${id}", ${range}${more})`, 'count');
    expect(await replay()).toMatchObject({ code: 'inactive' });
    expect(await hooks.send(`webhookTest(id: "${id}")`)).toMatchObject({ code: 'inactive' });
    expect(await hooks.send(`webhookResend(deliveryIds: ["${test.deliveryId}"])`)).toMatchObject({ code: 'inactive' });
    expect(await update(1, true)).toMatchObject({ code: 'changed' });
    expect(await update(2, true)).toMatchObject({ success: true });
    expect(await replay()).toMatchObject({ success: true, count: 1 });
    await hooks.work();
    expect(hooks.receiver.received).toHaveLength(3);
    expect(await replay()).toMatchObject({ count: 0 });
    expect(await replay(', all: true')).toMatchObject({ count: 1 });
    await hooks.work();
    const ids = hooks.receiver.received.slice(2).map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('find a delivery by its message, its record and its state, with what was sent and answered', async () => {
    const { id } = await hooks.subscribe('/fails');
    const orderId = await place();
    await hooks.work();
    const find = (filter: string) =>
      run<{ webhookDeliveries: { totalCount: number; edges: { node: { messageId: string; body: string } }[] } }>(
        hooks.adminVisitor,
        `{ webhookDeliveries(filter: ${filter}) { totalCount edges { node { messageId body attempts { status response durationMs } } } } }`,
      );
    const { webhookDeliveries: found } = await find(
      `{ search: "${orderId}", endpoint: "books", states: [WAITING], kinds: ["order.placed"] }`,
    );
    expect(found).toMatchObject({
      totalCount: 1,
      edges: [{ node: { attempts: [{ status: 500, response: 'It broke.' }] } }],
    });
    expect(found.edges[0]?.node.body).toBe(hooks.receiver.received[0]?.body);
    const messageId = found.edges[0]?.node.messageId ?? '';
    expect((await find(`{ search: "${messageId}", endpoint: "${id}" }`)).webhookDeliveries.totalCount).toBe(1);
    for (const filter of [
      '{ states: [FAILED] }',
      '{ kinds: ["order.paid"] }',
      '{ endpoint: "other" }',
      '{ to: "2020-01-01" }',
    ])
      expect((await find(filter)).webhookDeliveries.totalCount).toBe(0);
  });

  it('need the grant, and others hear no more than that', async () => {
    const { id } = await hooks.subscribe('/ok');
    const customer = await hooks.as(await hooks.shop.memberId());
    for (const visitor of [customer, hooks.api.visitor()]) {
      const { errors } = await visitor.query('{ webhooks { id } webhookDeliveries { totalCount } }');
      expect(errors?.[0]?.extensions?.['code']).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
      const sent = await visitor.query(`mutation { webhookTest(id: "${id}") { success } }`);
      expect(sent.errors?.[0]?.extensions?.['code']).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
    }
    const audit = await hooks.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject_id', '=', id)
      .execute();
    expect(audit).toMatchObject([{ action: 'webhook.created' }]);
    expect(await hooks.send(`webhookRemove(id: "${id}", version: 9)`)).toMatchObject({ code: 'changed' });
    expect(await hooks.send(`webhookRemove(id: "${id}", version: 1)`)).toMatchObject({ success: true });
    expect(await hooks.db.selectFrom('event_subscriptions').select('kind').execute()).toEqual([]);
  });
});
