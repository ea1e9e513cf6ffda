import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { type CapturedPaymentView, loadCapturedPayments } from '#api/modules/payments/index.ts';
import { loadShipments, type ShipmentRow } from '#api/modules/fulfilment/index.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { LoadedOrder } from '#api/modules/sales/orders/load-orders.ts';
import { mayReach } from '#api/modules/sales/orders/order-people.ts';
import type { Principal } from '#api/platform/actor-context.ts';
import { documentCopy } from './document-copy.ts';
import type { DocumentFact } from '#api/platform/pdf/printed-document.ts';
import type { OrderDocument } from './document.model.ts';

/** What documents show of a sold item. */
export type Goods = { readonly title: string; readonly sku: string };

/** An order with everything that its documents show. */
export type DocumentOrder = LoadedOrder & {
  readonly goods: ReadonlyMap<string, Goods>;
  readonly shipment: ShipmentRow | undefined;
  readonly payments: readonly CapturedPaymentView[];
  readonly sellerName: string;
  readonly contact: { readonly name: string; readonly email: string | null } | undefined;
};

/** How a document writes texts, amounts and days. */
export type DocumentFormat = {
  readonly locale: Locale;
  readonly copy: ReturnType<typeof documentCopy>;
  readonly money: (cents: number) => string;
  readonly day: (at: Date) => string;
};

/** The tables, sums and notes of a document, which differ by its kind. */
export type DocumentBody = Pick<OrderDocument, 'columns' | 'rows' | 'sums' | 'notes'> & {
  readonly facts: readonly DocumentFact[];
};

/** The format for a language: money with its cents, days in the shop’s time zone. */
export function createFormat(locale: Locale): DocumentFormat {
  const format = { locale, timeZone: storeProfile.timeZone };
  return {
    locale,
    copy: documentCopy(locale),
    money: (cents) => formatMoney(cents, locale, 'narrow'),
    day: (at) => formatDate(at, 'day', format),
  };
}

async function loadGoods(db: Db, { lines }: LoadedOrder, locale: Locale): Promise<Map<string, Goods>> {
  if (lines.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .innerJoin('item_texts', 'item_texts.item_id', 'items.id')
    .select(['listings.id', 'item_texts.title', 'items.sku'])
    .where('item_texts.locale', '=', locale)
    .where(
      'listings.id',
      'in',
      lines.map(({ listingId }) => listingId),
    )
    .execute();
  return new Map(rows.map(({ id, ...goods }) => [id, goods]));
}

async function loadPerson(db: Db, id: string | null) {
  if (id === null) return undefined;
  return db
    .selectFrom('accounts')
    .select(['id', 'kind', 'display_name', 'first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Who reads a document: one who acts as the buyer by the order's key, or by their session. */
export type DocumentReader = { readonly principal: Principal; readonly isKeyShown: boolean };

/** Loads what documents show beside an order itself; the buyer's e-mail only to readers who may have it. */
export async function loadDocumentOrder(
  db: Db,
  order: LoadedOrder,
  { principal, isKeyShown }: DocumentReader,
  locale: Locale,
): Promise<DocumentOrder> {
  const { row } = order;
  const person = await loadPerson(db, row.contact_id ?? row.account_id);
  const seller = await loadPerson(db, row.seller_account_id);
  return {
    ...order,
    goods: await loadGoods(db, order, locale),
    shipment: (await loadShipments(db, [row.id])).get(row.id),
    payments: await loadCapturedPayments(db, [row.id]),
    sellerName: row.seller_name ?? seller?.display_name ?? '',
    contact: person && {
      name: [person.first_name, person.last_name].filter(Boolean).join(' ') || person.display_name,
      email: mayReach(principal, { row, isKeyShown }, { id: person.id, isContact: person.kind === 'contact' })
        ? person.email
        : null,
    },
  };
}
