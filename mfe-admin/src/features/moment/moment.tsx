import type { DateStyle } from '@headstock/contracts/dates';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';

/** Props of a day or a moment. */
export interface MomentProps {
  /** In UTC; nothing is rendered for null. */
  readonly iso: string | null | undefined;
}

function ShopTime({ iso, format }: MomentProps & { readonly format: DateStyle }): ReactNode {
  const formatDate = useShopDate();
  if (!iso) return null;
  // The zone is the shop's everywhere: it is said on demand.
  const title = format === 'minute' ? formatDate(iso, 'moment') : undefined;
  return (
    <time dateTime={iso} title={title}>
      {formatDate(iso, format)}
    </time>
  );
}

/** Day and time by the shop's clock, in the language of the page: “Jul 4th 2026, 04:10 PM”; pointing at it names the zone. Renders a `<time>`. */
export function Moment({ iso }: MomentProps): ReactNode {
  return <ShopTime iso={iso} format="minute" />;
}

/** A day by the shop's clock, in the language of the page: “Jul 4th 2026”, in French “4 juil. 2026”. Renders a `<time>`. */
export function Day({ iso }: MomentProps): ReactNode {
  return <ShopTime iso={iso} format="day" />;
}
