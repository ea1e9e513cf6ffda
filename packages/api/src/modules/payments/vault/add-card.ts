import { createHash } from 'node:crypto';
import { providerOf } from '#api/modules/payments/charge-ref.ts';
import { paymentMessages } from '#api/modules/payments/messages.ts';
import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { type Limit, type LimitedClient, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import type { StoreAnswer } from './card-vault.ts';
import { ensureCustomer } from './customers.ts';
import { keepCard, MAXIMUM_CARDS } from './keep-card.ts';
import { loadSavedCards } from './saved-cards.ts';
import type { CardSetupRow, CustomerRow } from './tables.ts';

const KEY_PATTERN = /^[\x21-\x7e]{8,100}$/;
const FIRST_ATTEMPT_MS = 30_000;
/** How long somebody may take on the provider's page. */
const GIVE_UP_MS = 3_600_000;
/** Nobody owns that many cards: more attempts look for numbers that work. */
const byAccount: Limit = { name: 'card-add', max: 10, seconds: 3_600 };

export type CardWish = {
  readonly token: string;
  readonly makesDefault: boolean;
  readonly idempotencyKey: string;
};

/** Where the shopper has to go to type the card; null when it is kept. */
export type CardAdded = { readonly nextAction: { readonly type: string; readonly url: string } | null };

const hashOf = ({ token, makesDefault }: CardWish): string =>
  createHash('sha256')
    .update(JSON.stringify([token, makesDefault]))
    .digest('hex');

/** The wish under a key, written down when it is new. Throws a DomainError for a key of another wish. */
async function beginSetup(actor: ActorContext, customer: CustomerRow, wish: CardWish): Promise<CardSetupRow> {
  const { idempotencyKey: key } = wish;
  await actor.db
    .insertInto('card_setups')
    .values({
      id: newId(),
      customer_id: customer.id,
      idempotency_key: key,
      request_hash: hashOf(wish),
      makes_default: wish.makesDefault,
      next_attempt_at: new Date(Date.now() + FIRST_ATTEMPT_MS),
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'idempotency_key']).doNothing())
    .execute();
  const setup = await findSetup(actor, customer, key);
  if (setup?.request_hash !== hashOf(wish))
    throw new DomainError('key-reused', paymentMessages(actor.locale).cardKeyReused);
  return setup;
}

const findSetup = ({ db }: ActorContext, customer: Pick<CustomerRow, 'id'>, key: string) =>
  db
    .selectFrom('card_setups')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Applies a provider's answer to an open wish, once. Gives the wish as it then is. */
export async function settleSetup(
  { db }: Pick<PaymentContext, 'db'>,
  setupId: string,
  { account_id: accountId, provider }: CustomerRow,
  answer: StoreAnswer,
): Promise<CardSetupRow | undefined> {
  return tx(db, async (trx) => {
    const setup = await trx
      .selectFrom('card_setups')
      .selectAll()
      .where('id', '=', setupId)
      .forUpdate()
      .executeTakeFirst();
    if (setup?.state !== 'open') return setup;
    const set = (changes: Partial<Pick<CardSetupRow, 'state' | 'provider_ref' | 'action_url'>>) =>
      trx.updateTable('card_setups').set(changes).where('id', '=', setupId).returningAll().executeTakeFirst();
    const isOver = Date.now() - setup.created_at.getTime() > GIVE_UP_MS;
    switch (answer.kind) {
      case 'card': {
        const isKept = await keepCard(trx, { accountId, provider }, answer.card, setup.makes_default);
        return set({ state: isKept ? 'done' : 'failed', action_url: null });
      }
      case 'action':
        return isOver
          ? set({ state: 'failed', action_url: null })
          : set({ provider_ref: answer.ref, action_url: answer.url });
      case 'refused':
        return set({ state: 'failed', action_url: null });
      case 'absent':
        return isOver ? set({ state: 'failed', action_url: null }) : setup;
      case 'unreachable':
        return setup;
    }
  });
}

/** What a wish has come to, for whoever made it. Throws a DomainError where no card is kept. */
function describeSetup(actor: ActorContext, setup: CardSetupRow | undefined, answer: StoreAnswer | null): CardAdded {
  const messages = paymentMessages(actor.locale);
  if (setup?.state === 'done') return { nextAction: null };
  if (setup?.state === 'open') {
    if (setup.action_url !== null) return { nextAction: { type: 'redirect', url: setup.action_url } };
    throw new DomainError('pending', messages.cardPending);
  }
  if (answer?.kind === 'refused' && answer.code === 'provider')
    throw new DomainError('unavailable', messages.cardsUnavailable);
  throw new DomainError('declined', messages.cardNotKept);
}

/**
 * Has the provider keep a card of the viewer, who asked for it. The same key keeps it once, in parallel too. Throws a DomainError:
 * `invalid`, `too-many`, `rate-limited`, `key-reused`, `declined`, `unavailable` (nothing is kept), `pending` (nobody knows yet).
 */
export async function addCard(
  actor: ActorContext,
  payments: PaymentContext,
  { secret }: Pick<LimitedClient, 'secret'>,
  accountId: string,
  wish: CardWish,
): Promise<CardAdded> {
  const messages = paymentMessages(actor.locale);
  const { provider, publicUrl } = payments;
  if (!KEY_PATTERN.test(wish.idempotencyKey)) throw new DomainError('invalid', messages.keyInvalid);
  if (wish.token === '' && !provider.cardFields(actor.locale).redirect)
    throw new DomainError('invalid', messages.tokenMissing);
  const room = await takeFromLimit(actor.db, secret, byAccount, accountId);
  if (!room.ok) throw tooManyError(room.retryAfter, actor.locale);
  const customer = await ensureCustomer(payments, accountId);
  if (typeof customer === 'string') throw new DomainError('unavailable', messages.cardsUnavailable);
  const setup = await beginSetup(actor, customer, wish);
  if (setup.state !== 'open') return describeSetup(actor, setup, null);
  const cards = await loadSavedCards(payments, accountId);
  if (cards.length >= MAXIMUM_CARDS) throw new DomainError('too-many', messages.tooManyCards(MAXIMUM_CARDS));
  const returnUrl = new URL(
    actor.locale === 'en' ? '/profile/settings/payment' : `/${actor.locale}/profile/settings/payment`,
    publicUrl,
  );
  returnUrl.searchParams.set('card', wish.idempotencyKey);
  const request = { key: setup.id, customerRef: customer.provider_ref, token: wish.token, locale: actor.locale };
  const answer = await provider.vault.store({ ...request, returnUrl: returnUrl.href });
  return describeSetup(actor, await settleSetup(payments, setup.id, customer, answer), answer);
}

/** What became of a card that the viewer wanted to keep under a key. As `addCard`; `not-found` for a key that is not theirs. */
export async function resumeCard(
  actor: ActorContext,
  payments: PaymentContext,
  accountId: string,
  key: string,
): Promise<CardAdded> {
  const customer = await actor.db
    .selectFrom('payment_customers')
    .innerJoin('card_setups', 'card_setups.customer_id', 'payment_customers.id')
    .selectAll('payment_customers')
    .where('payment_customers.account_id', '=', accountId)
    .where('card_setups.idempotency_key', '=', key)
    .executeTakeFirst();
  const setup = customer && (await findSetup(actor, customer, key));
  if (!setup) throw new DomainError('not-found', paymentMessages(actor.locale).cardNotFound);
  if (setup.state !== 'open') return describeSetup(actor, setup, null);
  const answer = await askAgain(payments, customer, setup);
  return describeSetup(actor, await settleSetup(payments, setup.id, customer, answer), answer);
}

/** Looks up a wish whose answer was lost, or that waits for the shopper. */
export async function askAgain(
  payments: PaymentContext,
  customer: CustomerRow,
  { id, provider_ref: ref }: Pick<CardSetupRow, 'id' | 'provider_ref'>,
): Promise<StoreAnswer> {
  const vault = providerOf(payments, customer)?.vault;
  if (!vault || customer.provider_ref === null) return { kind: 'unreachable' };
  return vault.find({ key: id, customerRef: customer.provider_ref, ref });
}
