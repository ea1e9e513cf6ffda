import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';

/** The first and the last day of a month, as `2026-11-01`. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
}

/** Props of the amount. */
export interface MonthAmountProps {
  readonly month: string;
  readonly accounts: readonly string[];
  readonly text: string;
}

/** An amount of a month that opens into the entries of the journal that it comes from. Renders an `<a>`, or text. */
export function MonthAmount({ month, accounts, text }: MonthAmountProps): ReactNode {
  const { formatMessage } = useIntl();
  if (!useGrants()('money:read')) return text;
  const { from, to } = daysOfMonth(month);
  const query = new URLSearchParams([
    ...accounts.map((account) => ['account', account]),
    ['day-from', from],
    ['day-to', to],
  ]);
  const label = formatMessage({ id: 'lists.why' }, { amount: text });
  return (
    <Link to={`/admin/journal?${query.toString()}`} aria-label={label} title={label}>
      {text}
    </Link>
  );
}

/** Props of a figure of the orders of a month. */
export interface OrdersOfMonthProps {
  readonly month: string;
  readonly text: string;
}

/** A figure of the orders that were placed in a month; opens them with their goods. Renders an `<a>`, or text. */
export function OrdersOfMonth({ month, text }: OrdersOfMonthProps): ReactNode {
  const { formatMessage } = useIntl();
  if (!useGrants()('orders:read')) return text;
  const { from, to } = daysOfMonth(month);
  const query = new URLSearchParams({
    'placed-from': from,
    'placed-to': to,
    columns: 'number,next,buyer,items,goods,total',
  });
  const label = formatMessage({ id: 'lists.why' }, { amount: text });
  return (
    <Link to={`/admin/orders?${query.toString()}`} aria-label={label} title={label}>
      {text}
    </Link>
  );
}

const DAY_MS = 86_400_000;
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Whatever of a listing happens with its sale, it is for sale. */
const forSale = ['LISTING_ACTIVE', 'PENDING_SALE'] as const;

/** Props of the count. */
export interface ListedByAgeProps {
  /** For sale since at least so many days. */
  readonly days: number;
  /** And less than so many; null without an end. */
  readonly next: number | null;
  readonly text: string;
}

/** How many listings are for sale for so long; opens the list of them. Renders an `<a>`, or text. */
export function ListedByAge({ days, next, text }: ListedByAgeProps): ReactNode {
  const { formatMessage } = useIntl();
  if (!useGrants()('catalogue:read')) return text;
  const query = new URLSearchParams([
    ...forSale.map((state) => ['state', state]),
    ...(next === null ? [] : [['listed-from', dayBefore(next - 1)]]),
    ...(days > 0 ? [['listed-to', dayBefore(days)]] : []),
  ]);
  const label = formatMessage({ id: 'lists.why' }, { amount: text });
  return (
    <Link to={`/admin/listings?${query.toString()}`} aria-label={label} title={label}>
      {text}
    </Link>
  );
}

/** Props of the count. */
export interface ListedInMonthProps {
  readonly month: string;
  readonly isSold?: boolean;
  readonly text: string;
}

/** How many listings of a month there are, or are sold; opens the list of them. Renders an `<a>`, or text. */
export function ListedInMonth({ month, isSold = false, text }: ListedInMonthProps): ReactNode {
  const { formatMessage } = useIntl();
  if (!useGrants()('catalogue:read')) return text;
  const { from, to } = daysOfMonth(month);
  const query = new URLSearchParams([
    ...(isSold ? ['SOLD'] : [...forSale, 'PAUSED', 'ENDED', 'SOLD']).map((state) => ['state', state]),
    ['listed-from', from],
    ['listed-to', to],
  ]);
  const label = formatMessage({ id: 'lists.why' }, { amount: text });
  return (
    <Link to={`/admin/listings?${query.toString()}`} aria-label={label} title={label}>
      {text}
    </Link>
  );
}
