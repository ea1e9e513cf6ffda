import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuickBooksDocumentState } from './quickbooks.generated.ts';

const tones = {
  WAITING: 'plain',
  SENT: 'plain',
  ACCEPTED: 'good',
  DIFFERS: 'bad',
  REFUSED: 'bad',
  HELD: 'warn',
  SKIPPED: 'plain',
} as const;

/** The state of a document in QuickBooks. Its page takes `quickbooksMessages`. Renders a `<span>`. */
export function DocumentState({ state }: { readonly state: QuickBooksDocumentState }): ReactNode {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`quickbooks.state.${state}`} />
    </Badge>
  );
}
