import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { checkOut, payFor, readOrder } from './checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from './api-harness.fixture.ts';
import { CARDS } from '#api/modules/payments/gateway/gateway.fixture.ts';

let harness: ApiHarness;

beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

const sign = (body: string, secret = 'sandbox-webhook-secret', at = Date.now()): string => {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};
const send = async (body: string, signature?: string, path = '/webhooks/gateway'): Promise<number> => {
  const headers = { 'content-type': 'application/json', ...(signature ? { 'gateway-signature': signature } : {}) };
  return (await fetch(`${harness.api.url}${path}`, { method: 'POST', headers, body })).status;
};
const eventOf = (type: string, key: string): string =>
  JSON.stringify({ id: `evt_${newId()}`, type, charge: { idempotencyKey: key } });

async function challenged() {
  const visitor = harness.api.visitor();
  const order = await checkOut(visitor, await harness.shop.listing());
  const asked = await payFor(visitor, [order], await harness.gateway.token(CARDS.challenge), newId());
  const payment = await harness.db.selectFrom('payments').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return { visitor, order, paymentId: payment.id, url: asked.nextAction?.url ?? '' };
}

const stateOf = (id: string) =>
  harness.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow();

describe('a webhook', () => {
  it('places the order of a shopper who never comes back from the bank', async () => {
    const { visitor, order, paymentId, url } = await challenged();
    await harness.gateway.answer(url, 'confirm');
    const body = eventOf('charge.succeeded', paymentId);
    expect(await send(body, sign(body))).toBe(200);
    expect(await readOrder(visitor, order.id)).toMatchObject({ paymentState: 'PAID' });
  });

  it('that arrives again, late or out of order changes nothing', async () => {
    const { visitor, order, paymentId, url } = await challenged();
    const early = eventOf('charge.succeeded', paymentId);
    expect(await send(early, sign(early))).toBe(200);
    expect(await stateOf(paymentId)).toEqual({ status: 'REQUIRES_ACTION' });
    await harness.gateway.answer(url, 'confirm');
    const bodies = ['charge.refunded', 'charge.failed', 'charge.succeeded', 'charge.canceled'].map((type) =>
      eventOf(type, paymentId),
    );
    const sent = await Promise.all([...bodies, ...bodies].map((body) => send(body, sign(body))));
    expect(new Set(sent)).toEqual(new Set([200]));
    const placed = await readOrder(visitor, order.id);
    expect(placed).toMatchObject({ paymentState: 'PAID', refunds: [] });
    for (const body of [early, ...bodies]) expect(await send(body, sign(body))).toBe(200);
    expect(await readOrder(visitor, order.id)).toEqual(placed);
  });

  it('about an unknown payment is accepted and ignored', async () => {
    for (const key of [newId(), "' OR 1=1", 'x'.repeat(500)]) {
      const body = eventOf('charge.succeeded', key);
      expect(await send(body, sign(body))).toBe(200);
    }
  });

  it.each<[string, (body: string) => string | undefined]>([
    ['no signature', () => undefined],
    ['another key', (body) => sign(body, 'another-secret')],
    ['a signature of another body', () => sign('{}')],
    ['an old signature', (body) => sign(body, undefined, Date.now() - 301_000)],
    ['a signature from the future', (body) => sign(body, undefined, Date.now() + 301_000)],
    ['garbage', () => 't=1,v1=zz'],
  ])('with %s is refused', async (_name, signature) => {
    const { paymentId, url } = await challenged();
    await harness.gateway.answer(url, 'confirm');
    const body = eventOf('charge.succeeded', paymentId);
    expect(await send(body, signature(body))).toBe(400);
    expect(await stateOf(paymentId)).toEqual({ status: 'REQUIRES_ACTION' });
  });

  it.each(['not json', '{}', '[]', '{"id":1}', 'null'])(
    'that says %s is refused although it is signed',
    async (body) => {
      expect(await send(body, sign(body))).toBe(400);
    },
  );

  it('also arrives at the shop’s own address, and only for the provider that charges', async () => {
    const body = eventOf('charge.succeeded', newId());
    expect(await send(body, sign(body), '/api/webhooks/gateway')).toBe(200);
    expect(await send(body, sign(body), '/api/webhooks/stripe')).toBe(404);
  });

  it('is answered by 503 while the provider is down, to be sent again', async () => {
    const { paymentId, url } = await challenged();
    await harness.gateway.answer(url, 'confirm');
    await harness.gateway.stop();
    const body = eventOf('charge.succeeded', paymentId);
    expect(await send(body, sign(body))).toBe(503);
    await harness.gateway.restart();
    expect(await send(body, sign(body))).toBe(200);
    expect(await stateOf(paymentId)).toEqual({ status: 'CAPTURED' });
  });
});
