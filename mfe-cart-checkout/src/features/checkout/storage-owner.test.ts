/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { emptyForm } from './checkout-form.model.ts';
import { emptyPlan } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { formMemory, pickUpMemory, planMemory } from './checkout-storage.ts';
import { keepForVisitor, takePickUpWish } from './storage-owner.ts';

const typed = { ...emptyForm, email: 'ada@example.com', line1: '418 SE Alder Street' };
const stores = [{ id: 'nashville' }, { id: 'asheville' }];

beforeEach(() => sessionStorage.clear());

describe('what was typed in a tab', () => {
  it('is there for a guest who comes back', () => {
    keepForVisitor(null);
    formMemory.write(typed);
    keepForVisitor(null);
    expect(formMemory.read()).toEqual(typed);
  });

  it('ends with the account that typed it, for guests and for other accounts', () => {
    for (const next of [null, 'b']) {
      keepForVisitor('a');
      formMemory.write(typed);
      planMemory.write({ ...emptyPlan, kind: 'PAYPAL' });
      keepForVisitor(next);
      expect([formMemory.read(), planMemory.read()]).toEqual([null, null]);
    }
  });

  it('goes along when a guest signs in, where it is an address', () => {
    keepForVisitor(null);
    formMemory.write(typed);
    keepForVisitor('a');
    expect(formMemory.read()).toEqual(typed);
    sessionStorage.clear();
    keepForVisitor(null);
    formMemory.write({ ...emptyForm, email: 'ada@example.com' });
    keepForVisitor('a');
    expect(formMemory.read()).toBeNull();
  });
});

describe('a wish to pick it up that comes after something was typed', () => {
  it('is taken over once, and what is chosen in the checkout then counts', () => {
    formMemory.write(typed);
    pickUpMemory.write('asheville');
    takePickUpWish(stores);
    expect(formMemory.read()).toEqual({ ...typed, shipOption: 'store', storeId: 'asheville' });
    formMemory.write(typed);
    takePickUpWish(stores);
    expect(formMemory.read()).toEqual(typed);
  });

  it('is forgotten when it is taken back, unless another store was chosen meanwhile', () => {
    formMemory.write(typed);
    pickUpMemory.write('asheville');
    takePickUpWish(stores);
    pickUpMemory.write(null);
    takePickUpWish(stores);
    expect(formMemory.read()).toMatchObject({ shipOption: 'home' });
    pickUpMemory.write('asheville');
    takePickUpWish(stores);
    formMemory.write({ ...typed, shipOption: 'store', storeId: 'nashville' });
    pickUpMemory.write(null);
    takePickUpWish(stores);
    expect(formMemory.read()).toMatchObject({ shipOption: 'store', storeId: 'nashville' });
  });
});
