import type { GraphQLClient } from '@headstock/graphql-client';
import { CheckoutCodeBalanceDocument, type CheckoutPaymentOptionsQuery } from './payment.generated.ts';
import type { StoredValue } from './payment-plan.model.ts';

/** A code that can pay, or why it cannot: in the server's words, or the name of a message of ours. */
export type CodeBalance =
  | { readonly storedValue: StoredValue }
  | { readonly message: string | null }
  | { readonly problem: 'spent' | 'expired' };

/** The code as it is compared and sent: spaces, hyphens and small letters do not matter. */
export const normalizeCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Asks what is left on a code. Throws what the client throws. */
export async function fetchCodeBalance(client: GraphQLClient, text: string): Promise<CodeBalance> {
  const code = normalizeCode(text);
  const { prepaidCodeBalance } = await client.mutate(CheckoutCodeBalanceDocument, { code }, { quiet: true });
  const { balance, message } = prepaidCodeBalance;
  if (!balance) return { message };
  const balanceCents = balance.balance.amountCents;
  const hasEnded = balance.expiresAt !== null && Date.parse(balance.expiresAt) <= Date.now();
  if (balanceCents <= 0) return { problem: hasEnded ? 'expired' : 'spent' };
  return { storedValue: { kind: 'CODE', code, isTrade: balance.isTrade, balanceCents } };
}

/** What is left now on the codes of a plan; a code that cannot pay any more is left out. */
export async function refreshCodes(
  client: GraphQLClient,
  storedValues: readonly StoredValue[],
): Promise<StoredValue[]> {
  const fresh: StoredValue[] = [];
  for (const { code } of storedValues) {
    const answer = code === null ? null : await fetchCodeBalance(client, code);
    if (answer && 'storedValue' in answer) fresh.push(answer.storedValue);
  }
  return fresh;
}

/** The storedValues of a plan with the codes as they are now, in their sequence; credits stay as they are. */
export function withCodes(storedValues: readonly StoredValue[], codes: readonly StoredValue[]): StoredValue[] {
  return storedValues.flatMap((storedValue) =>
    storedValue.kind === 'STORE_CREDITS' ? [storedValue] : codes.filter(({ code }) => code === storedValue.code),
  );
}

/** Orders as far as it matters whose credits pay them. */
type OwnedOrders = readonly { readonly account: { readonly id: string } | null }[];

/** Whoever pays, as far as it matters which credits there are. */
interface CreditOwner {
  readonly viewer: Pick<NonNullable<CheckoutPaymentOptionsQuery['viewer']>, 'id' | 'storeCredits'> | null;
}

/** The credits that a visitor can pay the orders with: his own pay for nobody else, as when staff buys for a customer. */
export function availableCredits({ viewer }: CreditOwner, orders: OwnedOrders = []): StoredValue[] {
  if (orders.some(({ account }) => account !== null && account.id !== viewer?.id)) return [];
  return (viewer?.storeCredits ?? [])
    .map(({ isTrade, balance }): StoredValue => {
      return { kind: 'STORE_CREDITS', code: null, isTrade, balanceCents: balance.amountCents };
    })
    .filter(({ balanceCents }) => balanceCents > 0);
}

/** The storedValues of a plan with the credits as they are now; credits that are gone, or were another's, are left out. */
export function withCredits(storedValues: readonly StoredValue[], credits: readonly StoredValue[]): StoredValue[] {
  return storedValues.flatMap((storedValue) =>
    storedValue.kind === 'CODE' ? [storedValue] : credits.filter(({ isTrade }) => isTrade === storedValue.isTrade),
  );
}
