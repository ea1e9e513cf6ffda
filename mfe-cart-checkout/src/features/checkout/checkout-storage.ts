import { parsePickUp } from '@headstock/contracts/pick-up';
import { parseIntent } from '#mfe-cart-checkout/features/payment/intent.model.ts';
import { parsePlan } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { createTabStorage } from '@headstock/commerce-client/tab-storage';
import { parseForm } from './checkout-form.model.ts';
import { asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';

/** What was typed and not sent yet. */
export const formStorage = createTabStorage('checkout-form', parseForm);
/** The address of the address book that is being changed, as it is typed so far. */
export const addressEditStorage = createTabStorage('checkout-address', parseForm);
/** The version of that address that its form was filled from. */
export const addressVersionStorage = createTabStorage('checkout-address-version', (raw) =>
  typeof raw === 'number' ? raw : null,
);
/** Whose all of this is: the id of an account, or a guest's. */
export const ownerStorage = createTabStorage('checkout-typist', (raw) => asText(raw, 100));
/** How the shopper means to pay; of a card only its token, as the card itself never leaves the provider's form. */
export const planStorage = createTabStorage('checkout-payment', parsePlan);
/** The payment that was begun, until its outcome is certain. */
export const intentStorage = createTabStorage('checkout-intent', parseIntent);
/** The wish for a store that the form has taken over. */
export const adoptedStoreStorage = createTabStorage('checkout-pick-up', parsePickUp);
