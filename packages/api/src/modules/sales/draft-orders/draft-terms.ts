import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import type { PricingContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { shippingOverride } from '#api/modules/sales/orders/shipping-override.ts';
import { loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import { PICKUP_REF } from '#api/modules/fulfilment/index.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { changeDraft, readReason, type SeenDraft } from './change-draft.ts';
import { holdDraft } from './draft-holds.ts';
import { hoursFrom, LONGEST_EXTENSION_HOURS } from './draft-rules.model.ts';

/** Checks an amount. Throws a DomainError `out-of-range`. */
function checkAmount({ locale }: ActorContext, cents: number): void {
  if (cents < 0 || cents > MAXIMUM_CENTS) throw new DomainError('out-of-range', salesMessages(locale).priceOutOfRange);
}

/** Takes an amount off the goods of a draft, with a reason; 0 takes nothing off. Never more than the goods count. Throws a DomainError. */
export async function setDraftDiscount(
  actor: ActorContext,
  seen: SeenDraft,
  cents: number,
  why: string | null,
): Promise<void> {
  checkAmount(actor, cents);
  const reason = cents === 0 ? null : readReason(actor, why);
  await changeDraft(
    actor,
    seen,
    { action: 'setDiscount', detail: { amountCents: cents, reason } },
    async (trx, { id }) => {
      await trx.updateTable('orders').set({ discount_cents: cents }).where('id', '=', id).execute();
      await trx.updateTable('draft_orders').set({ discount_reason: reason }).where('order_id', '=', id).execute();
    },
  );
}

/** How a draft is sent: a method that is offered for its address, and a price of staff with its reason, or null for the quoted one. */
export type DraftShipping = {
  readonly ref: string;
  readonly overrideCents: number | null;
  readonly reason: string | null;
};

/** Chooses how a draft is sent and what that costs. Throws a DomainError: `not-offered`, `out-of-range` or `reason`. */
export async function setDraftShipping(
  actor: ActorContext,
  pricing: PricingContext,
  seen: SeenDraft,
  { ref, overrideCents, reason: why }: DraftShipping,
): Promise<void> {
  const messages = salesMessages(actor.locale);
  if (overrideCents !== null) checkAmount(actor, overrideCents);
  const reason = overrideCents === null ? null : readReason(actor, why);
  const row = await actor.db.selectFrom('orders').selectAll().where('id', '=', seen.id).executeTakeFirst();
  const [order] = row ? await loadOrders(pricing, [row]) : [];
  const quoted = order?.methods.find((method) => method.ref === ref);
  if (!quoted) throw new DomainError('not-offered', messages.methodNotOffered);
  const detail = { ref, overrideCents, reason };
  await changeDraft(actor, seen, { action: 'setShippingMethod', detail }, async (trx, { id, store_id: storeId }) => {
    const isPickup = ref === PICKUP_REF;
    if (isPickup && storeId === null) throw new DomainError('not-offered', messages.methodNotOffered);
    await trx
      .updateTable('orders')
      .set({
        ship_option: isPickup ? 'store' : 'home',
        store_id: isPickup ? storeId : null,
        shipping_method_ref: ref,
        ...shippingOverride(overrideCents, reason, quoted.priceCents),
      })
      .where('id', '=', id)
      .execute();
  });
}

/**
 * Holds a draft for so many hours from now, 1 to 336, also one that has expired; what somebody else holds meanwhile stays with them.
 * Throws a DomainError.
 */
export async function extendDraft(actor: ActorContext, seen: SeenDraft, hours: number): Promise<void> {
  if (hours < 1 || hours > LONGEST_EXTENSION_HOURS)
    throw new DomainError('hours', salesMessages(actor.locale).draftHours);
  const until = hoursFrom(actor.now, hours);
  await changeDraft(
    actor,
    seen,
    { action: 'draftExtend', detail: { until: until.toISOString() } },
    async (trx, order) => {
      await trx.updateTable('draft_orders').set({ expires_at: until }).where('order_id', '=', order.id).execute();
      await holdDraft(trx, order, until);
    },
    { sentToo: true },
  );
}
