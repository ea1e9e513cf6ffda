import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { type CheckoutMemory, emptyMemory, readMemory, writeMemory } from './checkout-memory.ts';

const secret = 'the secret of today, which is long enough';
const memory: CheckoutMemory = { ...emptyMemory, fields: { line1: '12 Fret Street', city: 'Évian' } };

describe('what a browser keeps of the checkout', () => {
  it('comes back as it was, to its own session alone', () => {
    const sealed = writeMemory(secret, 'one', memory);
    expect(readMemory([secret], 'one', sealed)).toEqual(memory);
    expect(readMemory(['another secret', secret], 'one', sealed)).toEqual(memory);
    expect(readMemory([secret], 'two', sealed)).toEqual(emptyMemory);
    expect(readMemory([secret], null, sealed)).toEqual(emptyMemory);
    expect(readMemory(['another secret'], 'one', sealed)).toEqual(emptyMemory);
  });

  it('is nothing where it was forged, cut or not there', () => {
    const sealed = writeMemory(secret, 'one', memory);
    for (const cookie of [undefined, '', 'x', sealed.slice(1), sealed.slice(0, -4), `${sealed}AAAA`])
      expect(readMemory([secret], 'one', cookie)).toEqual(emptyMemory);
  });

  it('fits into a cookie, whatever was typed', () => {
    const noise = (): string => randomBytes(190).toString('base64').slice(0, 254);
    const fields = Object.fromEntries(
      (['email', 'line1', 'line2', 'company', 'city', 'region', 'firstName', 'lastName', 'phone', 'code'] as const).map(
        (name) => [name, noise()],
      ),
    );
    const lines = Array.from({ length: 40 }, (_, index) => ({ id: noise(), title: noise(), amountCents: index }));
    const seen = [{ shippingCents: 1, taxCents: 2, feeCents: 0, dueCents: 3, lines }];
    const full: CheckoutMemory = {
      ...memory,
      fields,
      refusal: { step: 'review', code: 'changed', message: null, issues: [], seen },
    };
    const sealed = writeMemory(secret, 'one', full);
    expect(sealed.length).toBeLessThanOrEqual(3_800);
    expect(readMemory([secret], 'one', sealed).refusal).toMatchObject({ step: 'review', code: 'changed' });
  });
});
