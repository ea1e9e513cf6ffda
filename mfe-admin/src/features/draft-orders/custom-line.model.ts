import { readAmount, writeAmount } from '@headstock/contracts/amount';
import { listingLimits } from '@headstock/contracts/listing-document';
import type { DraftCustomLineInput } from './draft-orders.generated.ts';

/** A line that stands in no listing, as it is typed. The weight is in kilograms. */
export interface CustomLineTyped {
  readonly name: string;
  readonly price: string;
  readonly quantity: string;
  readonly isTaxable: boolean;
  readonly isShipped: boolean;
  readonly weight: string;
}

/** A new one: something that is sent and taxed, as most are. */
export const newCustomLine: CustomLineTyped = {
  name: '',
  price: '',
  quantity: '1',
  isTaxable: true,
  isShipped: true,
  weight: '',
};

/** A line that was written, in cents and grams. */
export interface CustomLineWritten {
  readonly name: string;
  readonly cents: number;
  readonly quantity: number;
  readonly isTaxable: boolean;
  readonly isShipped: boolean;
  readonly weightGrams: number;
}

/** A line that was written, to be typed over in a language. */
export const typedOf = (
  { cents, quantity, weightGrams, ...line }: CustomLineWritten,
  locale: string,
): CustomLineTyped => ({
  ...line,
  price: writeAmount(cents, locale),
  quantity: String(quantity),
  weight: weightGrams === 0 ? '' : String(weightGrams / 1_000),
});

/** The name of a field. */
export type CustomLineField = 'name' | 'price' | 'quantity' | 'weight';

/** Kilograms with up to three decimals as grams; nothing is 0. Null for what is no weight. */
function readGrams(text: string): number | null {
  const plain = text.replaceAll(/\s/gu, '').replace(',', '.');
  if (plain === '') return 0;
  if (!/^\d{1,3}(?:\.\d{1,3})?$/.test(plain)) return null;
  const grams = Math.round(Number(plain) * 1_000);
  return grams <= listingLimits.shippingGrams ? grams : null;
}

/** Reads what was typed: the line as the API takes it, or null and the fields that are wrong. */
export function readCustomLine({ name, price, quantity, isTaxable, isShipped, weight }: CustomLineTyped): {
  readonly line: DraftCustomLineInput | null;
  readonly wrong: readonly CustomLineField[];
} {
  const cents = readAmount(price, { least: 1, most: listingLimits.priceCents });
  const pieces = /^[1-9]\d{0,2}$/.test(quantity.trim()) ? Number(quantity) : null;
  const grams = isShipped ? readGrams(weight) : 0;
  const wrong: CustomLineField[] = [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(typeof cents === 'number' ? [] : (['price'] as const)),
    ...(pieces === null ? (['quantity'] as const) : []),
    ...(grams === null ? (['weight'] as const) : []),
  ];
  if (typeof cents !== 'number' || pieces === null || grams === null || wrong.length > 0) return { line: null, wrong };
  const line = { name: name.trim(), amountCents: cents, quantity: pieces, isTaxable, isShipped, weightGrams: grams };
  return { line, wrong: [] };
}
