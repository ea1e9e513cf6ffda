import { intakeDeals } from '#mfe-admin/features/intake/intake-draft.model.ts';
import { AdminIntakesDocument } from '#mfe-admin/features/intake/intake.generated.ts';
import { intakesList } from '#mfe-admin/features/intake/intakes-list.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

/** A page of what came in over the counter, the newest first. */
export const loader = listLoader(intakesList, async ({ client, state, page, options }) => {
  const variables = {
    ...page,
    search: state.search || null,
    deal: intakeDeals.find((deal) => state.filters['deal']?.includes(deal)) ?? null,
    onHold: state.filters['hold']?.includes('on') ?? null,
  };
  const { intakes } = await client.query(AdminIntakesDocument, variables, options);
  return rowsOf(intakes);
});
