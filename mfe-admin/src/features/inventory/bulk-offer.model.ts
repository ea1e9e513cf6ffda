import { readAmount } from '@headstock/contracts/amount';
import { listingLimits } from '@headstock/contracts/listing-document';

/** How prices of many listings change. */
export const priceWays = ['lowerPercent', 'raisePercent', 'lowerAmount', 'raiseAmount', 'set'] as const;
export type PriceWay = (typeof priceWays)[number];

/** To what new prices are rounded, in cents; the first is no rounding. */
export const roundings = ['1', '100', '500', '1000', '5000', '10000'] as const;

/** How pieces of many listings change. */
export const stockWays = ['add', 'remove', 'set'] as const;
export type StockWay = (typeof stockWays)[number];

/** The texts of a bulk edit, or null where what was typed makes no sense. */
type Input = Readonly<Record<string, string>> | null;

const isPercent = (way: PriceWay): boolean => way === 'lowerPercent' || way === 'raisePercent';

/** What the API is asked for by the form of prices. */
export function priceInput(way: PriceWay, typed: string, rounding: string): Input {
  if (isPercent(way)) {
    const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
    const most = way === 'lowerPercent' ? 99 : 900;
    if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) === 0 || Number(text) > most) return null;
    return { mode: 'percent', percent: way === 'lowerPercent' ? `-${text}` : text, rounding };
  }
  const cents = readAmount(typed, { least: 1, most: listingLimits.priceCents });
  if (typeof cents !== 'number') return null;
  if (way === 'set') return { mode: 'set', amountCents: String(cents), rounding };
  return { mode: 'amount', amountCents: way === 'lowerAmount' ? `-${cents}` : String(cents), rounding };
}

/** What the API is asked for by the form of pieces. */
export function stockInput(way: StockWay, typed: string): Input {
  const text = typed.trim();
  if (!/^\d{1,4}$/.test(text) || (way !== 'set' && Number(text) === 0)) return null;
  if (way === 'set') return { mode: 'set', pieces: String(Number(text)) };
  return { mode: 'add', pieces: way === 'remove' ? `-${Number(text)}` : String(Number(text)) };
}
