import { describe, expect, it } from '@jest/globals';
import { arrivalOf, businessDaysAfter, preferredOption, type ShippingOption } from './delivery.model.ts';
import { emptyForm, withPickUp } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import { destinationOf, isSettledAs, needsNewAddress, quoteKey } from './destination.model.ts';

const option = (ref: string, amountCents: number, days: [number, number] | null = null): ShippingOption => ({
  ref,
  name: ref,
  price: { amountCents },
  earliestDays: days?.[0] ?? null,
  latestDays: days?.[1] ?? null,
});
const friday = new Date('2026-11-20T12:00:00Z');

describe('arrival', () => {
  it('does not count weekends', () => {
    expect(businessDaysAfter(friday, 1).toISOString()).toBe('2026-11-23T12:00:00.000Z');
    expect(businessDaysAfter(friday, 6).toISOString()).toBe('2026-11-30T12:00:00.000Z');
    expect(businessDaysAfter(friday, 0)).toEqual(friday);
  });
  it('is a first and a last day, and none for pick-up', () => {
    expect(arrivalOf(option('ground', 1, [3, 5]), friday)).toEqual({
      first: new Date('2026-11-25T12:00:00Z'),
      last: new Date('2026-11-27T12:00:00Z'),
    });
    expect(arrivalOf(option('pickup', 0), friday)).toBeNull();
  });
});

describe('the way to begin with', () => {
  const options = [option('air', 28_400), option('ground', 11_800)];
  it('is the one chosen before, else the cheapest', () => {
    expect(preferredOption(options, 'air')?.ref).toBe('air');
    expect(preferredOption(options, 'gone')?.ref).toBe('ground');
    expect(preferredOption([], 'air')).toBeUndefined();
  });
});

describe('a wish to pick it up', () => {
  it('begins with that store, where there is such a one', () => {
    const stores = [{ id: 'nashville' }, { id: 'asheville' }];
    expect(withPickUp(emptyForm, 'asheville', stores)).toEqual({
      ...emptyForm,
      storeId: 'asheville',
      shipOption: 'store',
    });
    expect(withPickUp(emptyForm, 'closed', stores)).toBe(emptyForm);
    expect(withPickUp(emptyForm, null, stores)).toBe(emptyForm);
  });
});

describe('where an order goes', () => {
  const home = { ...emptyForm, region: 'OR', postalCode: '97214' };
  const order = { id: 'one', localPickupOnly: false, canPickUp: true };
  const fetched = { id: 'two', localPickupOnly: true, canPickUp: true };

  it('is a store for what does not travel, whatever was chosen', () => {
    expect(destinationOf({ ...home, storeId: 's' }, fetched)).toEqual({ kind: 'store', storeId: 's' });
    expect(destinationOf({ ...home, id: '7' }, order)).toEqual({ kind: 'address', addressId: '7' });
    expect(destinationOf({ ...home, postalCode: '' }, order)).toBeNull();
  });
  it('is an address for what its seller sends himself, whatever was chosen', () => {
    const sent = { id: 'three', localPickupOnly: false, canPickUp: false };
    const store = { ...home, shipOption: 'store', storeId: 's' } as const;
    expect(destinationOf({ ...store, id: '7' }, sent)).toEqual({ kind: 'address', addressId: '7' });
    expect(needsNewAddress(store, [order, sent])).toBe(true);
    expect(isSettledAs(store, { ...sent, store: null })).toBe(true);
  });
  it('is not settled as long as another store was wished for, or none', () => {
    const store = { ...home, shipOption: 'store', storeId: 's' } as const;
    expect(isSettledAs(store, { ...order, store: { id: 's' } })).toBe(true);
    expect(isSettledAs(store, { ...order, store: { id: 'other' } })).toBe(false);
    expect(isSettledAs(store, { ...order, store: null })).toBe(false);
    expect(isSettledAs(home, { ...order, store: { id: 's' } })).toBe(false);
  });
  it('needs a typed address only for what is sent to a new one', () => {
    expect(needsNewAddress(home, [order, fetched])).toBe(true);
    expect(needsNewAddress(home, [fetched])).toBe(false);
    expect(needsNewAddress({ ...home, id: '7' }, [order])).toBe(false);
    expect(needsNewAddress({ ...home, shipOption: 'store' }, [order])).toBe(false);
  });
  it('is asked for again when prices can change, not at every letter of the street', () => {
    const key = quoteKey(home, [order]);
    expect(quoteKey({ ...home, line1: '4', city: 'P' }, [order])).toBe(key);
    expect(quoteKey({ ...home, postalCode: '10001', region: 'NY' }, [order])).not.toBe(key);
    expect(quoteKey({ ...home, shipOption: 'store', storeId: 's' }, [order])).not.toBe(key);
    expect(quoteKey(home, [order, fetched])).toBeNull();
    expect(quoteKey(home, [])).toBeNull();
  });
});
