import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { type ClosedDay, dayPath } from './day-sheet.model.ts';

/** The last closed days, each with what its drawer had over or short. Renders a `<section>`, or nothing. */
export function ClosedDays({ days }: { readonly days: readonly ClosedDay[] }): ReactNode {
  const formatDate = useShopDate();
  if (days.length === 0) return null;
  return (
    <section className="hs-stack" aria-labelledby="closed-days" data-print="hidden">
      <Heading level={2} step="3" id="closed-days">
        <FormattedMessage id="closeDay.closedDays" />
      </Heading>
      <ul className="hs-stack">
        {days.map(({ day, closedBy, difference }) => (
          <li key={day}>
            <Link to={dayPath(day)}>{formatDate(`${day}T12:00:00Z`)}</Link>
            <br />
            <small className="hs-mute">
              {closedBy?.displayName} ·{' '}
              {difference.amountCents === 0 ? (
                <FormattedMessage id="closeDay.agrees" />
              ) : (
                <Amount money={difference} exact />
              )}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
