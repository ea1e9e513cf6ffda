import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SellingRow } from './selling-order.model.ts';

/** Where the money of a sale is, why it is held, and until when. Renders a `<p>`, or nothing for the shop's own goods. */
export function PayoutStateLine({ payoutState, paidOutAt, payoutDueAt, held }: SellingRow): ReactNode {
  const formatDate = useShopDate();
  if (payoutState === 'NONE') return null;
  if (held)
    return (
      <p className="where">
        <FormattedMessage id={`selling.held.${held.reason}`} />{' '}
        {held.until && (
          <FormattedMessage
            id={held.isEstimate ? 'selling.heldAbout' : 'selling.heldUntil'}
            values={{ day: formatDate(held.until, 'day') }}
          />
        )}
      </p>
    );
  const at = payoutState === 'PAID' ? paidOutAt : payoutState === 'DUE' ? payoutDueAt : null;
  return (
    <p className="where">
      <FormattedMessage id={`selling.payout.${payoutState}`} values={{ day: at ? formatDate(at, 'day') : '' }} />
    </p>
  );
}
