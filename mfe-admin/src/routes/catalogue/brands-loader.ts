import { sortColumn } from '#mfe-admin/features/list-page/list-address.model.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import { brandsList } from '#mfe-admin/features/names/brands-list.ts';
import { AdminBrandsDocument } from '#mfe-admin/features/names/names.generated.ts';

/** A page of makers. */
export const loader = listLoader(brandsList, async ({ client, state, page, options }) => {
  const most = { none: 0, one: 1 }[state.filters['use']?.[0] ?? ''] ?? null;
  const sort = sortColumn(state.sort) === 'listings' ? ('LISTINGS' as const) : ('NAME' as const);
  const variables = { ...page, search: state.search || null, most, sort, descending: state.sort.startsWith('-') };
  const { catalogueBrands } = await client.query(AdminBrandsDocument, variables, { ...options, cache: false });
  return rowsOf(catalogueBrands);
});
