import { Badge } from '@headstock/ui/badge';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The moment that a page shows, renewed every minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long the law keeps an instrument from being sold, counting down. Renders a `<span>`; a dash once it can be sold. */
export function HoldClock({ until, isOnHold }: { readonly until: string; readonly isOnHold: boolean }): ReactNode {
  const left = Date.parse(until) - useMinute();
  if (!isOnHold || left <= 0) return '–';
  return (
    <>
      <Badge tone="warn">
        <FormattedMessage
          id="intake.holdLeft"
          values={{ days: Math.floor(left / DAY_MS), hours: Math.floor((left % DAY_MS) / HOUR_MS) }}
        />
      </Badge>{' '}
      <small>
        <Moment iso={until} />
      </small>
    </>
  );
}
