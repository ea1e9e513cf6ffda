import { describe, expect, it } from '@jest/globals';
import { lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';
import { emptyForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import type { CheckoutOrder } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';
import {
  addressErrors,
  changesSince,
  contactErrors,
  plainMethods,
  plainStepFor,
  seenOf,
  typedForm,
} from './plain-checkout.model.ts';

const address = {
  id: 'address',
  firstName: 'Ada',
  lastName: 'Moreau',
  company: null,
  line1: '500 Broadway',
  line2: null,
  city: 'Nashville',
  postalCode: '37203',
  phone: null,
  region: { name: 'Tennessee', iso: 'TN' },
  country: { name: 'United States', iso: 'US' },
};

/** An order that is settled but for its payment, with some facts in place of others. */
function orderWith(facts: Partial<CheckoutOrder>, unitCents = 4_200): CheckoutOrder {
  return {
    ...orderOf('one', [lineItemOf({ id: 'a', title: 'The H tee', unitCents })]),
    canPickUp: true,
    isTaxKnown: true,
    canAcceptPrepaidCodes: true,
    account: null,
    contact: { id: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Moreau', phone: null },
    shippingMethodRef: 'ground',
    shipOption: 'home',
    shipment: { id: 'shipment', address },
    store: null,
    ...facts,
  };
}
const refusal = { step: 'delivery', code: 'address-incomplete', message: null, issues: [], seen: [] };

describe('the step of the checkout by plain forms', () => {
  const open = orderWith({ contact: null, shippingMethodRef: null, shipOption: null, shipment: null });

  it('is never beyond what is settled', () => {
    expect(plainStepFor('review', [open], false, false)).toBe('contact');
    expect(plainStepFor('shipping', [open], true, false)).toBe('delivery');
    expect(plainStepFor('review', [orderWith({})], false, false)).toBe('payment');
    expect(plainStepFor('review', [orderWith({})], false, true)).toBe('review');
    expect(plainStepFor('nothing', [orderWith({})], false, true)).toBe('review');
    expect(plainStepFor('shipping', [orderWith({})], false, true)).toBe('shipping');
  });

  it('asks how fast only for what is sent', () => {
    const fetched = orderWith({ shipOption: 'store', store: address });
    expect(plainStepFor('shipping', [fetched], false, true)).toBe('delivery');
  });
});

describe('what was typed', () => {
  const state = (fields: { name: string; value: string }[]) => ({
    fields,
    refusal: null,
    notice: null,
    placed: [],
    method: null,
    savedCard: null,
    layaway: null,
    storedValues: [],
  });

  it('goes before what the server knows, and no other field is read', () => {
    const fields = [
      { name: 'city', value: 'Lyon' },
      { name: 'shipOption', value: 'boat' },
      { name: 'toString', value: 'x' },
    ];
    const form = typedForm({ ...emptyForm, city: 'Nashville', line1: '500 Broadway' }, state(fields));
    expect(form).toEqual({ ...emptyForm, city: 'Lyon', line1: '500 Broadway' });
  });

  it('is told apart, field by field, where it was refused', () => {
    expect(contactErrors({ ...emptyForm, email: 'ada@' }, refusal)).toEqual({
      email: 'email',
      firstName: 'missing',
      lastName: 'missing',
    });
    expect(contactErrors(emptyForm, null)).toEqual({});
    expect(addressErrors(emptyForm, refusal)).toMatchObject({
      city: { kind: 'missing' },
      region: { kind: 'unchosen' },
    });
    expect(addressErrors(emptyForm, { ...refusal, code: 'other-country' })).toEqual({});
    const issue = { field: 'region', message: 'Not in Oregon.', suggestion: 'Tennessee' };
    const form = { ...emptyForm, region: 'OR', postalCode: '37203' };
    expect(addressErrors(form, { ...refusal, issues: [issue] }).region).toMatchObject({ message: 'Not in Oregon.' });
  });
});

describe('the ways to pay without scripts', () => {
  const card = { network: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2030, isDefault: true };
  const viewer = { id: 'me', email: null, firstName: null, lastName: null, phone: null, storeCredits: [] };
  const paymentMethods = ['CARD', 'TERMINAL', 'PAYPAL', 'CODE', 'MANUAL'] as const;
  const methodsOf = (redirect: boolean, savedCards: { id: string; isExpired: boolean }[]) =>
    plainMethods({
      paymentMethods: [...paymentMethods],
      cardFields: { redirect },
      viewer: { ...viewer, savedCards: savedCards.map((kept) => ({ ...card, ...kept })) },
    });

  it('leave out cards that are typed here, and what the counter takes', () => {
    expect(methodsOf(false, [])).toEqual(['PAYPAL']);
    expect(methodsOf(false, [{ id: 'old', isExpired: true }])).toEqual(['PAYPAL']);
    expect(methodsOf(false, [{ id: 'good', isExpired: false }])).toEqual(['CARD', 'PAYPAL']);
    expect(methodsOf(true, [])).toEqual(['CARD', 'PAYPAL']);
  });
});

describe('what has changed since the review', () => {
  it('is told old beside new, by what the review showed', () => {
    const seen = seenOf([orderWith({})]);
    const now = [orderWith({}, 4_700)];
    expect(changesSince({ ...refusal, seen }, now)).toEqual(
      expect.arrayContaining([expect.objectContaining({ title: 'The H tee', before: 4_200, after: 4_700 })]),
    );
    expect(changesSince({ ...refusal, seen }, [orderWith({})])).toEqual([]);
    expect(changesSince(refusal, now)).toEqual([]);
    expect(changesSince(null, now)).toEqual([]);
  });
});
