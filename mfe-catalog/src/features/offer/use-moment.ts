import { useIntl } from 'react-intl';
import { useShopDate } from '#catalog/features/format/use-shop-date.ts';

/** Writes a moment as the shop does: “Nov 23rd 2026, 10:15 AM CST”. */
export function useMoment(): (moment: string) => string {
  const intl = useIntl();
  const writeDate = useShopDate();
  return (moment) => {
    const time = intl.formatTime(moment, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
    return `${writeDate(moment)}, ${time}`;
  };
}
