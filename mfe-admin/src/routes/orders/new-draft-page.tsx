import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type CounterListing, CounterSearch } from '#mfe-admin/features/counter/counter-search.tsx';
import { CustomLineForm } from '#mfe-admin/features/draft-orders/custom-line-form.tsx';
import { newCustomLine } from '#mfe-admin/features/draft-orders/custom-line.model.ts';
import {
  type DraftCustomLineInput,
  DraftOrdersCreateCustomDocument,
  DraftOrdersCreateDocument,
} from '#mfe-admin/features/draft-orders/draft-orders.generated.ts';
import { draftsList } from '#mfe-admin/features/draft-orders/drafts-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';

/** `/admin/orders/drafts/new`: begins a draft with what is searched for or scanned. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const { run } = useStaffAction();
  const custom = useStaffAction();
  const [isCustom, setCustom] = useState(false);
  const add = async ({ id: listingId }: CounterListing): Promise<string | null> => {
    const answer = await run(
      async () => (await client.mutate(DraftOrdersCreateDocument, { listingId }, { quiet: true })).draftOrderCreate,
    );
    if (!answer?.draftOrder) return answer?.message ?? formatMessage({ id: 'lists.notSaved' });
    await navigate(`${draftsList.path}/${answer.draftOrder.id}`);
    return null;
  };
  const begin = async (line: DraftCustomLineInput): Promise<void> => {
    const answer = await custom.run(
      async () =>
        (await client.mutate(DraftOrdersCreateCustomDocument, { line }, { quiet: true })).draftOrderCreateCustom,
    );
    if (answer?.draftOrder) await navigate(`${draftsList.path}/${answer.draftOrder.id}`);
  };
  return (
    <RouteDrawer title={formatMessage({ id: 'drafts.new' })} parent={draftsList.path}>
      {isCustom ? (
        <CustomLineForm
          typed={newCustomLine}
          isBusy={custom.isBusy}
          refusal={custom.refusal}
          onSave={begin}
          onClose={() => setCustom(false)}
        />
      ) : (
        <div className="hs-stack">
          <p>
            <FormattedMessage id="drafts.newHint" />
          </p>
          <CounterSearch onAdd={add} />
          <div>
            <Button size="small" variant="outline" onClick={() => setCustom(true)}>
              <FormattedMessage id="drafts.beginCustom" />
            </Button>
          </div>
        </div>
      )}
    </RouteDrawer>
  );
}
