import type { BotCheck } from '@headstock/commerce-client/bot-check';
import type { GraphQLClient } from '@headstock/graphql-client';
import { CheckoutSetGuestContactDocument } from '#mfe-cart-checkout/features/checkout/checkout.generated.ts';
import { normalizeEmail } from './contact.model.ts';

/** The buyer. */
export interface Contact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Names the guest on every order.
 * @returns the API's message when it refused one, null when all took effect
 */
export async function setGuestContact(
  client: GraphQLClient,
  orderIds: readonly string[],
  contact: Contact,
  botCheck: BotCheck,
): Promise<string | null> {
  for (const orderId of orderIds) {
    const { accountExpressAssociate } = await client.mutate(CheckoutSetGuestContactDocument, {
      orderId,
      email: normalizeEmail(contact.email),
      firstName: contact.firstName.trim(),
      lastName: contact.lastName.trim(),
      recaptchaToken: await botCheck.token(),
    });
    if (!accountExpressAssociate.success) return accountExpressAssociate.message ?? '';
  }
  return null;
}
