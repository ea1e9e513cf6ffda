import { describe, expect, it } from '@jest/globals';
import { checkMessageIds, checkOperationNames } from './names.model.ts';

const scheme = { remote: 'mfe-cart-checkout', features: ['gift-card'], fixed: ['sessionCreate'] };

describe('checkOperationNames', () => {
  it('accepts names that start with the remote or with one of its features, and fixed names', () => {
    expect(checkOperationNames(['CartSetQuantity', 'CheckoutPage', 'GiftCardRedeem', 'SessionCreate'], scheme)).toEqual(
      [],
    );
  });

  it.each(['SetQuantity', 'Cartwheel', 'cartSetQuantity'])('refuses %s', (name) => {
    expect(checkOperationNames([name], scheme)).toEqual([
      `operation ${name} starts with none of Cart, Checkout, GiftCard`,
    ]);
  });
});

describe('checkMessageIds', () => {
  it('wants the group of the file first', () => {
    expect(checkMessageIds('gift-card', ['giftCard.title', 'giftCard.error.expired'])).toEqual([]);
    expect(checkMessageIds('gift-card', ['cart.title', 'giftCard.'])).toEqual([
      'message cart.title of gift-card does not start with “giftCard.”',
      'message giftCard. of gift-card does not start with “giftCard.”',
    ]);
  });
});
