import { listLoader } from '#mfe-admin/features/list-page/list-loader.ts';
import { brandsList } from '#mfe-admin/features/names/brands-list.ts';
import { AdminBrandsDocument } from '#mfe-admin/features/names/names.generated.ts';

/** All makers that the address asks for. */
export const loader = listLoader(brandsList, async ({ client, state, options }) => {
  const { catalogueBrands } = await client.query(AdminBrandsDocument, {}, { ...options, cache: false });
  const search = state.search.toLowerCase();
  const most = { none: 0, one: 1 }[state.filters['use']?.[0] ?? ''] ?? Infinity;
  const rows = catalogueBrands.filter(
    ({ name, formerNames, listings }) =>
      listings <= most && [name, ...formerNames].some((each) => each.toLowerCase().includes(search)),
  );
  return { rows, totalCount: rows.length, previous: null, next: null };
});
