import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';

/** Props of the day. */
export interface ShopDayProps {
  readonly iso: string;
  /** With its time. */
  readonly moment?: boolean;
}

/** A day, or a moment, in the shop's own way of writing. Renders a `<time>`. */
export function ShopDay({ iso, moment = false }: ShopDayProps): ReactNode {
  const formatDate = useShopDate();
  return <time dateTime={iso}>{formatDate(iso, moment ? 'moment' : 'day')}</time>;
}
