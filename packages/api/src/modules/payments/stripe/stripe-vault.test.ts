import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Stripe } from 'stripe';
import { type StripeVaultDouble, startStripeVaultDouble } from './stripe-vault-double.fixture.ts';
import { StripeVault } from './stripe-vault.ts';

/** The SDK asks a second time by itself when a connection is closed. */
const LOST = ['lost', 'lost'] as const;

let double: StripeVaultDouble;
let vault: StripeVault;

beforeEach(async () => {
  double = await startStripeVaultDouble();
  const { hostname: host, port } = double.url;
  const settings = { host, port: Number(port), protocol: 'http', maxNetworkRetries: 0, telemetry: false } as const;
  vault = new StripeVault(new Stripe('sk_test_key', settings));
});
afterEach(() => double.close());

const customerRef = async (key = 'customer-one'): Promise<string> => {
  const answer = await vault.createCustomer(key);
  if (answer.kind !== 'customer') throw new Error(`No customer was made: ${answer.kind}.`);
  return answer.ref;
};
const request = async (token: string, key = 'wish-one') => ({
  key,
  customerRef: await customerRef(),
  token,
  returnUrl: 'https://shop.test/profile/settings/payment?card=wish-one',
  locale: 'en' as const,
});
const visa = (last4: string) => ({
  network: 'visa',
  last4,
  expiryMonth: 4,
  expiryYear: 2031,
  fingerprint: `print-${last4}`,
});

describe('a customer at Stripe', () => {
  it('is one for each key, also when the answer was lost', async () => {
    double.fail(...LOST);
    expect(await vault.createCustomer('customer-one')).toEqual({ kind: 'unreachable' });
    const ref = await customerRef();
    expect(await customerRef()).toBe(ref);
    expect(double.customers.size).toBe(1);
    expect(await customerRef('customer-two')).not.toBe(ref);
  });

  it('is not made while Stripe is down or refuses, and nothing is thrown', async () => {
    double.fail('down', 'refused');
    expect(await vault.createCustomer('customer-one')).toEqual({ kind: 'unreachable' });
    expect(await vault.createCustomer('customer-one')).toEqual({ kind: 'refused' });
    expect(double.customers.size).toBe(0);
  });

  it('is forgotten with its cards; one that is gone already counts as forgotten', async () => {
    const ref = await customerRef();
    double.fail('down');
    expect(await vault.removeCustomer(ref)).toEqual({ kind: 'unreachable' });
    expect(await vault.removeCustomer(ref)).toEqual({ kind: 'removed' });
    expect(await vault.removeCustomer(ref)).toEqual({ kind: 'removed' });
    expect(await vault.list(ref)).toEqual([]);
  });
});

describe('a card with a token', () => {
  it('is kept once for each key, with what may be known of it', async () => {
    double.addCard('pm_one', '4242');
    const wish = await request('pm_one');
    const kept = { kind: 'card', card: { ref: 'pm_one', ...visa('4242') } };
    double.fail(...LOST);
    expect(await vault.store(wish)).toEqual({ kind: 'unreachable' });
    expect(await vault.store(wish)).toEqual(kept);
    expect(await vault.store(wish)).toEqual(kept);
    expect(await vault.list(wish.customerRef)).toEqual([kept.card]);
  });

  it('is refused when it is unknown, declined, or no card, and when Stripe refuses the request itself', async () => {
    const unreadable = { kind: 'refused', code: 'card-unreadable' };
    expect(await vault.store(await request('pm_unknown'))).toEqual(unreadable);
    double.addCard('pm_bank', null);
    expect(await vault.store(await request('pm_bank', 'wish-two'))).toEqual(unreadable);
    double.addCard('pm_one', '4242');
    const wish = await request('pm_one', 'wish-three');
    double.fail('declined', 'refused');
    expect(await vault.store(wish)).toEqual(unreadable);
    expect(await vault.store(wish)).toEqual({ kind: 'refused', code: 'provider' });
  });

  it('is forgotten; one that was detached already, or is unknown, counts as forgotten', async () => {
    double.addCard('pm_one', '4242');
    const { customerRef: ref } = await request('pm_one');
    await vault.store(await request('pm_one'));
    double.fail('down', ...LOST);
    expect(await vault.remove(ref, 'pm_one')).toEqual({ kind: 'unreachable' });
    expect(await vault.remove(ref, 'pm_one')).toEqual({ kind: 'unreachable' });
    // It was detached, and only the answer was lost.
    expect(await vault.list(ref)).toEqual([]);
    expect(await vault.remove(ref, 'pm_one')).toEqual({ kind: 'removed' });
    expect(await vault.remove(ref, 'pm_unknown')).toEqual({ kind: 'removed' });
  });
});

describe('a card that is typed on Stripe’s page', () => {
  it('is found once the shopper has typed it', async () => {
    const wish = await request('');
    const asked = await vault.store(wish);
    if (asked.kind !== 'action') throw new Error(`No page was named: ${asked.kind}.`);
    const where = { key: wish.key, customerRef: wish.customerRef, ref: asked.ref };
    expect(await vault.find(where)).toEqual(asked);
    double.finish(asked.url, '1881');
    expect(await vault.find(where)).toEqual({ kind: 'card', card: { ref: 'pm_1881', ...visa('1881') } });
  });

  it('is one page for each key, and gone when the shopper leaves it', async () => {
    const wish = await request('');
    const asked = await vault.store(wish);
    expect(await vault.store(wish)).toEqual(asked);
    if (asked.kind !== 'action') throw new Error(`No page was named: ${asked.kind}.`);
    double.finish(asked.url, null);
    const where = { key: wish.key, customerRef: wish.customerRef, ref: asked.ref };
    expect(await vault.find(where)).toEqual({ kind: 'refused', code: 'card-unreadable' });
  });

  it('is absent before a page was named, or when Stripe knows no such page; unknown while nobody answers', async () => {
    const where = { key: 'wish-one', customerRef: await customerRef() };
    expect(await vault.find({ ...where, ref: null })).toEqual({ kind: 'absent' });
    expect(await vault.find({ ...where, ref: 'cs_unknown' })).toEqual({ kind: 'absent' });
    double.fail('down');
    expect(await vault.find({ ...where, ref: 'cs_unknown' })).toEqual({ kind: 'unreachable' });
  });
});

it('lists nothing while nobody answers, which is not the same as no cards', async () => {
  const ref = await customerRef();
  double.fail('down');
  expect(await vault.list(ref)).toBeNull();
  expect(await vault.list(ref)).toEqual([]);
});
