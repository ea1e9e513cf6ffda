import * as z from 'zod/mini';

/** A card as the provider's form names it: the token stands for it, network and last digits are for the eye. */
export const cardSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(500)),
  network: z.string().check(z.maxLength(40)),
  last4: z.string().check(z.regex(/^\d{4}$/)),
});
export type Card = z.infer<typeof cardSchema>;

const seenOrderSchema = z.object({ orderId: z.string(), version: z.int(), amountCents: z.int() });
/** What the shopper saw of an order when he pressed the button. */
export type SeenOrder = z.infer<typeof seenOrderSchema>;

/** One wish to pay: the same orders at the same amounts with the same card. Kept until its outcome is certain. */
export const intentSchema = z.object({
  idempotencyKey: z.string().check(z.minLength(8), z.maxLength(100)),
  token: z.string(),
  orders: z.array(seenOrderSchema).check(z.minLength(1)),
  /** The request has left: from here on only the server knows what became of it. */
  sent: z.boolean(),
});
export type PaymentIntent = z.infer<typeof intentSchema>;

interface PayableOrder {
  readonly id: string;
  readonly version: number;
  readonly amountRemaining: { readonly amountCents: number };
}

/** The orders as the payment names them. */
export function seenOrders(orders: readonly PayableOrder[]): SeenOrder[] {
  return orders.map((order) => ({
    orderId: order.id,
    version: order.version,
    amountCents: order.amountRemaining.amountCents,
  }));
}

function sameOrders(one: readonly SeenOrder[], other: readonly SeenOrder[]): boolean {
  return (
    one.length === other.length &&
    one.every((order) =>
      other.some(
        (candidate) =>
          candidate.orderId === order.orderId &&
          candidate.version === order.version &&
          candidate.amountCents === order.amountCents,
      ),
    )
  );
}

/** The intent for a press on the button: the kept one for the same body, so that it is never paid twice, else a new one. */
export function intentFor(
  kept: PaymentIntent | null,
  orders: readonly SeenOrder[],
  token: string,
  makeKey: () => string,
): PaymentIntent {
  if (kept && kept.token === token && sameOrders(kept.orders, orders)) return kept;
  return { idempotencyKey: makeKey(), token, orders: [...orders], sent: false };
}

/** An order that is placed, as the payment's answer names it. */
export interface PlacedOrder {
  readonly id: string;
  readonly number: string | null;
  readonly guestKey: string | null;
}

/** What the API answers to a payment. */
export interface PaymentAnswer {
  readonly success: boolean;
  readonly message: string | null;
  readonly code: string | null;
  readonly orders: readonly PlacedOrder[];
  readonly nextAction: { readonly type: string; readonly url: string | null } | null;
}

/** What an answer means for the shopper. */
export type Outcome =
  | { readonly kind: 'placed'; readonly orders: readonly PlacedOrder[] }
  /** The card was refused; another try is a new intent. */
  | { readonly kind: 'declined'; readonly message: string | null }
  /** A price is not what was seen; nothing was charged. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'action'; readonly url: string }
  /** The key is not known: the request never arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly message: string | null };

const unknownCodes = new Set(['unknown', 'not-found', 'not_found']);
const pendingCodes = new Set(['pending', 'action-required']);

/** Reads an answer. A redirect that is no web address is no way on: such a payment stays pending. */
export function outcomeOf(answer: PaymentAnswer): Outcome {
  if (answer.success) return { kind: 'placed', orders: answer.orders };
  const url = answer.nextAction?.url;
  if (url && isWebAddress(url)) return { kind: 'action', url };
  const code = answer.code ?? '';
  if (pendingCodes.has(code)) return { kind: 'pending' };
  if (code === 'declined') return { kind: 'declined', message: answer.message };
  if (code === 'changed') return { kind: 'changed' };
  return { kind: unknownCodes.has(code) ? 'unknown' : 'refused', message: answer.message };
}

/** Whether an address may be gone to: http or https, nothing that runs code. */
export function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

const pollSteps = [1000, 1500, 2000, 3000, 5000];
const pollLimitMs = 90_000;

/** How long to wait before asking again what became of a payment; null when that has been asked for long enough. */
export function pollDelay(attempt: number): number | null {
  const longest = pollSteps.at(-1) ?? 0;
  const waited = Array.from({ length: attempt }, (_, index) => pollSteps[index] ?? longest).reduce((a, b) => a + b, 0);
  return waited >= pollLimitMs ? null : (pollSteps[attempt] ?? longest);
}

interface PricedOrder extends PayableOrder {
  readonly subTotal: { readonly amountCents: number };
  readonly shippingCost: { readonly amountCents: number };
  readonly tax: { readonly amountCents: number };
  readonly lineItems: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly amount: { readonly amountCents: number };
    readonly listing: { readonly item: { readonly title: string } };
  }[];
}

/** One thing that is not as it was seen; `after` is null for what is gone. */
export interface Change {
  readonly key: string;
  readonly kind: 'line' | 'shippingCost' | 'tax' | 'total';
  readonly title: string | null;
  readonly before: number;
  readonly after: number | null;
}

const total = (orders: readonly PricedOrder[], read: (order: PricedOrder) => number): number =>
  orders.reduce((sum, order) => sum + read(order), 0);

/** What changed between the orders that were seen and those that are: lines first, then shipping, tax and what is to pay. */
export function changesBetween(before: readonly PricedOrder[], after: readonly PricedOrder[]): Change[] {
  const now = new Map(after.flatMap((order) => order.lineItems.map((line) => [line.id, line.amount.amountCents])));
  const lines = before.flatMap((order) =>
    order.lineItems.flatMap((line): Change[] => {
      const amount = now.get(line.id) ?? null;
      if (amount === line.amount.amountCents) return [];
      const { title } = line.listing.item;
      return [{ key: line.id, kind: 'line', title, before: line.amount.amountCents, after: amount }];
    }),
  );
  const sums = (
    [
      ['shippingCost', (order: PricedOrder) => order.shippingCost.amountCents],
      ['tax', (order: PricedOrder) => order.tax.amountCents],
      ['total', (order: PricedOrder) => order.amountRemaining.amountCents],
    ] as const
  ).flatMap(([kind, read]): Change[] => {
    const [was, is] = [total(before, read), total(after, read)];
    return was === is ? [] : [{ key: kind, kind, title: null, before: was, after: is }];
  });
  return [...lines, ...sums];
}
