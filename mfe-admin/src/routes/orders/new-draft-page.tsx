import { useGraphQLClient } from '@headstock/graphql-client';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type CounterListing, CounterSearch } from '#mfe-admin/features/counter/counter-search.tsx';
import { DraftOrdersCreateDocument } from '#mfe-admin/features/draft-orders/draft-orders.generated.ts';
import { draftsList } from '#mfe-admin/features/draft-orders/drafts-list.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';

/** `/admin/orders/drafts/new`: begins a draft with what is searched for or scanned. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const { run } = useStaffAction();
  const add = async ({ id: listingId }: CounterListing): Promise<string | null> => {
    const answer = await run(
      async () => (await client.mutate(DraftOrdersCreateDocument, { listingId }, { quiet: true })).draftOrderCreate,
    );
    if (!answer?.draftOrder) return answer?.message ?? formatMessage({ id: 'lists.notSaved' });
    await navigate(`${draftsList.path}/${answer.draftOrder.id}`);
    return null;
  };
  return (
    <RouteDrawer title={formatMessage({ id: 'drafts.new' })} parent={draftsList.path}>
      <p>
        <FormattedMessage id="drafts.newHint" />
      </p>
      <CounterSearch onAdd={add} />
    </RouteDrawer>
  );
}
