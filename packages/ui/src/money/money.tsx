import { formatMoney, type MoneyFormat } from './format-money.ts';

/** Props of an amount. */
export interface MoneyProps extends MoneyFormat {
  /** Integer cents. */
  amountCents: number;
}

/** An amount of money in the page's language, in figures of one width. Renders a `<span>`. */
export function Money({ amountCents, ...format }: MoneyProps) {
  return <span className="hs-num">{formatMoney(amountCents, format)}</span>;
}
