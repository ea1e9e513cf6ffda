import { formatDate, type DateStyle } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { useIntl } from 'react-intl';

/**
 * Formats moments in the page's language and the shop's time zone, the same on the server and in the browser. Takes an ISO text
 * in UTC; the styles are those of `formatDate`.
 */
export function useShopDate(): (moment: string, style?: DateStyle) => string {
  const { locale, timeZone = storeProfile.timeZone } = useIntl();
  return (moment, style = 'day') => formatDate(moment, style, { locale, timeZone });
}
