/** What references are made of: letters and digits without those that look alike. */
export const referenceLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Letters of a reference. */
export const referenceLength = 10;

const PREFIX = 'HS';
const REFERENCE = new RegExp(`^(?:${PREFIX})?([${referenceLetters}]{${referenceLength}})$`);

/** The number on the invoice: the order's reference in two groups, such as `HS-4F7K2-MQ3XY`. */
export const orderNumber = (reference: string): string => `${PREFIX}-${reference.slice(0, 5)}-${reference.slice(5)}`;

/** The number as the invoice has it, however it was typed; null for what cannot be one. */
export function readOrderNumber(text: string): string | null {
  const letters = text
    .slice(0, 60)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  const reference = REFERENCE.exec(letters)?.[1];
  return reference === undefined ? null : orderNumber(reference);
}
