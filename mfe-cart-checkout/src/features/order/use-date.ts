import { storeProfile } from '@headstock/contracts/store-profile';
import { useIntl } from 'react-intl';
import { formatDate, type DateStyle } from '@headstock/contracts/dates';

/** Writes moments in the page's language and the shop's time zone, the same on the server and in the browser. */
export function useDate(): (at: string, style: DateStyle) => string {
  const { locale, timeZone = storeProfile.timeZone } = useIntl();
  return (at, style) => formatDate(at, style, { locale, timeZone });
}
