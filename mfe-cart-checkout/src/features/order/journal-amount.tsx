import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

/** Props of the amount. */
export interface JournalAmountProps {
  /** The id of an order, a payment or a refund. */
  readonly document: string;
  /** The amount, as it is written. */
  readonly text: string;
}

/** An amount that opens into the entries of the journal that it comes from, for staff who may read the books. Renders an `<a>`. */
export function JournalAmount({ document, text }: JournalAmountProps): ReactNode {
  const label = useIntl().formatMessage({ id: 'order.why' }, { amount: text });
  return (
    <Link
      to={`/admin/journal?${new URLSearchParams({ search: document }).toString()}`}
      aria-label={label}
      title={label}
    >
      {text}
    </Link>
  );
}
