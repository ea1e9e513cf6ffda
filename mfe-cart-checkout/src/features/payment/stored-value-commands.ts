import type { GraphQLClient } from '@headstock/graphql-client';
import { CodeBalanceDocument, type PaymentOptionsQuery } from './payment.generated.ts';
import type { Purse } from './payment-plan.model.ts';

/** A code that can pay, or why it cannot: in the server's words, or the name of a message of ours. */
export type CodeAnswer =
  | { readonly purse: Purse }
  | { readonly message: string | null }
  | { readonly problem: 'spent' | 'expired' };

/** The code as it is compared and sent: spaces, hyphens and small letters do not matter. */
export const normalCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Asks what is left on a code. Throws what the client throws. */
export async function askCode(client: GraphQLClient, text: string): Promise<CodeAnswer> {
  const code = normalCode(text);
  const { prepaidCodeBalance } = await client.mutate(CodeBalanceDocument, { code }, { quiet: true });
  const { balance, message } = prepaidCodeBalance;
  if (!balance) return { message };
  const balanceCents = balance.balance.amountCents;
  const hasEnded = balance.expiresAt !== null && Date.parse(balance.expiresAt) <= Date.now();
  if (balanceCents <= 0) return { problem: hasEnded ? 'expired' : 'spent' };
  return { purse: { kind: 'CODE', code, isTrade: balance.isTrade, balanceCents } };
}

/** What is left now on the codes of a plan; a code that cannot pay any more is left out. */
export async function askCodes(client: GraphQLClient, purses: readonly Purse[]): Promise<Purse[]> {
  const fresh: Purse[] = [];
  for (const { code } of purses) {
    const answer = code === null ? null : await askCode(client, code);
    if (answer && 'purse' in answer) fresh.push(answer.purse);
  }
  return fresh;
}

/** The purses of a plan with the codes as they are now, in their sequence; credits stay as they are. */
export function withCodes(purses: readonly Purse[], codes: readonly Purse[]): Purse[] {
  return purses.flatMap((purse) =>
    purse.kind === 'STORE_CREDITS' ? [purse] : codes.filter(({ code }) => code === purse.code),
  );
}

/** Orders as far as it matters whose credits pay them. */
type OwnedOrders = readonly { readonly account: { readonly id: string } | null }[];

/** The credits that a visitor can pay the orders with: his own pay for nobody else, as when staff buys for a customer. */
export function creditsIn({ viewer }: PaymentOptionsQuery, orders: OwnedOrders = []): Purse[] {
  if (orders.some(({ account }) => account !== null && account.id !== viewer?.id)) return [];
  return (viewer?.storeCredits ?? [])
    .map(({ isTrade, balance }): Purse => {
      return { kind: 'STORE_CREDITS', code: null, isTrade, balanceCents: balance.amountCents };
    })
    .filter(({ balanceCents }) => balanceCents > 0);
}

/** The purses of a plan with the credits as they are now; credits that are gone, or were another's, are left out. */
export function withCredits(purses: readonly Purse[], credits: readonly Purse[]): Purse[] {
  return purses.flatMap((purse) =>
    purse.kind === 'CODE' ? [purse] : credits.filter(({ isTrade }) => isTrade === purse.isTrade),
  );
}
