import { FormattedMessage, FormattedNumber } from 'react-intl';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { RedirectFactsFragment } from './redirects.generated.ts';
import { redirectsList } from './redirects-list.ts';

/** The table of redirects. */
export const redirectsTable = defineTable({
  list: redirectsList,
  rowId: ({ id }: RedirectFactsFragment) => id,
  rowDrawer: ({ id }) => `${redirectsList.path}/${id}`,
  searchLabel: 'redirects.search',
  filters: {
    status: { label: 'redirects.status', values: { 301: 'redirects.status.301', 302: 'redirects.status.302' } },
    unused: { label: 'redirects.hits', values: { yes: 'redirects.unused' } },
    removed: { label: 'redirects.removed', values: { yes: 'redirects.removedOnes' } },
  },
  columns: {
    from: { label: 'redirects.from', names: true, cell: ({ fromPath }) => fromPath },
    target: { label: 'redirects.target', cell: ({ target }) => target },
    status: { label: 'redirects.status', cell: ({ status }) => status },
    language: {
      label: 'redirects.language',
      cell: ({ locale }) => (
        <FormattedMessage id={`redirects.language.${locale === 'en' || locale === 'fr' ? locale : 'both'}`} />
      ),
    },
    hits: { label: 'redirects.hits', align: 'end', cell: ({ hits }) => <FormattedNumber value={hits} /> },
    lastHit: {
      label: 'redirects.lastHit',
      align: 'end',
      cell: ({ lastHitAt }) => lastHitAt && <Moment iso={lastHitAt} />,
    },
  },
});
