import { AdminAppraisalsDocument } from '#mfe-admin/features/appraisals/appraisals.generated.ts';
import { appraisalsList } from '#mfe-admin/features/appraisals/appraisals-list.ts';
import { statesOf } from '#mfe-admin/features/forms/form-states.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

/** A page of appraisals. */
export const loader = listLoader(appraisalsList, async ({ client, state, page, options }) => {
  const variables = { ...page, states: statesOf(state.filters['state']), search: state.search || null };
  const { appraisals } = await client.query(AdminAppraisalsDocument, variables, options);
  return rowsOf(appraisals);
});
