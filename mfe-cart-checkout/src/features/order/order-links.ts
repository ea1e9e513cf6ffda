import type { Locale } from '@headstock/contracts/locale';

/** The papers of an order, as addresses name them. */
export const orderDocuments = ['invoice', 'packing-slip', 'statement'] as const;
export type OrderDocumentName = (typeof orderDocuments)[number];

/** Reads the name of a paper; undefined for anything else. */
export const parseOrderDocument = (text: string | undefined): OrderDocumentName | undefined =>
  orderDocuments.find((paper) => paper === text);

const withKey = (path: string, key: string | null): string =>
  key === null ? path : `${path}?${new URLSearchParams({ key }).toString()}`;

/** The page of an order, or of one of its papers. `key` opens it without an account. */
export const pathOfOrder = (id: string, key: string | null, paper?: OrderDocumentName): string =>
  withKey(paper ? `/orders/${id}/${paper}` : `/orders/${id}`, key);

/** The address of a paper as PDF, in a language. */
export function pdfOfOrder(id: string, key: string | null, paper: OrderDocumentName, locale: Locale): string {
  const query = new URLSearchParams({ lang: locale, ...(key === null ? {} : { key }) });
  return `/api/orders/${id}/${paper}.pdf?${query.toString()}`;
}

/** The contact form for a message about an order. */
export function contactAbout(orderNumber: string): string {
  return `/forms/contact?${new URLSearchParams({ topic: 'order', order: orderNumber }).toString()}`;
}
