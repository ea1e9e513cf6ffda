import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { AdminPayoutRunsDocument } from '#mfe-admin/features/payout-runs/payout-runs.generated.ts';
import { payoutRunsList } from '#mfe-admin/features/payout-runs/payout-runs-list.ts';

/** A page of runs. */
export const loader = listLoader(payoutRunsList, async ({ client, page, options }) => {
  const { payoutRuns } = await client.query(AdminPayoutRunsDocument, page, options);
  return rowsOf(payoutRuns);
});
