/**
 * What is written in the place: `price` “about €2,114”; `rate` the day of the rate, and what is charged; `pay` both amounts in a sentence, for
 * carts; `filter` that amounts are in US dollars; `note` where the rates come from.
 */
export type LocalPriceKind = 'price' | 'rate' | 'pay' | 'filter' | 'note';

/** Props of the place. */
export interface LocalPriceProps {
  /** Integer cents of US dollars; none where the text names no amount. */
  readonly cents?: number;
  /** A price unless given. */
  readonly kind?: Exclude<LocalPriceKind, 'price'>;
}

/** One object, so that React never writes it again. */
const untouched = { __html: '' };

/**
 * The place of a price in the visitor's currency, empty and without room in the page that is the same for everybody. The shell writes into it
 * in the browser of whoever has chosen another currency, before hydration too: React leaves its text alone. Renders a `<small>`, or nothing
 * where there is nothing to pay.
 */
export function LocalPrice({ cents, kind }: LocalPriceProps) {
  if (cents === 0) return null;
  return <small data-usd={cents ?? ''} data-as={kind} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}
