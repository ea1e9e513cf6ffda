import { Button } from '@headstock/ui/button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CounterListing, CounterSearch } from '#mfe-admin/features/counter/counter-search.tsx';
import { DraftLine } from './draft-line.tsx';
import { type DraftOrderWholeFragment, DraftOrdersAddListingDocument } from './draft-orders.generated.ts';
import { DraftSection } from './draft-section.tsx';
import { useDraftChange } from './use-draft-change.ts';

/** Props of the lines. */
export interface DraftLinesProps {
  readonly draft: DraftOrderWholeFragment;
  readonly canEdit: boolean;
}

/** What is in a draft, and the search that adds more of the same seller. Renders a `<section>`. */
export function DraftLines({ draft, canEdit }: DraftLinesProps): ReactNode {
  const { formatMessage } = useIntl();
  const { change, isBusy, refusal } = useDraftChange();
  const [isAdding, setAdding] = useState(false);
  const add = async ({ id: listingId }: CounterListing): Promise<string | null> => {
    let message: string | null = formatMessage({ id: 'lists.notSaved' });
    await change(async (client) => {
      const variables = { id: draft.id, version: draft.version, listingId };
      const { draftOrderAddListing: answer } = await client.mutate(DraftOrdersAddListingDocument, variables, {
        quiet: true,
      });
      message = answer.success ? null : answer.message;
      return answer;
    });
    return message;
  };
  return (
    <DraftSection title="drafts.items" refusal={isAdding ? null : refusal}>
      <ul>
        {draft.order.lineItems.map(({ id }) => (
          <DraftLine
            key={`${id} ${draft.version}`}
            draft={draft}
            lineItemId={id}
            canEdit={canEdit}
            change={change}
            isBusy={isBusy}
          />
        ))}
      </ul>
      {canEdit && isAdding && <CounterSearch onAdd={add} />}
      {canEdit && (
        <div className="acts">
          <Button size="small" variant="outline" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            <FormattedMessage id={isAdding ? 'drafts.cancel' : 'drafts.add'} />
          </Button>
        </div>
      )}
    </DraftSection>
  );
}
