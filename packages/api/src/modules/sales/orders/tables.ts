import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';

export type PaymentState = 'UNPAID' | 'PARTIALLY_PAID' | 'PAID' | 'REFUNDED';
export type LineItemState = 'IN_CART' | 'ORDERED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
export type ShipOption = 'home' | 'store';

/**
 * An order of one buyer from one seller. Open (a part of a cart) until `completed_at`; the money columns are empty until
 * then, as an open order is priced anew whenever it is read.
 */
export type OrdersTable = {
  id: string;
  /** What people say on the phone, from the first add on. */
  reference: string;
  number: string | null;
  version: Defaulted<number>;
  seller_account_id: string;
  /** As it was when the seller's account was deleted; null while that has it. */
  seller_name: Defaulted<string | null>;
  account_id: string | null;
  /** The session that bought; of a guest's open order also its owner. */
  session_id: string | null;
  /** The staff account that drafted the open order for its owner, until the owner claims it. */
  drafted_by: Defaulted<string | null>;
  /** The staff account in whose cart the draft is; null once it was sent. */
  assigned_staff_account_id: Defaulted<string | null>;
  /** It lies among the draft orders, in nobody's cart. */
  in_drafts: Defaulted<boolean>;
  /** Whom the order is for: a `contact` row of its own for guests. */
  contact_id: string | null;
  salesperson_id: string | null;
  /** 128 random bits; opens the guest's link. */
  guest_key: string;
  locale: Locale;
  ship_option: ShipOption | null;
  address_id: string | null;
  store_id: string | null;
  shipping_method_ref: string | null;
  /** Set by an admin; replaces the quoted price. */
  shipping_override_cents: number | null;
  /** Why it was set, and what was quoted then. */
  shipping_override_reason: Defaulted<string | null>;
  shipping_quoted_cents: Defaulted<number | null>;
  /** Financing fee on goods and shipping, in hundredths of a percent. */
  fee_basis_points: Defaulted<number>;
  discount_cents: Defaulted<number>;
  tax_exempt_reason: string | null;
  /** The tax provider's calculation that the order was paid by; null where sales are not reported. */
  tax_quote_ref: Defaulted<string | null>;
  /** The payment that is under way for the order; nothing about the order changes meanwhile. */
  paying_payment_id: string | null;
  sub_total_cents: number | null;
  shipping_cents: number | null;
  extra_fee_cents: number | null;
  tax_cents: number | null;
  total_cents: number | null;
  paid_cents: Defaulted<number>;
  refunded_cents: Defaulted<number>;
  /** What banks withhold of what was paid until a dispute is decided. */
  disputed_cents: Defaulted<number>;
  payment_state: Defaulted<PaymentState>;
  analytics_shown: Defaulted<boolean>;
  ship_date: Timestamp | null;
  completed_at: Timestamp | null;
  fully_paid_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  created_at: CreatedAt;
};

export type LineItemsTable = {
  id: string;
  order_id: string;
  listing_id: string;
  quantity: number;
  /** Set by an admin; replaces the asking price, and what an offer agreed on. */
  price_override_cents: number | null;
  /** Why an admin set it, and what it was listed at then. */
  override_reason: Defaulted<string | null>;
  override_listed_cents: Defaulted<number | null>;
  /** The price at which it was sold; also while it is being paid. */
  unit_cents: number | null;
  /** At most 500 characters. */
  notes: string | null;
  /** Whether tax is due on it where goods are taxed. */
  is_taxable: Defaulted<boolean>;
  /** The accepted offer that it was added with: its price holds until the offer expires. */
  offer_id: Defaulted<string | null>;
  state: Defaulted<LineItemState>;
  returned_at: Timestamp | null;
  return_notes: string | null;
  /** The days of the policy, frozen when it was placed; null before, and in older orders. */
  return_days: Defaulted<number | null>;
  created_at: CreatedAt;
};

export type OrderEventKind = 'paid' | 'payment-failed' | 'refunded';

/** A payment event of an order. `ref` identifies it within its kind. */
export type OrderEventsTable = {
  order_id: string;
  kind: OrderEventKind;
  ref: string;
  /** The payment that it came with: its orders are mailed about together. Null where an order was paid by itself. */
  payment_id: string | null;
  created_at: CreatedAt;
  mailed_at: Timestamp | null;
};

/** Refunds that an admin requested. The key makes a repeated request the same one. */
export type RefundRequestsTable = {
  order_id: string;
  request_key: string;
  amount_cents: number;
  reason: string;
  created_at: CreatedAt;
};

export type OrdersTables = {
  orders: OrdersTable;
  line_items: LineItemsTable;
  order_events: OrderEventsTable;
  refund_requests: RefundRequestsTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends OrdersTables {}
}
