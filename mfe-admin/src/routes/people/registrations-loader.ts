import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { AdminApplicationsDocument } from '#mfe-admin/features/registrations/registrations.generated.ts';
import {
  applicationKinds,
  applicationStates,
  registrationsList,
} from '#mfe-admin/features/registrations/registrations-list.ts';

/** A page of applications to sell, the newest first. */
export const loader = listLoader(registrationsList, async ({ client, state, page, options }) => {
  const variables = {
    first: registrationsList.pageSize,
    after: page.after,
    search: state.search || null,
    state: applicationStates.find((one) => one === state.filters['state']?.[0]) ?? null,
    kind: applicationKinds.find((one) => one === state.filters['kind']?.[0]) ?? null,
  };
  const { sellerApplications } = await client.query(AdminApplicationsDocument, variables, { ...options, cache: false });
  return rowsOf(sellerApplications);
});
