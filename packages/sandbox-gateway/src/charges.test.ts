import { createHmac } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createGateway, createWebhookReceiver } from './gateway.fixture.ts';

type Charge = {
  id: string;
  status: string;
  failureCode: string | null;
  refundedCents: number;
  nextAction: { url: string } | null;
};

const read = async (response: Response): Promise<Charge> => JSON.parse(await response.text());

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition() && waited < 5_000; waited += 10) await sleep(10);
  expect(condition()).toBe(true);
}

describe('a charge', () => {
  it('is made once for a good card and a key, however often it is sent', async () => {
    await using gateway = await createGateway();
    const token = await gateway.token();
    const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.charge('key-00001', token)));
    const charges = await Promise.all(answers.map(read));
    expect(new Set(charges.map(({ id }) => id)).size).toBe(1);
    expect(charges[0]).toMatchObject({ status: 'succeeded', amountCents: 12_345, last4: '4242', network: 'visa' });
    const byId = await read(await gateway.get(`/v1/charges/${charges[0]?.id}`));
    const byKey = await read(await gateway.get('/v1/charges?idempotencyKey=key-00001'));
    expect([byId, byKey]).toEqual([charges[0], charges[0]]);
  });

  it('is refused under a key with another body, and for a token that was charged', async () => {
    await using gateway = await createGateway();
    const token = await gateway.token();
    await gateway.charge('key-00001', token);
    expect((await gateway.charge('key-00001', token, { amountCents: 1 })).status).toBe(409);
    expect((await gateway.charge('key-00002', token)).status).toBe(400);
  });

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
  ])('of card %s is declined with %s', async (number, failureCode) => {
    await using gateway = await createGateway();
    expect(await read(await gateway.charge('key-00001', await gateway.token(number)))).toMatchObject({
      status: 'failed',
      failureCode,
    });
  });

  it('is answered late for the slow card, and can be read meanwhile', async () => {
    await using gateway = await createGateway();
    const slow = gateway.charge('key-00001', await gateway.token('4000000000000259'));
    await sleep(50);
    expect(await read(await gateway.get('/v1/charges?idempotencyKey=key-00001'))).toMatchObject({
      status: 'processing',
    });
    expect(await read(await slow)).toMatchObject({ status: 'succeeded' });
  });

  it('of the lost card is made without an answer; the same key then gives it', async () => {
    await using gateway = await createGateway();
    const token = await gateway.token('4000000000000341');
    await expect(gateway.charge('key-00001', token)).rejects.toThrow('fetch failed');
    expect(await read(await gateway.charge('key-00001', token))).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['confirm', 'succeeded', null],
    ['decline', 'failed', 'challenge_declined'],
  ])('waits for the shopper’s answer (%s)', async (answer, status, failureCode) => {
    await using gateway = await createGateway();
    const returnUrl = 'http://localhost:3000/checkout?payment=key-00001';
    const token = await gateway.token('4000002500003155');
    const charge = await read(await gateway.charge('key-00001', token, { returnUrl, locale: 'fr' }));
    expect(charge.status).toBe('requires_action');
    const page = new URL(charge.nextAction?.url ?? '').pathname;
    expect(await (await gateway.get(page)).text()).toContain('Confirmer le paiement');
    const answerOnce = (value: string) =>
      fetch(`${gateway.url}${page}`, {
        method: 'POST',
        body: new URLSearchParams({ answer: value }),
        redirect: 'manual',
      });
    const answered = await answerOnce(answer);
    expect([answered.status, answered.headers.get('location')]).toEqual([303, returnUrl]);
    await answerOnce(answer === 'confirm' ? 'decline' : 'confirm');
    expect(await read(await gateway.get(`/v1/charges/${charge.id}`))).toMatchObject({ status, failureCode });
  });

  it('leads back to the shop only', async () => {
    await using gateway = await createGateway();
    const answer = await gateway.charge('key-00001', await gateway.token(), { returnUrl: 'https://evil.test/' });
    expect(answer.status).toBe(400);
  });

  it.each([
    { amountCents: 0 },
    { amountCents: -5 },
    { amountCents: 1.5 },
    { amountCents: '100' },
    { currency: 'EUR' },
    { token: 'tok_unknown' },
  ])('is refused for %j', async (wrong) => {
    await using gateway = await createGateway();
    expect((await gateway.charge('key-00001', await gateway.token(), wrong)).status).toBe(400);
  });

  it('is not shown without the secret key', async () => {
    await using gateway = await createGateway();
    const wrong = { authorization: 'Bearer wrong' };
    expect((await gateway.get('/v1/charges?idempotencyKey=key-00001', wrong)).status).toBe(401);
    expect((await gateway.post('/v1/charges', {}, wrong)).status).toBe(401);
  });
});

describe('a refund', () => {
  it('can be partial, is made once for each key, and never exceeds the charge', async () => {
    await using gateway = await createGateway();
    const { id } = await read(await gateway.charge('key-00001', await gateway.token()));
    const refund = async (key: string, amountCents: number) =>
      (await gateway.post(`/v1/charges/${id}/refunds`, { amountCents }, { 'idempotency-key': key })).status;
    expect(await refund('refund-1', 10_000)).toBe(201);
    expect(await refund('refund-1', 10_000)).toBe(201);
    expect(await refund('refund-1', 9_000)).toBe(409);
    expect(await refund('refund-2', 2_346)).toBe(409);
    expect(await refund('refund-3', 2_345)).toBe(201);
    expect(await read(await gateway.get(`/v1/charges/${id}`))).toMatchObject({ refundedCents: 12_345 });
  });
});

describe('a cancellation', () => {
  it('stops open and future charges under a key, never one that succeeded', async () => {
    await using gateway = await createGateway();
    const cancel = async (idempotencyKey: string) =>
      (await gateway.post('/v1/cancellations', { idempotencyKey })).json();
    await gateway.charge('captured', await gateway.token());
    expect(await cancel('captured')).toMatchObject({ charge: { status: 'succeeded', refundedCents: 0 } });
    const slow = gateway.charge('waiting1', await gateway.token('4000000000000259'));
    await sleep(50);
    await cancel('waiting1');
    expect(await read(await slow)).toMatchObject({ status: 'canceled' });
    expect(await cancel('not-here')).toEqual({ charge: null });
    expect((await gateway.charge('not-here', await gateway.token())).status).toBe(409);
  });
});

describe('webhooks', () => {
  it('are signed over time and body', async () => {
    await using receiver = await createWebhookReceiver();
    await using gateway = await createGateway({ GATEWAY_WEBHOOK_URL: receiver.url });
    const { id } = await read(await gateway.charge('key-00001', await gateway.token()));
    await until(() => receiver.received.length === 1);
    const [webhook] = receiver.received;
    const { t, v1 } = /^t=(?<t>\d+),v1=(?<v1>[0-9a-f]{64})$/.exec(webhook?.signature ?? '')?.groups ?? {};
    expect(Math.abs(Number(t) - Date.now() / 1000)).toBeLessThan(5);
    expect(v1).toBe(createHmac('sha256', gateway.config.webhookSecret).update(`${t}.${webhook?.body}`).digest('hex'));
    expect(JSON.parse(webhook?.body ?? '')).toMatchObject({ type: 'charge.succeeded', charge: { id } });
  });

  it('are sent again, byte for byte, until they are accepted, also after a restart', async () => {
    let up = false;
    await using receiver = await createWebhookReceiver(() => (up ? 204 : 503));
    await using gateway = await createGateway({ GATEWAY_WEBHOOK_URL: receiver.url });
    await gateway.charge('key-00001', await gateway.token());
    await until(() => receiver.received.length >= 2);
    up = true;
    await gateway.restart();
    await sleep(100);
    const count = receiver.received.length;
    await sleep(200);
    expect(receiver.received).toHaveLength(count);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  });
});

describe('the journal', () => {
  it('keeps charges, refunds, cancellations and tokens across a restart, and drops a torn line', async () => {
    await using gateway = await createGateway();
    const spare = await gateway.token();
    const { id } = await read(await gateway.charge('key-00001', await gateway.token()));
    await gateway.post(`/v1/charges/${id}/refunds`, { amountCents: 45 }, { 'idempotency-key': 'refund-1' });
    await gateway.post('/v1/cancellations', { idempotencyKey: 'not-here' });
    const slow = gateway.charge('key-slow1', await gateway.token('4000000000000259')).catch(() => undefined);
    await sleep(50);
    const journal = join(gateway.config.folder, 'journal.jsonl');
    await gateway.restart(() => appendFile(journal, '{"kind":"charge","id":"ch_to'));
    await slow;
    expect(await read(await gateway.get(`/v1/charges/${id}`))).toMatchObject({
      status: 'succeeded',
      refundedCents: 45,
    });
    expect((await gateway.charge('not-here', spare)).status).toBe(409);
    expect((await gateway.charge('key-00002', spare)).status).toBe(201);
    await sleep(200);
    expect(await read(await gateway.get('/v1/charges?idempotencyKey=key-slow1'))).toMatchObject({
      status: 'succeeded',
    });
  });

  it('never holds a card number', async () => {
    await using gateway = await createGateway();
    await gateway.charge('key-00001', await gateway.token());
    await gateway.post('/v1/tokens', { number: '4242424242424242', expiry: 'x', cvc: '123' });
    const journal = await readFile(join(gateway.config.folder, 'journal.jsonl'), 'utf8');
    expect(journal).toContain('4242');
    expect(journal).not.toMatch(/\d{12,19}(?=["\s])/);
  });
});
