import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { useNow } from '#mfe-admin/features/moment/use-now.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long the law keeps an instrument from being sold, counting down. Renders a `<span>`; a dash once it can be sold. */
export function HoldClock({ until, isOnHold }: { readonly until: string; readonly isOnHold: boolean }): ReactNode {
  const now = useNow(MINUTE_MS);
  const left = now === null ? null : Date.parse(until) - now;
  if (!isOnHold || (left !== null && left <= 0)) return '–';
  return (
    <>
      {left !== null && (
        <Badge tone="warn">
          <FormattedMessage
            id="intake.holdLeft"
            values={{ days: Math.floor(left / DAY_MS), hours: Math.floor((left % DAY_MS) / HOUR_MS) }}
          />
        </Badge>
      )}{' '}
      <small>
        <Moment iso={until} />
      </small>
    </>
  );
}
