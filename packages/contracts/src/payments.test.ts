import { describe, expect, it } from '@jest/globals';
import {
  isPaymentMethodName,
  paymentKinds,
  paymentLabelId,
  paymentLabels,
  paymentTypes,
  paymentMethodLabelId,
} from './payments.ts';

describe('the label of a payment', () => {
  it.each([
    ['PaymentCard', false, false, 'Stripe'],
    ['PaymentCard', true, false, 'Stripe Terminal'],
    ['PaymentValor', false, false, 'Valor Payment'],
    ['PaymentPaypal', false, false, 'PayPal'],
    ['PaymentManual', false, false, 'Manual'],
    ['PaymentStoreCredits', false, false, 'Store Credits'],
    ['PaymentStoreCredits', false, true, 'Trade Credits'],
    ['PaymentAch', false, false, 'ACH Payment'],
    ['PaymentShopPay', false, false, 'Shop Pay Payment'],
    ['PaymentAffirm', false, false, 'Affirm Payment'],
    ['PaymentPrepaidCode', false, false, 'Code'],
    ['PaymentPrepaidCode', false, true, 'Trade'],
    ['PaymentBarter', true, true, 'Unknown'],
  ])('of %s (terminal %s, trade %s) is %s', (typename, terminal, trade, label) => {
    expect(paymentLabels.en[paymentLabelId({ __typename: typename, terminal }, trade)]).toBe(label);
  });

  it('exists for every kind, in both languages', () => {
    for (const kind of paymentKinds)
      expect(paymentLabelId({ __typename: paymentTypes[kind] }, false)).not.toBe('unknown');
    expect(Object.keys(paymentLabels.fr)).toEqual(Object.keys(paymentLabels.en));
  });
});

describe('the label of a payment method', () => {
  it.each([
    ['CARD', false, 'Stripe'],
    ['TERMINAL', false, 'Stripe Terminal'],
    ['SHOP_PAY', false, 'Shop Pay Payment'],
    ['CODE', true, 'Trade'],
    ['STORE_CREDITS', true, 'Trade Credits'],
    ['STORE_CREDITS', false, 'Store Credits'],
  ] as const)('of %s (trade %s) is that of its payment, %s', (name, trade, label) => {
    expect(paymentLabels.en[paymentMethodLabelId(name, trade)]).toBe(label);
  });

  it('covers the names in the schema', () => {
    expect(['CARD', 'ACH'].every(isPaymentMethodName)).toBe(true);
    expect(['BARTER', 'toString', 'card'].some(isPaymentMethodName)).toBe(false);
  });
});
