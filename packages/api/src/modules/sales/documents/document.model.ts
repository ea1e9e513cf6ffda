import type { PrintedDocument } from '#api/platform/pdf/printed-document.ts';

/** The documents of an order. */
export const documentKinds = ['invoice', 'packing-slip', 'statement', 'sealed-record'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document of an order. */
export type OrderDocument = PrintedDocument & { readonly kind: DocumentKind };

/** Reads the kind of an address; undefined for anything else. */
export const readDocumentKind = (text: string): DocumentKind | undefined => documentKinds.find((kind) => kind === text);
