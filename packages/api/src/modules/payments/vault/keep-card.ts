import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { mailCardAdded } from './card-mails.ts';
import type { ProviderCard } from './card-vault.ts';
import { lockCustomer } from './customers.ts';
import { queueRemoval } from './removals.ts';
import type { CustomerRow, SavedCardRow } from './tables.ts';

/** An account keeps at most so many cards. */
export const MAXIMUM_CARDS = 10;

/** Makes one card of a locked customer the default. */
export async function setDefault(trx: Tx, customerId: string, cardId: string): Promise<void> {
  await trx
    .updateTable('saved_cards')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .where('id', '<>', cardId)
    .execute();
  await trx.updateTable('saved_cards').set({ is_default: true }).where('id', '=', cardId).execute();
}

const factsOf = ({ ref, network, last4, expiryMonth, expiryYear }: ProviderCard) => ({
  provider_ref: ref,
  network,
  last4,
  expiry_month: expiryMonth,
  expiry_year: expiryYear,
  consented_at: new Date(),
});

/** The same number again: the newer expiry counts, and the provider forgets the older one. */
async function renew(trx: Tx, customer: CustomerRow, kept: SavedCardRow, card: ProviderCard): Promise<void> {
  await trx.updateTable('saved_cards').set(factsOf(card)).where('id', '=', kept.id).execute();
  if (kept.provider_ref !== card.ref) await queueRemoval(trx, customer, kept.provider_ref);
}

/**
 * Writes down a card that a provider keeps for an account, and tells the account. The first one is the default. One too many,
 * or of an account that is gone, is removed at the provider again. Gives whether it is kept.
 */
export async function keepCard(
  trx: Tx,
  { accountId, provider }: { readonly accountId: string; readonly provider: CustomerRow['provider'] },
  card: ProviderCard,
  makesDefault: boolean,
): Promise<boolean> {
  const customer = await lockCustomer(trx, accountId, provider);
  if (!customer) return false;
  const cards = await trx.selectFrom('saved_cards').selectAll().where('customer_id', '=', customer.id).execute();
  const same = cards.find(({ fingerprint }) => fingerprint === card.fingerprint);
  if (same) {
    await renew(trx, customer, same, card);
    if (makesDefault) await setDefault(trx, customer.id, same.id);
    return true;
  }
  if (cards.length >= MAXIMUM_CARDS) {
    await queueRemoval(trx, customer, card.ref);
    return false;
  }
  const id = newId();
  const facts = { ...factsOf(card), fingerprint: card.fingerprint };
  await trx
    .insertInto('saved_cards')
    .values({ id, customer_id: customer.id, ...facts, is_default: false })
    .execute();
  if (makesDefault || cards.length === 0) await setDefault(trx, customer.id, id);
  await mailCardAdded(trx, accountId, { id, last4: card.last4 });
  return true;
}
