import { paymentMessages } from '#api/modules/payments/messages.ts';
import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { lockCustomer } from './customers.ts';
import { isCardExpired } from './expiry.model.ts';
import { setDefault } from './keep-card.ts';
import { queueRemoval } from './removals.ts';
import type { CustomerRow, SavedCardRow } from './tables.ts';

/** A kept card as the schema has it. */
export const toSavedCard = (row: SavedCardRow, now = new Date()) => ({
  id: row.id,
  network: row.network,
  last4: row.last4,
  expiryMonth: row.expiry_month,
  expiryYear: row.expiry_year,
  isExpired: isCardExpired({ month: row.expiry_month, year: row.expiry_year }, now),
  isDefault: row.is_default,
  savedAt: row.created_at,
});

/** The cards that the shop's provider keeps for an account: the default first, then the newest. */
export async function loadSavedCards(
  { db, provider }: Pick<PaymentContext, 'db' | 'provider'>,
  accountId: string,
): Promise<SavedCardRow[]> {
  return cardsOf(db, accountId, provider.name)
    .orderBy('saved_cards.is_default', 'desc')
    .orderBy('saved_cards.id', 'desc')
    .execute();
}

const cardsOf = (db: Db, accountId: string, provider: CustomerRow['provider']) =>
  db
    .selectFrom('saved_cards')
    .innerJoin('payment_customers', 'payment_customers.id', 'saved_cards.customer_id')
    .selectAll('saved_cards')
    .where('payment_customers.account_id', '=', accountId)
    .where('payment_customers.provider', '=', provider);

/**
 * A card that somebody may pay with: their own, and good still. Throws a DomainError; another's is like a missing one. It is
 * `declined` as at the provider, so that whoever pays is asked for another card.
 */
export async function requirePayableCard(actor: ActorContext, { provider }: PaymentContext, id: string) {
  const { accountId } = actor.principal;
  const messages = paymentMessages(actor.locale);
  const card =
    accountId === null
      ? undefined
      : await cardsOf(actor.db, accountId, provider.name).where('saved_cards.id', '=', id).executeTakeFirst();
  if (!card) throw new DomainError('declined', messages.cardNotFound);
  if (toSavedCard(card).isExpired) throw new DomainError('declined', messages.cardExpired(card.last4));
  return card;
}

/** Runs work on one of the viewer's cards, after all other changes of them. Throws a DomainError for any other id. */
async function withOwnCard(
  actor: ActorContext,
  { provider }: PaymentContext,
  id: string,
  work: (trx: Tx, card: SavedCardRow, customer: CustomerRow) => Promise<void>,
): Promise<void> {
  const { accountId } = actor.principal;
  await tx(actor.db, async (trx) => {
    const customer = accountId === null ? undefined : await lockCustomer(trx, accountId, provider.name);
    const card = customer
      ? await trx
          .selectFrom('saved_cards')
          .selectAll()
          .where('id', '=', id)
          .where('customer_id', '=', customer.id)
          .executeTakeFirst()
      : undefined;
    if (!card || !customer) throw new DomainError('not-found', paymentMessages(actor.locale).cardNotFound);
    await work(trx, card, customer);
  });
}

/** Offers a card first from now on. */
export const makeCardDefault = (actor: ActorContext, payments: PaymentContext, id: string): Promise<void> =>
  withOwnCard(actor, payments, id, async (trx, card, customer) => {
    if (toSavedCard(card).isExpired)
      throw new DomainError('expired', paymentMessages(actor.locale).cardExpired(card.last4));
    await setDefault(trx, customer.id, card.id);
  });

/** Forgets a card at once here, and at the provider soon; the newest of the others becomes the default in its place. */
export const removeCard = (actor: ActorContext, payments: PaymentContext, id: string): Promise<void> =>
  withOwnCard(actor, payments, id, async (trx, card, customer) => {
    await trx.deleteFrom('saved_cards').where('id', '=', card.id).execute();
    await queueRemoval(trx, customer, card.provider_ref);
    const detail = { network: card.network, last4: card.last4 };
    await recordAudit(trx, actorOf(actor), {
      action: 'card.remove',
      subjectKind: 'saved-card',
      subjectId: card.id,
      detail,
    });
    if (!card.is_default) return;
    const next = await trx
      .selectFrom('saved_cards')
      .select('id')
      .where('customer_id', '=', customer.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (next) await setDefault(trx, customer.id, next.id);
  });
