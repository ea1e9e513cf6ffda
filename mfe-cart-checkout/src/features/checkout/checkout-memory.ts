import { cardSchema, intentSchema } from '#cart/features/payment/payment.model.ts';
import { createMemory } from './browser-memory.ts';
import { checkoutFormSchema } from './checkout-form.model.ts';

/** What was typed and not sent yet. */
export const formMemory = createMemory('checkout-form', (raw) => checkoutFormSchema.safeParse(raw).data ?? null);
/** The card's token; the card itself never leaves the provider's form. */
export const cardMemory = createMemory('checkout-card', (raw) => cardSchema.safeParse(raw).data ?? null);
/** The payment that was begun, until its outcome is certain. */
export const intentMemory = createMemory('checkout-intent', (raw) => intentSchema.safeParse(raw).data ?? null);
