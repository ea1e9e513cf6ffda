import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DocumentState } from '#mfe-admin/features/quickbooks/document-state.tsx';
import type { AdminJournalEntryPageQuery } from './journal.generated.ts';

type Document = NonNullable<AdminJournalEntryPageQuery['journalEntry']>['quickbooks'][number];

/** What an entry became in QuickBooks; nothing before a connection. Renders a `<section>`. */
export function EntryQuickBooks({ documents }: { readonly documents: readonly Document[] }): ReactNode {
  if (documents.length === 0) return null;
  return (
    <section className="hs-stack" aria-labelledby="entry-quickbooks">
      <Heading level={3} step="3" id="entry-quickbooks">
        <FormattedMessage id="journal.quickbooks" />
      </Heading>
      <ul>
        {documents.map(({ id, kind, number, state, faultText }) => (
          <li key={id}>
            {kind ? `${kind} ${number ?? ''} ` : null}
            <DocumentState state={state} />
            {faultText && <p className="hs-small hs-mute">{faultText}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
