import { randomBytes } from 'node:crypto';
import type { CardToken, Charge, Customer, SavedCard } from './records.ts';
import type { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

/** What the shop sees of a kept card. */
export const describeSavedCard = ({
  id,
  customer,
  idempotencyKey,
  network,
  last4,
  expiry,
  fingerprint,
}: SavedCard) => ({
  id,
  idempotencyKey,
  customer,
  network,
  last4,
  expiryMonth: expiry.month,
  expiryYear: expiry.year,
  fingerprint,
});

const idOf = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

/** Keeps the card of a token for a customer; undefined for a token of an old journal, which has no expiry. */
export function keepCard(store: Store, customer: string, token: CardToken, key: string): SavedCard | undefined {
  const { network, last4, behaviour, expiry, fingerprint } = token;
  if (!expiry || fingerprint === null) return undefined;
  const card: SavedCard = {
    kind: 'saved-card',
    id: idOf('card'),
    customer,
    idempotencyKey: key,
    token: token.id,
    network,
    last4,
    behaviour,
    expiry,
    fingerprint,
    isRemoved: false,
    createdAt: new Date().toISOString(),
  };
  store.save(card);
  return card;
}

/** Whether a charge has its token, so that nothing else may be done with it. */
export const isSpent = (charge: Charge | undefined): boolean =>
  charge !== undefined && charge.status !== 'failed' && charge.status !== 'canceled';

/** Customers and the cards that are kept for them. Removing what is gone already is no error. */
export class Vault {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Makes one customer for each key. */
  createCustomer(idempotencyKey: string): Customer {
    const earlier = this.#store.customerByKey(idempotencyKey);
    if (earlier) return earlier;
    const createdAt = new Date().toISOString();
    const customer: Customer = { kind: 'customer', id: idOf('cus'), idempotencyKey, isDeleted: false, createdAt };
    this.#store.save(customer);
    return customer;
  }

  /** Keeps the card of a token, once for each key. */
  store(customerId: string, idempotencyKey: string, token: string): SavedCard | Refusal {
    const customer = this.#store.customers.get(customerId);
    if (!customer || customer.isDeleted) return { refused: 'unknown_customer' };
    const earlier = this.#store.cardByKey(idempotencyKey);
    if (earlier && (earlier.customer !== customerId || earlier.token !== token)) return { refused: 'key_reused' };
    if (earlier) return earlier;
    const card = this.#store.tokens.get(token);
    if (!card) return { refused: 'unknown_token' };
    if (isSpent(this.#store.chargeByToken(token)) || this.#store.cardByToken(token)) return { refused: 'token_used' };
    return keepCard(this.#store, customerId, card, idempotencyKey) ?? { refused: 'unknown_token' };
  }

  /** The cards of a customer, oldest first; none for one that is unknown or was deleted. */
  cardsOf(customerId: string): SavedCard[] {
    return [...this.#store.savedCards.values()].filter((card) => card.customer === customerId && !card.isRemoved);
  }

  remove(customerId: string, cardId: string): void {
    const card = this.#store.savedCards.get(cardId);
    if (card?.customer === customerId && !card.isRemoved) this.#store.save({ ...card, isRemoved: true });
  }

  /** Deletes a customer with all its cards. */
  deleteCustomer(customerId: string): void {
    for (const { id } of this.cardsOf(customerId)) this.remove(customerId, id);
    const customer = this.#store.customers.get(customerId);
    if (customer && !customer.isDeleted) this.#store.save({ ...customer, isDeleted: true });
  }
}
