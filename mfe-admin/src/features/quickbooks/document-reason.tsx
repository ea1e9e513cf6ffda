import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DocumentRow } from './document-row.ts';

const known = [
  'in-sale',
  'refund-follows',
  'held-only',
  'in-summary',
  'nothing-moves',
  'sale-not-posted',
  'reconnect',
  'closed-period',
  'invoice',
  'duplicate-number',
  'reference',
  'tax',
  'total',
  'stale',
  'unknown',
] as const;

/** Why a document is where it is: our words, those of QuickBooks, or of whoever left it out. Renders text. */
export function DocumentReason({
  row,
}: {
  readonly row: Pick<DocumentRow, 'reason' | 'faultText' | 'change'>;
}): ReactNode {
  const { reason, faultText, change } = row;
  const [code = '', role] = (reason ?? '').split(':');
  const text = known.find((each) => each === code);
  return (
    <>
      {change && (
        <FormattedMessage id={change === 'deleted' ? 'quickbooks.change.deleted' : 'quickbooks.change.changed'} />
      )}
      {change && reason && ' · '}
      {code === 'mapping' && role ? (
        <FormattedMessage id="quickbooks.reason.mapping" values={{ role }} />
      ) : text ? (
        <FormattedMessage id={`quickbooks.reason.${text}`} />
      ) : (
        reason
      )}
      {faultText && <small>{faultText}</small>}
    </>
  );
}
