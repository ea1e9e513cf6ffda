import { listingLimits } from '@headstock/contracts/listing-document';
import { z } from 'zod';
import type { BatchChange, BatchRowNow } from '#api/platform/batches/batch-handler.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { shareOf } from '#api/platform/money.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';

type Messages = ReturnType<typeof sellingMessages>;

const inBoth = (text: (messages: Messages, locale: Locale) => string): LocalText => ({
  en: text(sellingMessages('en'), 'en'),
  fr: text(sellingMessages('fr'), 'fr'),
});

/** To what prices are rounded, in cents. */
const roundings = ['1', '100', '500', '1000', '5000', '10000'] as const;
const decimal = z.string().regex(/^-?\d{1,4}(\.\d{1,2})?$/, 'percent');
const cents = z.string().regex(/^-?\d{1,10}$/, 'amountCents');

/**
 * What a bulk edit of prices asks for: `percent` from -99 to 900 with at most two decimals, `amount` in cents on top of each price, or
 * `set` to one price in cents; then rounded to whole `rounding` cents.
 */
export const priceBatchInput = z.intersection(
  z.discriminatedUnion('mode', [
    z.object({
      mode: z.literal('percent'),
      percent: decimal.transform(Number).pipe(z.number().min(-99).max(900)),
    }),
    z.object({ mode: z.literal('amount'), amountCents: cents.transform(Number) }),
    z.object({
      mode: z.literal('set'),
      amountCents: cents.transform(Number).pipe(z.number().min(1).max(listingLimits.priceCents)),
    }),
  ]),
  z.object({ rounding: z.enum(roundings).default('1').transform(Number) }),
);
export type PriceBatchInput = z.infer<typeof priceBatchInput>;

/** The new price of one: the change first, then the rounding to the nearest, halves up; never below one step of the rounding. */
export function newPrice(before: number, input: PriceBatchInput): number {
  const { rounding } = input;
  // Whole hundredths of a percent: no binary fraction decides on a cent.
  const raw =
    input.mode === 'percent'
      ? shareOf(before, 10_000 + Math.round(input.percent * 100))
      : input.mode === 'amount'
        ? before + input.amountCents
        : input.amountCents;
  if (raw < 1) return raw;
  return Math.max(rounding, Math.round(raw / rounding) * rounding);
}

/** What staff is told of a new price before it is applied; null for nothing. */
export function priceWarning(price: number, { facts, values }: BatchRowNow): LocalText | null {
  const { costCents = null, floorCents = null, carts = 0, offers = 0, hasVariants = false } = facts ?? {};
  const isLower = price < Number(values['price']);
  const said = [
    ...(typeof floorCents === 'number' && price < floorCents
      ? [inBoth((text, locale) => text.belowFloor(formatMoney(floorCents, locale)))]
      : []),
    ...(typeof costCents === 'number' && price < costCents
      ? [inBoth((text, locale) => text.belowCost(formatMoney(costCents, locale)))]
      : []),
    ...(typeof carts === 'number' && carts > 0 ? [inBoth((text) => text.inCarts(carts))] : []),
    ...(typeof offers === 'number' && offers > 0
      ? [inBoth((text) => (isLower ? text.offersWhenCheaper(offers) : text.offersOpen(offers)))]
      : []),
    ...(hasVariants === true ? [inBoth((text) => text.variantsKeep)] : []),
  ];
  if (said.length === 0) return null;
  return { en: said.map(({ en }) => en).join(' '), fr: said.map(({ fr }) => fr).join(' ') };
}

/** What a bulk edit makes of the price of a row. */
export function changePrice(row: BatchRowNow, input: PriceBatchInput): BatchChange {
  const before = row.values['price'];
  if (typeof before !== 'number') return { problem: inBoth((text) => text.priceMissing) };
  const price = newPrice(before, input);
  if (price < 1 || price > listingLimits.priceCents) return { problem: inBoth((text) => text.priceWrong) };
  return { values: { price }, warning: price === before ? null : priceWarning(price, row) };
}
