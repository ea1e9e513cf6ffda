import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { demoChargeRef } from '@headstock/contracts/demo-charge';
import { createGateway, createWebhookReceiver } from './gateway.fixture.ts';

type Refund = {
  id: string;
  idempotencyKey: string | null;
  status: string;
  amountCents: number;
  failureCode: string | null;
};
type Charge = {
  id: string;
  idempotencyKey: string;
  refundedCents: number;
  nextAction: { url: string } | null;
  refunds: Refund[];
};
type Gateway = Awaited<ReturnType<typeof createGateway>>;

const read = async <Body>(response: Response): Promise<Body> => JSON.parse(await response.text());
const find = async (gateway: Gateway, id: string) => read<Charge>(await gateway.get(`/v1/charges/${id}`));
const refund = async (gateway: Gateway, id: string, key: string, amountCents: number) =>
  read<Refund>(await gateway.post(`/v1/charges/${id}/refunds`, { amountCents }, { 'idempotency-key': key }));
const decide = (gateway: Gateway, id: string, refundId: string, status: string) =>
  gateway.post(`/v1/charges/${id}/refund-decision`, { refundId, status });

describe('a refund', () => {
  it('that a bank returns can be made again, under another key', async () => {
    await using hook = await createWebhookReceiver();
    await using gateway = await createGateway({ GATEWAY_WEBHOOK_URL: hook.url });
    const { id } = await read<Charge>(await gateway.charge('key-00001', await gateway.token()));
    const first = await refund(gateway, id, 'refund-1', 12_345);
    expect(first).toMatchObject({ status: 'succeeded', idempotencyKey: 'refund-1', failureCode: null });
    expect((await decide(gateway, id, first.id, 'failed')).status).toBe(201);
    expect((await decide(gateway, id, first.id, 'failed')).status).toBe(409);
    expect((await decide(gateway, id, 're_none', 'failed')).status).toBe(409);
    expect(await find(gateway, id)).toMatchObject({ refundedCents: 0, refunds: [{ status: 'failed' }] });
    expect(await refund(gateway, id, 'refund-1', 12_345)).toMatchObject({ id: first.id, status: 'failed' });
    expect(await refund(gateway, id, 'refund-2', 12_345)).toMatchObject({ status: 'succeeded' });
    for (let turn = 0; turn < 500 && hook.received.length < 4; turn += 1) await wait(10);
    const types = hook.received.map(({ body }) => /"type":"([^"]+)"/.exec(body)?.[1]).toSorted();
    expect(types).toEqual(['charge.refund.failed', 'charge.refunded', 'charge.refunded', 'charge.succeeded']);
  });

  it('is possible for what the demo shop charged before it existed, once and across a restart', async () => {
    await using gateway = await createGateway();
    const id = demoChargeRef({ paymentId: 'payment-of-old', amountCents: 5_000, at: new Date('2026-01-02T03:04:05Z') });
    expect(await refund(gateway, id, 'refund-1', 2_000)).toMatchObject({ status: 'succeeded', isVoid: false });
    expect(await refund(gateway, id, 'refund-1', 2_000)).toMatchObject({ amountCents: 2_000 });
    await gateway.restart();
    expect(await find(gateway, id)).toMatchObject({ idempotencyKey: 'payment-of-old', refundedCents: 2_000 });
    const much = await gateway.post(
      `/v1/charges/${id}/refunds`,
      { amountCents: 3_001 },
      { 'idempotency-key': 'refund-2' },
    );
    expect(much.status).toBe(409);
    expect((await gateway.get('/v1/charges/ch_unknown')).status).toBe(404);
  });

  it('issued in the gateway’s dashboard has no key, and counts', async () => {
    await using gateway = await createGateway();
    const { id } = await read<Charge>(await gateway.charge('key-00001', await gateway.token()));
    const byHand = (amountCents: number) => gateway.post(`/v1/charges/${id}/refunds-by-hand`, { amountCents });
    expect((await byHand(2_345)).status).toBe(201);
    expect((await byHand(10_001)).status).toBe(409);
    expect(await find(gateway, id)).toMatchObject({ refundedCents: 2_345, refunds: [{ idempotencyKey: null }] });
  });

  it('to a bank account is pending at first, also across a restart', async () => {
    await using gateway = await createGateway({ GATEWAY_ACH_MS: '400' });
    const { id, nextAction } = await read<Charge>(
      await gateway.charge('key-00001', '', { method: 'ach', token: null }),
    );
    const page = new URL(new URL(nextAction?.url ?? '').pathname, gateway.url);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ answer: 'confirm' }), redirect: 'manual' });
    let made: Refund | undefined;
    for (let turn = 0; turn < 500 && made?.status !== 'pending'; turn += 1) {
      made = await refund(gateway, id, `refund-${turn}`, 2_345);
      await wait(10);
    }
    expect(made).toMatchObject({ status: 'pending' });
    await gateway.restart();
    for (let turn = 0; turn < 500 && (await find(gateway, id)).refunds[0]?.status === 'pending'; turn += 1)
      await wait(10);
    expect(await find(gateway, id)).toMatchObject({ refunds: [{ status: 'succeeded' }] });
  });
});

it('lists the charges that changed since a moment', async () => {
  await using gateway = await createGateway();
  const changedSince = async (since: string) =>
    (await read<{ charges: Charge[] }>(await gateway.get(`/v1/changes?since=${encodeURIComponent(since)}`))).charges;
  const { id } = await read<Charge>(await gateway.charge('key-00001', await gateway.token()));
  await gateway.charge('key-00002', await gateway.token());
  await wait(5);
  const now = new Date().toISOString();
  expect(await changedSince(now)).toEqual([]);
  await refund(gateway, id, 'refund-1', 100);
  expect(await changedSince(now)).toEqual([{ id, idempotencyKey: 'key-00001' }]);
  expect(await changedSince('2020-01-01T00:00:00Z')).toHaveLength(2);
  expect((await gateway.get('/v1/changes?since=yesterday')).status).toBe(400);
});
