import type { Locale } from '@headstock/contracts/locale';

/** The documents of an order, as addresses name them. */
export const orderDocuments = ['invoice', 'packing-slip', 'statement', 'sealed-record'] as const;
export type OrderDocumentName = (typeof orderDocuments)[number];

/** Reads the name of a document; undefined for anything else. */
export const parseOrderDocument = (text: string | undefined): OrderDocumentName | undefined =>
  orderDocuments.find((kind) => kind === text);

const withKey = (path: string, key: string | null): string =>
  key === null ? path : `${path}?${new URLSearchParams({ key }).toString()}`;

/** The page of an order, or of one of its documents. `key` opens it without an account. */
export const pathOfOrder = (id: string, key: string | null, kind?: OrderDocumentName): string =>
  withKey(kind ? `/orders/${id}/${kind}` : `/orders/${id}`, key);

/** The address of a document as PDF, in a language. */
export function pdfOfOrder(id: string, key: string | null, kind: OrderDocumentName, locale: Locale): string {
  const query = new URLSearchParams({ lang: locale, ...(key === null ? {} : { key }) });
  return `/api/orders/${id}/${kind}.pdf?${query.toString()}`;
}

/** The contact form for a message about an order. */
export function contactAbout(orderNumber: string): string {
  return `/forms/contact?${new URLSearchParams({ topic: 'order', order: orderNumber }).toString()}`;
}

/** Where buyer and seller of an order write to each other. */
export const messagesAbout = (orderId: string): string => `/profile/messages/new?about=order&id=${orderId}`;
