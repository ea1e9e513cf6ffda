import { asInteger, asRecord, asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';
import type { PaymentMethodInput } from './payment.generated.ts';

/** What the shopper saw of an order when he pressed the button. */
export interface SeenOrder {
  readonly orderId: string;
  readonly version: number;
  readonly amountCents: number;
  /** The guest's key, where the order is open by its link alone. */
  readonly key?: string;
}

/** What is paid, and how. */
export interface PaymentBody {
  readonly orders: readonly SeenOrder[];
  readonly paymentMethods: readonly PaymentMethodInput[];
  /** The plan whose deposit is paid; null pays what is due. */
  readonly layawayPlan: string | null;
  /** Where the payment was begun: there it goes on when nothing comes of it. */
  readonly from: 'checkout' | 'order';
}

/** One wish to pay: the same orders at the same amounts in the same ways. Kept until its outcome is certain. */
export interface PaymentIntent extends PaymentBody {
  /** 8 to 100 characters. */
  readonly idempotencyKey: string;
  /** The request has left: from here on only the server knows what became of it. */
  readonly sent: boolean;
}

function parseSeenOrder(raw: unknown): SeenOrder | null {
  const record = asRecord(raw);
  const orderId = asText(record?.['orderId'], 100, /./);
  const version = asInteger(record?.['version']);
  const amountCents = asInteger(record?.['amountCents']);
  const key = asText(record?.['key'], 200, /./);
  if (orderId === null || version === null || amountCents === null) return null;
  return { orderId, version, amountCents, ...(key === null ? {} : { key }) };
}

const texts = ['token', 'savedCard', 'code', 'reader', 'type', 'notes'] as const;
const kinds: readonly PaymentMethodInput['kind'][] = [
  'CARD',
  'TERMINAL',
  'VALOR',
  'PAYPAL',
  'SHOP_PAY',
  'AFFIRM',
  'ACH',
  'CODE',
  'STORE_CREDITS',
  'MANUAL',
];

/** A payment method exactly as it was stored: the server compares a repeated request with the first. */
function parseMethod(raw: unknown): PaymentMethodInput | null {
  const record = asRecord(raw);
  const kind = kinds.find((name) => name === record?.['kind']);
  if (!record || !kind) return null;
  const amountCents = asInteger(record['amountCents']);
  const isTrade = record['isTrade'];
  const saveCard = record['saveCard'];
  const named = texts.flatMap((name) => {
    const text = asText(record[name], 500);
    return text === null ? [] : [[name, text]];
  });
  return {
    kind,
    ...Object.fromEntries(named),
    ...(amountCents === null ? {} : { amountCents }),
    ...(typeof isTrade === 'boolean' ? { isTrade } : {}),
    ...(typeof saveCard === 'boolean' ? { saveCard } : {}),
  };
}

/** All of a list, each read; null as soon as one of them is nothing, or there are none. */
function parseAll<Value>(raw: unknown, parse: (one: unknown) => Value | null): Value[] | null {
  const read = Array.isArray(raw) ? raw.map(parse).filter((value) => value !== null) : [];
  return Array.isArray(raw) && read.length > 0 && read.length === raw.length ? read : null;
}

/** An intent from this tab's memory; null for anything that is none. */
export function parseIntent(raw: unknown): PaymentIntent | null {
  const record = asRecord(raw);
  const idempotencyKey = asText(record?.['idempotencyKey'], 100, /^.{8}/);
  const orders = parseAll(record?.['orders'], parseSeenOrder);
  const paymentMethods = parseAll(record?.['paymentMethods'], parseMethod);
  const sent = record?.['sent'];
  if (idempotencyKey === null || !orders || !paymentMethods || typeof sent !== 'boolean') return null;
  const layawayPlan = asText(record?.['layawayPlan'], 60, /./);
  const from = record?.['from'] === 'order' ? 'order' : 'checkout';
  return { idempotencyKey, orders, paymentMethods, layawayPlan, from, sent };
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

/** A body as one text, whichever way its parts are written down. */
function textOf({ orders, paymentMethods, layawayPlan, from }: PaymentBody): string {
  const sorted = orders.toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1));
  const named = (part: object): unknown[] => Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted.map(named), paymentMethods.map(named), layawayPlan, from]);
}

/** The intent for a press on the button: the kept one for the same body, so that it is never paid twice, else a new one. */
export function intentFor(kept: PaymentIntent | null, body: PaymentBody, makeKey: () => string): PaymentIntent {
  if (kept && textOf(kept) === textOf(body)) return kept;
  return { idempotencyKey: makeKey(), ...body, sent: false };
}
