import { Badge } from '@headstock/ui/badge';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AdminJournalEntryPageQuery } from './journal.generated.ts';

type Document = NonNullable<AdminJournalEntryPageQuery['journalEntry']>['quickbooks'][number];

const tones = {
  WAITING: 'plain',
  SENT: 'plain',
  ACCEPTED: 'good',
  DIFFERS: 'bad',
  REFUSED: 'bad',
  HELD: 'warn',
  SKIPPED: 'plain',
} as const;

/** The state of a document in QuickBooks. Renders a `<span>`. */
export function DocumentState({ state }: Pick<Document, 'state'>): ReactNode {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`journal.quickbooks.${state}`} />
    </Badge>
  );
}

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
