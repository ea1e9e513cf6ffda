import { FormattedNumber } from 'react-intl';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { brandsList } from './brands-list.ts';
import type { AdminBrandsQuery } from './names.generated.ts';

/** A maker of the list. */
export type BrandRow = AdminBrandsQuery['catalogueBrands']['edges'][number]['node'];

/** The table of makers. */
export const brandsTable = defineTable({
  list: brandsList,
  rowId: ({ id }: BrandRow) => id,
  rowDrawer: ({ id }) => `${brandsList.path}/${id}`,
  searchLabel: 'names.search',
  filters: { use: { label: 'names.listings', values: { none: 'names.use.none', one: 'names.use.one' } } },
  columns: {
    name: { label: 'names.name', names: true, cell: ({ name }) => name },
    listings: {
      label: 'names.listings',
      align: 'end',
      cell: ({ listings }) => <FormattedNumber value={listings} />,
    },
    former: { label: 'names.former', cell: ({ formerNames }) => formerNames.join(', ') || '–' },
    slug: { label: 'names.address', cell: ({ slug }) => slug },
  },
});
