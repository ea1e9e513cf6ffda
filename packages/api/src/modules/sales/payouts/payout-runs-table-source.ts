import { everyPage } from '#api/platform/exports/every-page.ts';
import { decimal } from '#api/platform/exports/read-query.ts';
import { defineTableSource } from '#api/platform/exports/table-source.ts';
import { loadPayoutRuns, payoutRunPage, type PayoutRunView } from './read-payout-runs.ts';

/** Runs of payouts as a file, the newest first. */
export const payoutRunsTableSource = defineTableSource<PayoutRunView>({
  id: 'payout-runs',
  grant: 'money:read',
  title: { en: 'Payouts', fr: 'Versements' },
  columns: {
    prepared: { label: { en: 'Prepared', fr: 'Préparé le' }, value: ({ steps }) => steps[0]?.at.toISOString() ?? null },
    state: { label: { en: 'State', fr: 'État' }, value: ({ state }) => state },
    by: { label: { en: 'By', fr: 'Par' }, value: ({ steps }) => steps[0]?.by ?? null },
    sellers: { label: { en: 'Sellers', fr: 'Vendeurs' }, value: ({ sellerCount }) => sellerCount },
    total: { label: { en: 'Due', fr: 'Dû' }, value: ({ total }) => decimal(total.amountCents) },
    paid: { label: { en: 'Paid', fr: 'Versé' }, value: ({ paid }) => decimal(paid.amountCents) },
    reference: { label: { en: 'Bank reference', fr: 'Référence bancaire' }, value: (run) => run.bankReference },
  },
  pages: (actor) =>
    everyPage(async (page) => {
      const { entries, pageInfo } = await payoutRunPage(actor.db, page);
      const ids = entries.map(({ id }) => id);
      const runs = new Map((await loadPayoutRuns(actor, ids)).map((run) => [run.id, run]));
      return { rows: ids.flatMap((id) => runs.get(id) ?? []), pageInfo };
    }),
});
