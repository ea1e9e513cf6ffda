/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { pickUpStorage } from '@headstock/commerce-client/pick-up-storage';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyForm } from './checkout-form.model.ts';
import { emptyPlan } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { formStorage, planStorage } from './checkout-storage.ts';
import { claimStorage, adoptWishedStore } from './storage-owner.ts';

const typed = { ...emptyForm, email: 'ada@example.com', line1: '418 SE Alder Street' };
const stores = [{ id: 'nashville' }, { id: 'asheville' }];

beforeEach(() => sessionStorage.clear());

describe('what was typed in a tab', () => {
  it('is there for a guest who comes back', () => {
    claimStorage(null);
    formStorage.write(typed);
    claimStorage(null);
    expect(formStorage.read()).toEqual(typed);
  });

  it('ends with the account that typed it, for guests and for other accounts', () => {
    for (const next of [null, 'b']) {
      claimStorage('a');
      formStorage.write(typed);
      planStorage.write({ ...emptyPlan, method: 'PAYPAL' });
      claimStorage(next);
      expect([formStorage.read(), planStorage.read()]).toEqual([null, null]);
    }
  });

  it('goes along when a guest signs in, where it is an address', () => {
    claimStorage(null);
    formStorage.write(typed);
    claimStorage('a');
    expect(formStorage.read()).toEqual(typed);
    sessionStorage.clear();
    claimStorage(null);
    formStorage.write({ ...emptyForm, email: 'ada@example.com' });
    claimStorage('a');
    expect(formStorage.read()).toBeNull();
  });
});

describe('a wish to pick it up that comes after something was typed', () => {
  it('is taken over once, and what is chosen in the checkout then counts', () => {
    formStorage.write(typed);
    pickUpStorage.write('asheville');
    adoptWishedStore(stores);
    expect(formStorage.read()).toEqual({ ...typed, shipOption: 'store', storeId: 'asheville' });
    formStorage.write(typed);
    adoptWishedStore(stores);
    expect(formStorage.read()).toEqual(typed);
  });

  it('is forgotten when it is taken back, unless another store was chosen meanwhile', () => {
    formStorage.write(typed);
    pickUpStorage.write('asheville');
    adoptWishedStore(stores);
    pickUpStorage.write(null);
    adoptWishedStore(stores);
    expect(formStorage.read()).toMatchObject({ shipOption: 'home' });
    pickUpStorage.write('asheville');
    adoptWishedStore(stores);
    formStorage.write({ ...typed, shipOption: 'store', storeId: 'nashville' });
    pickUpStorage.write(null);
    adoptWishedStore(stores);
    expect(formStorage.read()).toMatchObject({ shipOption: 'store', storeId: 'nashville' });
  });
});
