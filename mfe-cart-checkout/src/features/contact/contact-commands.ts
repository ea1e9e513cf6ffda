import type { GraphQLClient } from '@headstock/graphql-client';
import {
  CartBotChallengeDocument,
  CheckoutSetGuestContactDocument,
} from '#mfe-cart-checkout/features/checkout/checkout.generated.ts';
import { normalizeEmail } from './contact.model.ts';

/** Who buys. */
export interface Contact {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Answers the bot check; each answer is good for one submission. */
export type BotAnswer = () => Promise<string>;

/** Asks the question and has it solved by code that arrives with the first one. */
export function createBotCheck(client: GraphQLClient): BotAnswer {
  return async () => {
    const [{ solveBotChallenge }, { botChallenge }] = await Promise.all([
      import(/* webpackChunkName: "bot-check" */ '@headstock/ui/solve-bot-challenge'),
      client.query(CartBotChallengeDocument, { action: 'REGISTRATION' }),
    ]);
    return (await solveBotChallenge(botChallenge.payload)).token;
  };
}

/**
 * Names the guest on every order.
 * @returns the API's words when it refused one, null when all took effect
 */
export async function setGuestContact(
  client: GraphQLClient,
  orderIds: readonly string[],
  contact: Contact,
  answerBotCheck: BotAnswer,
): Promise<string | null> {
  for (const orderId of orderIds) {
    const { accountExpressAssociate } = await client.mutate(CheckoutSetGuestContactDocument, {
      orderId,
      email: normalizeEmail(contact.email),
      firstName: contact.firstName.trim(),
      lastName: contact.lastName.trim(),
      recaptchaToken: await answerBotCheck(),
    });
    if (!accountExpressAssociate.success) return accountExpressAssociate.message ?? '';
  }
  return null;
}
