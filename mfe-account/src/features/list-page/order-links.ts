/** The address of a document of an order as PDF, in a language. */
export const pdfOfOrder = (id: string, kind: 'invoice' | 'packing-slip', locale: string): string =>
  `/api/orders/${id}/${kind}.pdf?lang=${locale}`;
