import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Props of the line; moments as ISO texts, null for what has not happened or is not known. */
export interface TrackingLineProps {
  readonly sentAt: string | null;
  readonly arrivedAt: string | null;
  readonly carrier: string | null;
  readonly number: string | null;
  /** The carrier's page of the parcel. */
  readonly url: string | null;
}

/** When a parcel was sent or arrived, and where it is followed. Renders a `<p>`, or nothing before it was sent. */
export function TrackingLine({ sentAt, arrivedAt, carrier, number, url }: TrackingLineProps): ReactNode {
  const formatDate = useShopDate();
  const at = arrivedAt ?? sentAt;
  if (at === null && number === null) return null;
  return (
    <p className="where">
      {at !== null && (
        <FormattedMessage
          id={arrivedAt === null ? 'lists.purchase.sent' : 'lists.purchase.arrived'}
          values={{ day: formatDate(at, 'day') }}
        />
      )}
      {number !== null &&
        (url === null ? (
          <span className="hs-num">
            {carrier} {number}
          </span>
        ) : (
          <a href={url} rel="noreferrer" target="_blank">
            <FormattedMessage id="lists.purchase.track" values={{ carrier, number }} />
          </a>
        ))}
    </p>
  );
}
