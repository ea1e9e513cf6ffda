import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Purchase } from './purchase.model.ts';

/** When a purchase was sent and arrived, and by whom it is carried. Renders a `<p>`, or nothing before it was sent. */
export function PurchaseWhere({ shippedAt, deliveredAt, tracking, stage }: Purchase): ReactNode {
  const formatDate = useShopDate();
  if (stage === 'CANCELLED' || (shippedAt === null && deliveredAt === null)) return null;
  const arrived = stage === 'DELIVERED' ? deliveredAt : null;
  return (
    <p className="where">
      {arrived !== null ? (
        <FormattedMessage id="purchase.arrived" values={{ day: formatDate(arrived, 'day') }} />
      ) : (
        shippedAt !== null && <FormattedMessage id="purchase.sent" values={{ day: formatDate(shippedAt, 'day') }} />
      )}
      {tracking &&
        (tracking.url === null ? (
          <span className="hs-num">
            {tracking.carrier} {tracking.number}
          </span>
        ) : (
          <a href={tracking.url} rel="noreferrer" target="_blank">
            <FormattedMessage id="purchase.track" values={{ carrier: tracking.carrier, number: tracking.number }} />
          </a>
        ))}
    </p>
  );
}
