import { useIntl } from 'react-intl';
import { useShopDate } from '#mfe-catalog/features/format/use-shop-date.ts';

/** Writes a moment as the shop does: “Nov 23rd 2026, 10:15 AM (CST)”. Takes UTC ISO text. */
export function useMoment(): (moment: string) => string {
  const intl = useIntl();
  const writeDate = useShopDate();
  return (moment) => {
    const time = intl.formatTime(moment, { hour: '2-digit', minute: '2-digit' });
    const parts = intl.formatTimeToParts(moment, { hour: '2-digit', timeZoneName: 'short' });
    const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `${writeDate(moment)}, ${time} (${zone})`;
  };
}
