import { toConnection } from '#api/platform/db/keyset-page.ts';
import { everyPage } from '#api/platform/exports/every-page.ts';
import { decimal, oneKnown, oneOf } from '#api/platform/exports/read-query.ts';
import { defineTableSource } from '#api/platform/exports/table-source.ts';
import { loadJobs, repairPage, type RepairJobView } from './read-jobs.ts';
import { repairStates } from './repair-states.model.ts';

/** Repairs as a file: those that the list finds, the newest first. */
export const repairsTableSource = defineTableSource<RepairJobView>({
  id: 'repairs',
  grant: 'orders:read',
  title: { en: 'Repairs', fr: 'Réparations' },
  columns: {
    reference: { label: { en: 'Number', fr: 'Numéro' }, value: ({ reference }) => reference },
    state: { label: { en: 'State', fr: 'État' }, value: ({ state }) => state },
    instrument: {
      label: { en: 'Instrument', fr: 'Instrument' },
      value: ({ brand, model }) => `${brand} ${model}`.trim(),
    },
    serial: { label: { en: 'Serial', fr: 'Numéro de série' }, value: ({ serial }) => serial },
    customer: {
      label: { en: 'Customer', fr: 'Client' },
      value: ({ contactName, contactEmail, contactPhone }) =>
        [contactName, contactEmail, contactPhone].filter(Boolean).join('; '),
    },
    due: { label: { en: 'Due', fr: 'Échéance' }, value: ({ dueOn }) => dueOn },
    estimate: {
      label: { en: 'Estimate', fr: 'Devis' },
      value: ({ estimate }) => estimate && decimal(estimate.amountCents),
    },
    received: { label: { en: 'Received', fr: 'Reçu le' }, value: ({ createdAt }) => createdAt.toISOString() },
  },
  pages: ({ db }, query) =>
    everyPage(async (page) => {
      const filter = {
        state: oneKnown(query, 'state', repairStates),
        open: oneOf(query, 'open') !== null,
        search: oneOf(query, 'search'),
      };
      const found = await repairPage(db, { ...filter, ...page });
      const jobs = await loadJobs(
        db,
        found.entries.map(({ id }) => id),
      );
      const { edges } = toConnection(found, ({ id }) => jobs.find((job) => job.id === id));
      return { rows: edges.map(({ node }) => node), pageInfo: found.pageInfo };
    }),
});
