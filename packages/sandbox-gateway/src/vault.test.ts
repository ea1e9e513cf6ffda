import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createGateway } from './gateway.fixture.ts';

type Card = { id: string; last4: string; expiryYear: number; fingerprint: string };
type Charge = {
  id: string;
  status: string;
  failureCode: string | null;
  savedCard: Card | null;
  nextAction: { url: string } | null;
};
type Gateway = Awaited<ReturnType<typeof createGateway>>;

const read = async <Body>(response: Response): Promise<Body> => JSON.parse(await response.text());
const codeOf = async (response: Response): Promise<string> =>
  (await read<{ error: { code: string } }>(response)).error.code;

const keyed = (key: string) => ({ 'idempotency-key': key });

async function customerOf(gateway: Gateway, key = 'customer-1'): Promise<string> {
  return (await read<{ id: string }>(await gateway.post('/v1/customers', {}, keyed(key)))).id;
}
const store = async (gateway: Gateway, customer: string, token: string, key = 'card-key-1'): Promise<Response> =>
  gateway.post(`/v1/customers/${customer}/cards`, { token }, keyed(key));
const cardsOf = async (gateway: Gateway, customer: string): Promise<readonly Card[]> =>
  (await read<{ cards: Card[] }>(await gateway.get(`/v1/customers/${customer}/cards`))).cards;
const chargeSaved = (gateway: Gateway, key: string, customer: string, savedCard: string): Promise<Response> =>
  gateway.post('/v1/charges', { amountCents: 500, currency: 'USD', customer, savedCard }, keyed(key));

describe('a customer', () => {
  it('is made once for a key, in parallel too', async () => {
    await using gateway = await createGateway();
    const ids = await Promise.all(Array.from({ length: 5 }, () => customerOf(gateway)));
    expect(new Set(ids).size).toBe(1);
    expect(await customerOf(gateway, 'customer-2')).not.toBe(ids[0]);
  });

  it('takes its cards along when it is deleted, and is not made again', async () => {
    await using gateway = await createGateway();
    const customer = await customerOf(gateway);
    const card = await read<Card>(await store(gateway, customer, await gateway.token()));
    for (let turn = 0; turn < 2; turn += 1)
      expect((await gateway.remove(`/v1/customers/${customer}`)).status).toBe(200);
    await gateway.restart();
    expect(await cardsOf(gateway, customer)).toEqual([]);
    expect(await codeOf(await chargeSaved(gateway, 'charge-1', customer, card.id))).toBe('unknown_customer');
    expect((await gateway.post('/v1/customers', {}, keyed('customer-1'))).status).toBe(404);
    expect(await codeOf(await store(gateway, customer, await gateway.token(), 'card-key-2'))).toBe('unknown_customer');
  });

  it('is nobody’s business without the secret key', async () => {
    await using gateway = await createGateway();
    const customer = await customerOf(gateway);
    const response = await fetch(`${gateway.url}/v1/customers/${customer}/cards`);
    expect(response.status).toBe(401);
  });
});

describe('a kept card', () => {
  it('is stored once for a key, of a token that nothing else is done with', async () => {
    await using gateway = await createGateway();
    const customer = await customerOf(gateway);
    const token = await gateway.token();
    const answers = await Promise.all(Array.from({ length: 5 }, () => store(gateway, customer, token)));
    const cards = await Promise.all(answers.map((answer) => read<Card>(answer)));
    expect(new Set(cards.map(({ id }) => id)).size).toBe(1);
    expect(cards[0]).toMatchObject({ network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2040 });
    expect(await cardsOf(gateway, customer)).toEqual([cards[0]]);
    expect(await codeOf(await store(gateway, customer, token, 'card-key-2'))).toBe('token_used');
    expect(await codeOf(await store(gateway, customer, await gateway.token()))).toBe('key_reused');
    expect(await codeOf(await gateway.charge('charge-1', token))).toBe('token_used');
    expect(await codeOf(await store(gateway, customer, 'tok_unknown', 'card-key-3'))).toBe('unknown_token');
  });

  it('has the fingerprint of its number, and nothing of the number itself', async () => {
    await using gateway = await createGateway();
    const customer = await customerOf(gateway);
    const first = await read<Card>(await store(gateway, customer, await gateway.token()));
    const again = await read<Card>(await store(gateway, customer, await gateway.token(), 'card-key-2'));
    const other = await read<Card>(
      await store(gateway, customer, await gateway.token('5555555555554444'), 'card-key-3'),
    );
    expect(again.fingerprint).toBe(first.fingerprint);
    expect(other.fingerprint).not.toBe(first.fingerprint);
    expect(await readFile(join(gateway.config.folder, 'journal.jsonl'), 'utf8')).not.toContain('4242424242424242');
  });

  it('is charged again and again, also after a restart, but not for somebody else', async () => {
    await using gateway = await createGateway();
    const customer = await customerOf(gateway);
    const { id } = await read<Card>(await store(gateway, customer, await gateway.token()));
    expect(await read(await chargeSaved(gateway, 'charge-1', customer, id))).toMatchObject({ status: 'succeeded' });
    await gateway.restart();
    expect(await read(await chargeSaved(gateway, 'charge-2', customer, id))).toMatchObject({
      status: 'succeeded',
      last4: '4242',
    });
    const stranger = await customerOf(gateway, 'customer-2');
    expect(await codeOf(await chargeSaved(gateway, 'charge-3', stranger, id))).toBe('unknown_card');
    expect(await codeOf(await chargeSaved(gateway, 'charge-1', stranger, id))).toBe('key_reused');
  });

  it('asks the shopper each time where its bank does', async () => {
    await using gateway = await createGateway();
    const customer = await customerOf(gateway);
    const { id } = await read<Card>(await store(gateway, customer, await gateway.token('4000002500003155')));
    for (const key of ['charge-1', 'charge-2']) {
      const charge = await read<Charge>(await chargeSaved(gateway, key, customer, id));
      expect(charge.status).toBe('requires_action');
      const path = new URL(charge.nextAction?.url ?? '').pathname;
      await fetch(`${gateway.url}${path}`, { method: 'POST', body: new URLSearchParams({ answer: 'confirm' }) });
      expect(await read(await gateway.get(`/v1/charges/${charge.id}`))).toMatchObject({ status: 'succeeded' });
    }
  });

  it('is declined once it has expired', async () => {
    await using gateway = await createGateway();
    const customer = await customerOf(gateway);
    const { id } = await read<Card>(await store(gateway, customer, await gateway.token()));
    const journal = join(gateway.config.folder, 'journal.jsonl');
    await gateway.restart(async () =>
      writeFile(journal, (await readFile(journal, 'utf8')).replaceAll('"year":2040', '"year":2020')),
    );
    expect(await read(await chargeSaved(gateway, 'charge-1', customer, id))).toMatchObject({
      status: 'failed',
      failureCode: 'expired_card',
    });
  });

  it('is not charged once it was removed; removing it twice is the same', async () => {
    await using gateway = await createGateway();
    const customer = await customerOf(gateway);
    const { id } = await read<Card>(await store(gateway, customer, await gateway.token()));
    const stranger = await customerOf(gateway, 'customer-2');
    await gateway.remove(`/v1/customers/${stranger}/cards/${id}`);
    expect(await cardsOf(gateway, customer)).toHaveLength(1);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await gateway.remove(`/v1/customers/${customer}/cards/${id}`)).status).toBe(200);
    expect(await cardsOf(gateway, customer)).toEqual([]);
    expect(await codeOf(await chargeSaved(gateway, 'charge-1', customer, id))).toBe('unknown_card');
  });
});

describe('a charge that keeps its card', () => {
  it('does once it has succeeded, and once only', async () => {
    await using gateway = await createGateway();
    const customer = await customerOf(gateway);
    const token = await gateway.token();
    const more = { customer, saveCard: true };
    const charges = await Promise.all(
      Array.from({ length: 5 }, async () => read<Charge>(await gateway.charge('charge-1', token, more))),
    );
    expect(new Set(charges.map(({ savedCard }) => savedCard?.id)).size).toBe(1);
    expect(await cardsOf(gateway, customer)).toEqual([charges[0]?.savedCard]);
    expect(await codeOf(await gateway.charge('charge-1', token, { customer, saveCard: false }))).toBe('key_reused');
  });

  it('keeps none that was declined, and one with a challenge after it was confirmed', async () => {
    await using gateway = await createGateway();
    const customer = await customerOf(gateway);
    const more = { customer, saveCard: true };
    await gateway.charge('charge-1', await gateway.token('4000000000000002'), more);
    const asks = await read<Charge>(await gateway.charge('charge-2', await gateway.token('4000002500003155'), more));
    expect(asks.savedCard).toBeNull();
    expect(await cardsOf(gateway, customer)).toEqual([]);
    const path = new URL(asks.nextAction?.url ?? '').pathname;
    await fetch(`${gateway.url}${path}`, { method: 'POST', body: new URLSearchParams({ answer: 'confirm' }) });
    const paid = await read<Charge>(await gateway.get(`/v1/charges/${asks.id}`));
    expect(paid.savedCard).toMatchObject({ last4: '3155' });
    expect(await cardsOf(gateway, customer)).toEqual([paid.savedCard]);
  });
});
