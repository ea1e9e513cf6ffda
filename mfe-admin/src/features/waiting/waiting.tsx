import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

const DAY_S = 86_400;
const HOUR_S = 3_600;

/** Since when something waits: “3 days ago”, with the moment as its title. Renders a `<time>`. */
export function Waiting({ iso, now }: { readonly iso: string; readonly now: number }): ReactNode {
  const { locale } = useIntl();
  const formatDate = useShopDate();
  const seconds = Math.round((new Date(iso).getTime() - now) / 1_000);
  const isDays = Math.abs(seconds) >= DAY_S;
  return (
    <time dateTime={iso} title={formatDate(iso, 'moment')}>
      {new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
        Math.round(seconds / (isDays ? DAY_S : HOUR_S)),
        isDays ? 'day' : 'hour',
      )}
    </time>
  );
}
