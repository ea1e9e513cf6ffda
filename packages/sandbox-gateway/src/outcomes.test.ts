import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createGateway } from './gateway.fixture.ts';

type Charge = {
  id: string;
  status: string;
  failureCode: string | null;
  nextAction: { type: string; url: string } | null;
};

const QUICK = { GATEWAY_SLOW_MS: '120', GATEWAY_TERMINAL_MS: '120', GATEWAY_ACH_MS: '120' };
const RETURN = 'http://localhost:3000/checkout?payment=1';

async function begin(method: string, more: object = {}) {
  const gateway = await createGateway(QUICK);
  const key = `key-of-${method}`;
  const body = { amountCents: 5_000, currency: 'USD', method, returnUrl: RETURN, ...more };
  const response = await gateway.post('/v1/charges', body, { 'idempotency-key': key });
  const read = async (): Promise<Charge> =>
    JSON.parse(await (await gateway.get(`/v1/charges?idempotencyKey=${key}`)).text());
  const page = async (): Promise<string> => {
    const url = new URL((await read()).nextAction?.url ?? '');
    return `${gateway.url}${url.pathname}`;
  };
  const answer = async (choice: string): Promise<Response> =>
    fetch(await page(), { method: 'POST', body: new URLSearchParams({ answer: choice }), redirect: 'manual' });
  return { gateway, response, read, page, answer };
}

describe.each(['valor', 'paypal', 'shop-pay', 'affirm'])('the page of %s', (method) => {
  it.each([
    ['confirm', 'succeeded', null],
    ['late', 'succeeded', null],
    ['decline', 'failed', 'payment_declined'],
    ['cancel', 'canceled', null],
  ])('leads %s back to the shop, and the charge ends as %s', async (choice, status, failureCode) => {
    const { gateway, read, page, answer } = await begin(method, { locale: 'fr' });
    await using _closing = gateway;
    const html = await (await fetch(await page())).text();
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain(`value="${choice}"`);
    const back = await answer(choice);
    expect([back.status, back.headers.get('location')]).toEqual([303, RETURN]);
    if (choice === 'late') await wait(200);
    expect(await read()).toMatchObject({ status, failureCode, nextAction: null });
  });
});

describe('a bank', () => {
  it('accepts the payment, and pays it later, also after a restart', async () => {
    const { gateway, read, answer } = await begin('ach');
    await using _closing = gateway;
    await answer('confirm');
    expect(await read()).toMatchObject({ status: 'submitted', nextAction: null });
    await gateway.restart();
    await wait(200);
    expect(await read()).toMatchObject({ status: 'succeeded' });
  });

  it('returns a payment from an account without funds', async () => {
    const { gateway, read, answer } = await begin('ach');
    await using _closing = gateway;
    await answer('returned');
    await wait(200);
    expect(await read()).toMatchObject({ status: 'failed', failureCode: 'bank_returned' });
  });

  it('asks for microdeposits where the account is not verified', async () => {
    const { gateway, read, answer } = await begin('ach');
    await using _closing = gateway;
    await answer('verify');
    await wait(200);
    expect(await read()).toMatchObject({ status: 'submitted', nextAction: { type: 'verify_with_microdeposits' } });
    await answer('confirm');
    await wait(200);
    expect(await read()).toMatchObject({ status: 'succeeded' });
  });
});

describe('a reader', () => {
  it.each([
    ['simulated', 'succeeded'],
    ['simulated-declined', 'failed'],
    ['simulated-canceled', 'canceled'],
  ])('%s ends as %s once the card is presented', async (reader, status) => {
    const { gateway, read } = await begin('terminal', { reader });
    await using _closing = gateway;
    expect(await read()).toMatchObject({ status: 'processing' });
    await wait(200);
    expect(await read()).toMatchObject({ status });
  });

  it('is refused when the shop does not have it', async () => {
    const { gateway, response } = await begin('terminal', { reader: 'elsewhere' });
    await using _closing = gateway;
    expect(response.status).toBe(400);
  });
});

it('voids a recent charge as a whole, and refunds a part of it, or an older one', async () => {
  await using gateway = await createGateway({ GATEWAY_SETTLE_MS: '300' });
  const refund = async (key: string, amountCents: number) => {
    const { id }: Charge = JSON.parse(await (await gateway.charge(key, await gateway.token())).text());
    if (key.startsWith('old')) await wait(400);
    const answer = await gateway.post(
      `/v1/charges/${id}/refunds`,
      { amountCents },
      { 'idempotency-key': `back-${key}` },
    );
    const { isVoid }: { isVoid: boolean } = JSON.parse(await answer.text());
    return isVoid;
  };
  expect(await refund('young-and-whole', 12_345)).toBe(true);
  expect(await refund('young-and-part', 12_344)).toBe(false);
  expect(await refund('old-and-whole', 12_345)).toBe(false);
});
