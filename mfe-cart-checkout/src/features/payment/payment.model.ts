import { asInteger, asRecord, asText } from '#cart/features/checkout/read-record.ts';

/** A card as the provider's form names it: the token stands for it, network and last digits are for the eye. */
export interface Card {
  readonly token: string;
  readonly network: string;
  readonly last4: string;
}

/** What the shopper saw of an order when he pressed the button. */
export interface SeenOrder {
  readonly orderId: string;
  readonly version: number;
  readonly amountCents: number;
}

/** One wish to pay: the same orders at the same amounts with the same card. Kept until its outcome is certain. */
export interface PaymentIntent {
  /** 8 to 100 characters. */
  readonly idempotencyKey: string;
  readonly token: string;
  readonly orders: readonly SeenOrder[];
  /** The request has left: from here on only the server knows what became of it. */
  readonly sent: boolean;
}

/** A card from the provider's form or from this tab's memory; null for anything that is none. */
export function parseCard(raw: unknown): Card | null {
  const record = asRecord(raw);
  const token = asText(record?.['token'], 500, /./);
  const network = asText(record?.['network'], 40);
  const last4 = asText(record?.['last4'], 4, /^\d{4}$/);
  return token !== null && network !== null && last4 !== null ? { token, network, last4 } : null;
}

function parseSeenOrder(raw: unknown): SeenOrder | null {
  const record = asRecord(raw);
  const orderId = asText(record?.['orderId'], 100, /./);
  const version = asInteger(record?.['version']);
  const amountCents = asInteger(record?.['amountCents']);
  return orderId !== null && version !== null && amountCents !== null ? { orderId, version, amountCents } : null;
}

/** An intent from this tab's memory; null for anything that is none. */
export function parseIntent(raw: unknown): PaymentIntent | null {
  const record = asRecord(raw);
  const idempotencyKey = asText(record?.['idempotencyKey'], 100, /^.{8}/);
  const token = asText(record?.['token'], 500);
  const sent = record?.['sent'];
  const orders = Array.isArray(record?.['orders']) ? record['orders'].map(parseSeenOrder) : [];
  const read = orders.filter((order) => order !== null);
  if (idempotencyKey === null || token === null || typeof sent !== 'boolean') return null;
  return read.length === 0 || read.length < orders.length ? null : { idempotencyKey, token, orders: read, sent };
}

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
  | { readonly kind: 'unknown'; readonly message: string | null }
  | { readonly kind: 'refused'; readonly message: string | null };

const unknownCode = 'not-found';
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
  return { kind: code === unknownCode ? 'unknown' : 'refused', message: answer.message };
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
