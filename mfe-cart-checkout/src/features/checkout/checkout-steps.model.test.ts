import { describe, expect, it } from '@jest/globals';
import { factsOf, hasDelivery, firstOpenStep, stepAfter, stepFor } from './checkout-steps.model.ts';

const none = { contact: false, delivery: false, payment: false };
const known = { contact: true, delivery: true, payment: true };
const order = {
  requiresShipping: true,
  localPickupOnly: false,
  shippingMethodRef: null,
  contact: null,
  shipment: null,
  store: null,
};
const sent = {
  ...order,
  shippingMethodRef: 'ground',
  shipment: { address: {} },
  contact: { email: 'ada@example.com' },
};

describe('the step to show', () => {
  it('is the first that is not settled', () => {
    expect(firstOpenStep(none)).toBe('contact');
    expect(firstOpenStep({ ...known, payment: false })).toBe('payment');
    expect(firstOpenStep(known)).toBe('review');
  });
  it('never lies beyond what is settled', () => {
    expect(stepFor('review', none)).toBe('contact');
    expect(stepFor('review', { ...known, payment: false })).toBe('payment');
  });
  it('is any earlier one that is asked for', () => {
    expect(stepFor('contact', known)).toBe('contact');
    expect(stepFor('delivery', known)).toBe('delivery');
  });
  it.each([null, '', 'placed', '__proto__'])('is the open one for %s', (wanted) => {
    expect(stepFor(wanted, { ...known, payment: false })).toBe('payment');
  });
  it('leads from contact to review and no further', () => {
    expect([stepAfter('contact'), stepAfter('payment'), stepAfter('review')]).toEqual(['delivery', 'review', null]);
  });
});

describe('what is settled', () => {
  it('needs a contact and a delivery on every order of a guest', () => {
    expect(factsOf([sent, sent], false, false)).toEqual({ contact: true, delivery: true, payment: false });
    expect(factsOf([sent, order], false, true)).toEqual({ contact: false, delivery: false, payment: true });
  });
  it('knows the contact of whoever is signed in', () => {
    expect(factsOf([order], true, false).contact).toBe(true);
  });
  it('takes a way without an address for an estimate only', () => {
    expect(hasDelivery({ ...order, shippingMethodRef: 'ground' })).toBe(false);
    expect(hasDelivery({ ...order, shippingMethodRef: 'pickup', store: {} })).toBe(true);
  });
  it('asks no delivery of what is not sent', () => {
    expect(hasDelivery({ ...order, requiresShipping: false })).toBe(true);
    expect(hasDelivery({ ...order, requiresShipping: false, localPickupOnly: true })).toBe(false);
  });
});
