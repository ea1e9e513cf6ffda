import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createGateway, createWebhookReceiver } from './gateway.fixture.ts';

type Charge = {
  id: string;
  status: string;
  nextAction: { url: string } | null;
  reversals: { id: string; kind: string; status: string; amountCents: number; respondBy: string | null }[];
};
type Gateway = Awaited<ReturnType<typeof createGateway>>;

const read = async (response: Response): Promise<Charge> => JSON.parse(await response.text());
const find = async (gateway: Gateway, key: string): Promise<Charge> =>
  read(await gateway.get(`/v1/charges?idempotencyKey=${key}`));
const take = (gateway: Gateway, id: string, kind: string) =>
  gateway.post(`/v1/charges/${id}/reversals`, { kind, reason: 'fraudulent' });
const decide = (gateway: Gateway, id: string, status: string) => gateway.post(`/v1/charges/${id}/decision`, { status });
const refund = async (gateway: Gateway, id: string, amountCents: number): Promise<number> =>
  (await gateway.post(`/v1/charges/${id}/refunds`, { amountCents }, { 'idempotency-key': `refund-${amountCents}` }))
    .status;

async function until(gateway: Gateway, key: string, kind: string): Promise<Charge> {
  for (let turn = 0; turn < 500; turn += 1) {
    const charge = await find(gateway, key);
    if (charge.reversals.some((reversal) => reversal.kind === kind)) return charge;
    await wait(10);
  }
  throw new Error(`No ${kind} came.`);
}

describe('a dispute', () => {
  it('withholds what is left of the charge until it is decided, once', async () => {
    await using hook = await createWebhookReceiver();
    await using gateway = await createGateway({ GATEWAY_WEBHOOK_URL: hook.url });
    const { id } = await read(await gateway.charge('key-00001', await gateway.token()));
    expect(await refund(gateway, id, 2_345)).toBe(201);
    const opened = await read(await take(gateway, id, 'dispute'));
    expect(opened).toMatchObject({
      status: 'succeeded',
      reversals: [{ kind: 'dispute', status: 'open', amountCents: 10_000, respondBy: expect.any(String) }],
    });
    expect(await refund(gateway, id, 1)).toBe(409);
    expect((await take(gateway, id, 'dispute')).status).toBe(409);
    expect(await read(await decide(gateway, id, 'won'))).toMatchObject({ reversals: [{ status: 'won' }] });
    expect((await decide(gateway, id, 'lost')).status).toBe(409);
    expect(await refund(gateway, id, 1)).toBe(201);
    for (let turn = 0; turn < 500 && hook.received.length < 5; turn += 1) await wait(10);
    const types = hook.received.map(({ body }) => /"type":"([^"]+)"/.exec(body)?.[1]).toSorted();
    expect(types).toEqual([
      'charge.dispute.opened',
      'charge.dispute.won',
      'charge.refunded',
      'charge.refunded',
      'charge.succeeded',
    ]);
  });

  it('is opened automatically for the disputing card, also after a restart', async () => {
    await using gateway = await createGateway({ GATEWAY_DISPUTE_MS: '150' });
    const charge = await read(await gateway.charge('key-00001', await gateway.token('4000000000002685')));
    expect(charge).toMatchObject({ status: 'succeeded', reversals: [] });
    await gateway.restart();
    expect(await until(gateway, 'key-00001', 'dispute')).toMatchObject({ reversals: [{ status: 'open' }] });
  });

  it.each([
    ['a charge that nobody made', 'ch_missing', { kind: 'dispute' }, 404],
    ['another kind', null, { kind: 'theft' }, 400],
  ])('is refused for %s', async (_name, id, body, status) => {
    await using gateway = await createGateway();
    const charge = await read(await gateway.charge('key-00001', await gateway.token()));
    expect((await gateway.post(`/v1/charges/${id ?? charge.id}/reversals`, body)).status).toBe(status);
  });

  it('is refused for charges that did not succeed', async () => {
    await using gateway = await createGateway();
    const { id } = await read(await gateway.charge('key-00001', await gateway.token('4000000000000002')));
    expect((await take(gateway, id, 'dispute')).status).toBe(409);
  });
});

describe('a bank that returns a captured payment', () => {
  it('reverses all of it for good', async () => {
    await using gateway = await createGateway({ GATEWAY_ACH_MS: '80' });
    const body = { amountCents: 5_000, currency: 'USD', method: 'ach' };
    const begun = await read(await gateway.post('/v1/charges', body, { 'idempotency-key': 'key-00001' }));
    const page = `${gateway.url}${new URL(begun.nextAction?.url ?? '').pathname}`;
    await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'returned-late' }),
      redirect: 'manual',
    });
    expect(await until(gateway, 'key-00001', 'return')).toMatchObject({
      status: 'succeeded',
      reversals: [{ kind: 'return', status: 'lost', amountCents: 5_000, respondBy: null }],
    });
  });
});
