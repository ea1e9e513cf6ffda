import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { settlementsList } from '#mfe-admin/features/settlements/settlements-list.ts';
import { AdminSettlementsDocument } from '#mfe-admin/features/settlements/settlements.generated.ts';

/** A page of the payouts of payment providers. */
export const loader = listLoader(settlementsList, async ({ client, state, page, options }) => {
  const wanted = state.filters['state']?.[0];
  const variables = {
    first: settlementsList.pageSize,
    after: page.after,
    open: wanted === 'OPEN',
    transit: wanted === 'TRANSIT',
  };
  const { providerSettlements } = await client.query(AdminSettlementsDocument, variables, options);
  return rowsOf(providerSettlements);
});
