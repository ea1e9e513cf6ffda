import { Button } from '@headstock/ui/button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportRecord } from './listing-import.model.ts';
import { MappingForm } from './mapping-form.tsx';

/**
 * Names the columns of a file whose cells are kept but not read, and asks what the columns are while nothing is written yet. Renders a
 * `<div>`, or nothing where every column is read.
 */
export function UnreadColumns({ record }: { readonly record: ImportRecord }): ReactNode {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const unread = record.columns.filter(({ field }) => field === null).map(({ name }) => name);
  if (unread.length === 0) return null;
  if (isOpen) return <MappingForm record={record} />;
  return (
    <div className="hs-stack" style={{ overflowWrap: 'anywhere' }}>
      <p>
        <FormattedMessage
          id="listingImports.unread"
          values={{ count: unread.length, names: intl.formatList(unread, { type: 'conjunction' }) }}
        />
      </p>
      {record.state === 'READY' && (
        <p>
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            <FormattedMessage id="listingImports.unread.map" />
          </Button>
        </p>
      )}
    </div>
  );
}
