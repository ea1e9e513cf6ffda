import { Button } from '@headstock/ui/button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CounterListing, CounterSearch } from '#mfe-admin/features/counter/counter-search.tsx';
import { DraftCustomLine } from './draft-custom-line.tsx';
import { newCustomLine } from './custom-line.model.ts';
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
  const [adding, setAdding] = useState<'listing' | 'custom' | null>(null);
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
    <DraftSection title="drafts.items" refusal={adding === null ? refusal : null}>
      <ul>
        {draft.order.lineItems.map(({ id }) => (
          <DraftLine key={id} draft={draft} lineItemId={id} canEdit={canEdit} change={change} isBusy={isBusy} />
        ))}
      </ul>
      {canEdit && adding === 'listing' && <CounterSearch onAdd={add} />}
      {canEdit && adding === 'custom' && (
        <DraftCustomLine draft={draft} lineItemId={null} typed={newCustomLine} onClose={() => setAdding(null)} />
      )}
      {canEdit && (
        <div className="acts">
          <Button
            size="small"
            variant="outline"
            aria-expanded={adding === 'listing'}
            onClick={() => setAdding(adding === 'listing' ? null : 'listing')}
          >
            <FormattedMessage id={adding === 'listing' ? 'drafts.cancel' : 'drafts.add'} />
          </Button>
          <Button
            size="small"
            variant="outline"
            aria-expanded={adding === 'custom'}
            onClick={() => setAdding(adding === 'custom' ? null : 'custom')}
          >
            <FormattedMessage id="drafts.addCustom" />
          </Button>
        </div>
      )}
    </DraftSection>
  );
}
