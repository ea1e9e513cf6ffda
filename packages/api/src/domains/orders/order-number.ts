/** The number on the invoice: the order's reference in two groups. */
export const orderNumber = (reference: string): string => `HS-${reference.slice(0, 5)}-${reference.slice(5)}`;
