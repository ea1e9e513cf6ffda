import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import type { VaultUse } from './card-vault.ts';
import { ensureCustomer } from './customers.ts';

/**
 * What a payment's charge has to do with kept cards: which one it uses, or that its card is to be kept. Undefined: nothing. A card
 * that cannot be kept now is charged all the same. `removed`: the card that was chosen is gone.
 */
export async function vaultUseOf(
  context: PaymentContext,
  { account_id: accountId, saved_card_id: cardId, saves_card: savesCard, provider }: PaymentRow,
  usesSavedCard: boolean,
): Promise<VaultUse | 'removed' | undefined> {
  if (accountId === null || provider === null) return undefined;
  if (usesSavedCard) {
    const card = await context.db
      .selectFrom('saved_cards')
      .innerJoin('payment_customers', 'payment_customers.id', 'saved_cards.customer_id')
      .select(['saved_cards.provider_ref as cardRef', 'payment_customers.provider_ref as customerRef'])
      .where('saved_cards.id', '=', cardId)
      .where('payment_customers.account_id', '=', accountId)
      .executeTakeFirst();
    return card?.customerRef ? { cardRef: card.cardRef, customerRef: card.customerRef } : 'removed';
  }
  if (!savesCard) return undefined;
  const customer = await ensureCustomer(context, accountId);
  return typeof customer === 'string' ? undefined : { customerRef: customer.provider_ref, cardRef: null };
}
