import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '#mfe-admin/features/moment/use-now.ts';

const MINUTE_MS = 60_000;
const TICK_MS = 10_000;

/** Until when a draft is held, counting down. Renders a `<time>`. */
export function DraftClock({ until }: { readonly until: string }): ReactNode {
  const now = useNow(TICK_MS);
  const minutes = now === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS));
  return (
    <time dateTime={until} className="hs-num">
      {minutes === 0 && <FormattedMessage id="drafts.over" />}
      {minutes !== null && minutes > 0 && (
        <FormattedMessage
          id="drafts.left"
          values={{
            days: Math.floor(minutes / 1_440),
            hours: Math.floor((minutes % 1_440) / 60),
            minutes: minutes % 60,
          }}
        />
      )}
    </time>
  );
}
