import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { asRepairState } from '#mfe-admin/features/repairs/repair-states.ts';
import { AdminRepairsDocument } from '#mfe-admin/features/repairs/repairs.generated.ts';
import { repairsList } from '#mfe-admin/features/repairs/repairs-list.ts';

/** A page of repairs. */
export const loader = listLoader(repairsList, async ({ client, state, page, options }) => {
  const variables = {
    ...page,
    state: asRepairState(state.filters['state']?.[0]),
    open: state.filters['open'] !== undefined,
    search: state.search || null,
  };
  const { repairJobs } = await client.query(AdminRepairsDocument, variables, options);
  return rowsOf(repairJobs);
});
