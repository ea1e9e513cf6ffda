import { localePrefix } from '@headstock/contracts/locale';
import { z } from 'zod';
import { describePayment, findTypedCode, readPaymentMethods, spendable } from '#api/modules/payments/index.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { attemptPayment } from '#api/modules/sales/checkout/payment-attempts.ts';
import { ordersOfPayment, payOrders, resumePayment } from '#api/modules/sales/checkout/pay-orders.ts';
import type { PaymentRow } from '#api/modules/payments/index.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { type CheckoutMemory, emptyMemory, seenOrdersSchema, type StoredValueChoice } from './checkout-memory.ts';
import { type CheckoutVisitor, type Led, type PlainStep, refuse, settlePrices } from './plain-step.ts';

/** What the review page has put into its form: the arguments of `ordersPay`, and what it showed. */
const requestSchema = z.object({
  orders: z
    .array(z.object({ orderId: z.string().max(40), version: z.number().int(), amountCents: z.number().int() }))
    .min(1)
    .max(20),
  paymentMethods: z
    .array(
      z.object({
        kind: z.enum(['CARD', 'VALOR', 'PAYPAL', 'SHOP_PAY', 'AFFIRM', 'ACH', 'CODE', 'STORE_CREDITS']),
        amountCents: z.number().int().nullable().default(null),
        savedCard: z.string().max(100).nullable().default(null),
        code: z.string().max(60).nullable().default(null),
        isTrade: z.boolean().nullable().default(null),
      }),
    )
    .max(12),
  idempotencyKey: z.string().max(100),
  layawayPlan: z.string().max(60).nullable(),
  seen: seenOrdersSchema,
});
type PlaceRequest = z.infer<typeof requestSchema>;

function parseRequest(text: string): PlaceRequest | undefined {
  try {
    return requestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What codes and credits refuse, as the page with scripts says it at its field. */
const storedValueCodes = new Set(['insufficient', 'expired', 'not-accepted']);

/** The codes of a plan as they are now; one that cannot pay any more is left out. */
async function recount(context: CheckoutVisitor, { plan }: CheckoutMemory): Promise<StoredValueChoice[]> {
  const fresh: StoredValueChoice[] = [];
  for (const applied of plan.storedValues) {
    if (applied.code === null) {
      fresh.push(applied);
      continue;
    }
    const { code } = applied;
    const found = await attempt(() => findTypedCode(context.actor, context, code));
    const balanceCents = found.ok ? spendable(found.value) : 0;
    if (balanceCents > 0) fresh.push({ ...applied, balanceCents });
  }
  return fresh;
}

/** Leads back to where it can be mended; nothing was charged. */
async function leadBack(
  context: CheckoutVisitor,
  memory: CheckoutMemory,
  { code, message }: { readonly code: string; readonly message: string | null },
  seen: PlaceRequest['seen'],
): Promise<Led> {
  if (storedValueCodes.has(code)) {
    const plan = { ...memory.plan, storedValues: await recount(context, memory) };
    return refuse('payment', { ...memory, plan }, 'code-short', message);
  }
  if (code === 'declined' || code === 'void') return refuse('payment', memory, code, message);
  if (code === 'changed') return refuse('review', memory, code, message, { seen });
  if (code !== 'unavailable') return refuse('review', memory, code, message);
  await settlePrices(context);
  return refuse('review', memory, code, message, { seen });
}

/** Where a payment leads to as it stands: to its order, to the provider, to wait, or back. */
async function leadFrom(
  context: CheckoutVisitor,
  memory: CheckoutMemory,
  key: string,
  payment: PaymentRow,
  seen: PlaceRequest['seen'],
): Promise<Led> {
  const { locale } = context.actor;
  const { success, code, message, nextAction } = describePayment(payment, locale);
  const orders = await ordersOfPayment(checkoutContextOf(context), payment.id);
  const [first] = orders;
  const prefix = localePrefix(locale);
  const query = new URLSearchParams({ key: first?.row.guest_key ?? '' }).toString();
  const order = first && `${prefix}/orders/${first.row.id}${first.row.guest_key === null ? '' : `?${query}`}`;
  if (success && orders.length > 1) {
    const placed = orders.map(({ row }) => ({ id: row.id, number: row.number ?? '', guestKey: row.guest_key }));
    return { to: { step: 'placed' }, memory: { ...emptyMemory, placed } };
  }
  if (success && order) return { to: { url: order }, memory: null };
  if (payment.status === 'REQUIRES_ACTION' && nextAction) {
    const valor = `${prefix}/valor-payment?${new URLSearchParams({ payment: key }).toString()}`;
    return { to: { url: payment.kind === 'valor' ? valor : nextAction.url }, memory: { ...memory, refusal: null } };
  }
  if (code === 'pending' || code === 'action-required') return { to: { payment: key }, memory };
  // An order that was placed before stays unpaid: there it goes on.
  if (order && first.row.completed_at !== null) return { to: { url: order }, memory };
  return leadBack(context, memory, { code: code ?? 'failed', message }, seen);
}

/**
 * Pays exactly what the review showed, by the key that it was shown with: sent twice, it is one payment. `payment` holds the
 * arguments of `ordersPay` as JSON.
 */
export const placeStep: PlainStep = async (context, typed, memory) => {
  const request = parseRequest(typed['payment'] ?? '');
  if (!request) return refuse('review', memory, 'stale-page', null);
  const { orders, paymentMethods, idempotencyKey, layawayPlan, seen } = request;
  const orderIds = orders.map(({ orderId }) => orderId);
  const returnPath = `/api/checkout/return?lang=${context.actor.locale}`;
  const outcome = await attemptPayment(context, orderIds, async (actor, checkout) => {
    const methods = await readPaymentMethods(actor, checkout, context, paymentMethods);
    return payOrders(actor, checkout, { orders, methods, idempotencyKey, layawayRef: layawayPlan, returnPath });
  });
  return outcome.ok
    ? leadFrom(context, memory, idempotencyKey, outcome.value, seen)
    : leadBack(context, memory, outcome, seen);
};

/**
 * Comes back from a provider, or asks again: leads to where the payment with this key is now. One that still waits for the shopper
 * leads to the page that says so. Null for a key that this session has not used.
 */
export async function resumeStep(context: CheckoutVisitor, key: string, memory: CheckoutMemory): Promise<Led | null> {
  const outcome = await attempt(() => resumePayment(context.actor, checkoutContextOf(context), key));
  if (!outcome.ok) return null;
  if (outcome.value.status === 'REQUIRES_ACTION') return { to: { payment: key }, memory };
  return leadFrom(context, memory, key, outcome.value, []);
}
