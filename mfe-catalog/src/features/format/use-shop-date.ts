import { useIntl } from 'react-intl';

/** Writes a moment as the shop does: “Nov 3rd 2026”, « 3 nov. 2026 », in the store's time zone. Takes UTC ISO text. */
export function useShopDate(): (moment: string) => string {
  const intl = useIntl();
  return (moment) =>
    intl.formatMessage(
      { id: 'catalog.date' },
      {
        month: intl.formatDate(moment, { month: 'short' }),
        day: Number(intl.formatDate(moment, { day: 'numeric' })),
        year: intl.formatDate(moment, { year: 'numeric' }),
      },
    );
}
