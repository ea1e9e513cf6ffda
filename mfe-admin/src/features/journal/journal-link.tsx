import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** Props of the link. */
export interface JournalLinkProps {
  /** The number or id of an order, or the id of a payment, refund, dispute, payout or ledger row. */
  readonly document: string;
  /** Its text; “Why this number” by default. */
  readonly children?: ReactNode;
}

/** Opens an amount into the entries of the journal that it comes from. Its page takes `journalMessages`. Renders an `<a>`. */
export function JournalLink({ document, children }: JournalLinkProps): ReactNode {
  return (
    <Link to={`/admin/journal?${new URLSearchParams({ search: document }).toString()}`}>
      {children ?? <FormattedMessage id="journal.why" />}
    </Link>
  );
}
