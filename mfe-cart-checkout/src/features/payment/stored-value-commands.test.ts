import { describe, expect, it } from '@jest/globals';
import type { CheckoutPaymentOptionsQuery } from './payment.generated.ts';
import { availableCredits } from './stored-value-commands.ts';

const options: CheckoutPaymentOptionsQuery = {
  paymentMethods: ['CARD', 'STORE_CREDITS'],
  cardFields: { url: '', origin: '', redirect: false },
  viewer: {
    id: 'staff',
    isAdmin: true,
    savedCards: [],
    storeCredits: [
      { id: 's', isTrade: false, balance: { amountCents: 15_000 } },
      { id: 't', isTrade: true, balance: { amountCents: 0 } },
    ],
  },
};

describe('the credits that a visitor can pay with', () => {
  it('are what is left of his own', () => {
    const own = [{ kind: 'STORE_CREDITS', code: null, isTrade: false, balanceCents: 15_000 }];
    expect(availableCredits(options)).toEqual(own);
    expect(availableCredits(options, [{ account: { id: 'staff' } }])).toEqual(own);
    expect(availableCredits({ ...options, viewer: null })).toEqual([]);
  });

  it('pay for nobody else', () => {
    expect(availableCredits(options, [{ account: { id: 'staff' } }, { account: { id: 'customer' } }])).toEqual([]);
  });
});
