import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { storeToAddress, toAddress } from '#api/modules/accounts/index.ts';
import { amountRemaining } from '#api/modules/sales/checkout/payment-request.ts';
import { methodName } from '#api/modules/fulfilment/index.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { LoadedOrder } from '#api/modules/sales/orders/load-orders.ts';
import {
  type DocumentBody,
  type DocumentOrder,
  type DocumentFormat,
  type DocumentReader,
  loadDocumentOrder,
  createFormat,
} from './document-order.ts';
import type { DocumentFact, DocumentParty } from '#api/platform/pdf/printed-document.ts';
import type { DocumentKind, OrderDocument } from './document.model.ts';
import { invoiceBody } from './invoice.ts';
import { packingSlipBody } from './packing-slip.ts';
import { readSealed } from '#api/modules/sales/sealed-records/read-sealed.ts';
import { sealedBody } from './sealed-body.ts';
import { statementBody } from './statement-body.ts';
import { shopLines } from '#api/platform/pdf/shop-lines.ts';

/** Who paid, and where the order went. */
export function partiesOf(
  { address, store, contact, row }: DocumentOrder,
  { locale, copy }: DocumentFormat,
): DocumentParty[] {
  const home = storeProfile.country;
  const at =
    row.ship_option === 'store' ? store && storeToAddress(store, locale) : address && toAddress(address, locale);
  return [
    ...(contact
      ? [{ label: copy.billTo, lines: [contact.name, ...(contact.email === null ? [] : [contact.email])] }]
      : []),
    ...(at ? [{ label: row.ship_option === 'store' ? copy.pickUp : copy.shipTo, lines: linesOf(at, home) }] : []),
  ];
}

function commonFacts(
  { row, sellerName, methodRef }: DocumentOrder,
  { copy, day, locale }: DocumentFormat,
): DocumentFact[] {
  return [
    ...(row.completed_at ? [{ label: copy.placed, value: day(row.completed_at) }] : []),
    { label: copy.soldBy, value: sellerName },
    ...(methodRef ? [{ label: copy.method, value: methodName(methodRef)[locale] }] : []),
  ];
}

async function bodyOf(db: Db, kind: DocumentKind, order: DocumentOrder, format: DocumentFormat): Promise<DocumentBody> {
  switch (kind) {
    case 'invoice':
      return invoiceBody(order, amountRemaining(order), format);
    case 'packing-slip':
      return packingSlipBody(order, format);
    case 'statement':
      return statementBody(db, order, format);
    case 'sealed-record':
      return sealedBody(await readSealed(db, order.row.id), format);
  }
}

/** Writes a document of a placed order for a reader, in a language. */
export async function makeDocument(
  db: Db,
  loaded: LoadedOrder,
  reader: DocumentReader,
  kind: DocumentKind,
  locale: Locale,
): Promise<OrderDocument> {
  const format = createFormat(locale);
  const order = await loadDocumentOrder(db, loaded, reader, locale);
  const { facts, ...body } = await bodyOf(db, kind, order, format);
  const cancelled = order.row.cancelled_at;
  return {
    kind,
    locale,
    heading: format.copy[kind],
    number: order.row.number ?? '',
    parties: partiesOf(order, format),
    from: shopLines(),
    ...body,
    facts: [...commonFacts(order, format), ...facts],
    notes: [...(cancelled ? [format.copy.cancelled(format.day(cancelled))] : []), ...body.notes],
  };
}
