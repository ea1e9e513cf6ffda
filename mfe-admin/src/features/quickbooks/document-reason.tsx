import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DocumentRow } from './document-row.ts';
import { MappingLink } from './mapping-link.tsx';

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
  readonly row: Pick<DocumentRow, 'reason' | 'reasonName' | 'faultText' | 'change'>;
}): ReactNode {
  const { reason, reasonName, faultText, change } = row;
  const [code = '', role] = (reason ?? '').split(':');
  const text = known.find((each) => each === code);
  return (
    <>
      {change && (
        <FormattedMessage id={change === 'deleted' ? 'quickbooks.change.deleted' : 'quickbooks.change.changed'} />
      )}
      {change && reason && ' · '}
      {reasonName !== null && role ? (
        <MappingLink role={role}>
          <FormattedMessage
            id={code === 'mapping' ? 'quickbooks.reason.mapping' : 'quickbooks.reason.referenceOf'}
            values={{ role: reasonName }}
          />
        </MappingLink>
      ) : text ? (
        <FormattedMessage id={`quickbooks.reason.${text}`} />
      ) : (
        reason
      )}
      {faultText && <small>{faultText}</small>}
    </>
  );
}
