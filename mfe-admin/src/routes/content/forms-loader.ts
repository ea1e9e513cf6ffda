import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { statesOf } from '#mfe-admin/features/forms/form-states.ts';
import { AdminFormsDocument } from '#mfe-admin/features/forms/forms.generated.ts';
import { formsList } from '#mfe-admin/features/forms/forms-list.ts';

/** A page of what visitors sent. */
export const loader = listLoader(formsList, async ({ client, state, page, options }) => {
  const { filters, search } = state;
  const variables = {
    ...page,
    types: filters['type'] ?? null,
    states: statesOf(filters['state']),
    mine: filters['mine'] !== undefined,
    search: search || null,
  };
  const { formSubmissions } = await client.query(AdminFormsDocument, variables, options);
  return rowsOf(formSubmissions);
});
