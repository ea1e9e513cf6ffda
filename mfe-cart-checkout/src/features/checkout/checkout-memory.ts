import { parsePickUp, pickUpKey } from '@headstock/contracts/pick-up';
import { parseCard, parseIntent } from '#cart/features/payment/payment.model.ts';
import { createMemory } from './browser-memory.ts';
import { parseForm } from './checkout-form.model.ts';

/** What was typed and not sent yet. */
export const formMemory = createMemory('checkout-form', parseForm);
/** The card's token; the card itself never leaves the provider's form. */
export const cardMemory = createMemory('checkout-card', parseCard);
/** The payment that was begun, until its outcome is certain. */
export const intentMemory = createMemory('checkout-intent', parseIntent);
/** The store where the visitor wished to pick things up, on the page of a product. */
export const pickUpMemory = createMemory(pickUpKey, parsePickUp);
