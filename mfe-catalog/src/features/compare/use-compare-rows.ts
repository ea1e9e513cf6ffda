import { formatMoney } from '@headstock/ui/format-money';
import { useIntl } from 'react-intl';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { compareRows, type CompareRow } from './compare-rows.model.ts';
import type { CompareColumn } from './compare-view.model.ts';

/** The rows of a comparison in the page's language. */
export function useCompareRows(columns: readonly CompareColumn[]): CompareRow[] {
  const intl = useIntl();
  const formatDate = useShopDate();
  const say = (id: string): string => intl.formatMessage({ id });
  return compareRows(columns, {
    price: ({ cents }) => formatMoney(cents, { locale: intl.locale }),
    availability: ({ isSold, isPending, soldAt, condition }) => {
      if (isPending) return say('catalog.pendingSale');
      if (!isSold) return say('compare.available');
      if (soldAt) return intl.formatMessage({ id: 'compare.soldOn' }, { date: formatDate(soldAt) });
      return say(condition ? 'catalog.sold' : 'catalog.soldOut');
    },
    condition: ({ condition }) => (condition ? say(`catalog.condition.${condition}`) : null),
    delivery: ({ pickUpOnly }) => say(pickUpOnly ? 'compare.pickUpOnly' : 'compare.shipped'),
    offers: ({ isSold, acceptsOffers }) =>
      isSold ? null : say(acceptsOffers ? 'compare.offersYes' : 'compare.offersNo'),
  });
}
