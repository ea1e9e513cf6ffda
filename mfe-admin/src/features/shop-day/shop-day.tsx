import type { ReactNode } from 'react';
import { FormattedRelativeTime, useIntl } from 'react-intl';

const DAY_S = 86_400;
const HOUR_S = 3_600;

/** Since when something waits: “3 days ago”, with the moment as its title. Renders a `<time>`. */
export function Waiting({ iso, now }: { readonly iso: string; readonly now: number }): ReactNode {
  const { formatDate } = useIntl();
  const seconds = Math.round((new Date(iso).getTime() - now) / 1_000);
  const isDays = Math.abs(seconds) >= DAY_S;
  return (
    <time dateTime={iso} title={formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })}>
      <FormattedRelativeTime
        value={Math.round(seconds / (isDays ? DAY_S : HOUR_S))}
        unit={isDays ? 'day' : 'hour'}
        numeric="auto"
      />
    </time>
  );
}
