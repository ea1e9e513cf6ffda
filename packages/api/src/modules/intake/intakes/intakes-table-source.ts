import { toConnection } from '#api/platform/db/keyset-page.ts';
import { everyPage } from '#api/platform/exports/every-page.ts';
import { decimal, oneKnown, oneOf } from '#api/platform/exports/read-query.ts';
import { defineTableSource } from '#api/platform/exports/table-source.ts';
import { deals } from '../tables.ts';
import { type IntakeRow, loadIntakes, readIntakes } from './read-intakes.ts';

/** What came in over the counter as a file: the intakes that the list finds, the newest first. No number of an identity paper is in it. */
export const intakesTableSource = defineTableSource<IntakeRow>({
  id: 'intakes',
  grant: 'catalogue:read',
  title: { en: 'Intake', fr: 'Entrées' },
  columns: {
    instrument: {
      label: { en: 'Instrument', fr: 'Instrument' },
      value: ({ brand, model }) => `${brand} ${model}`.trim(),
    },
    serial: { label: { en: 'Serial', fr: 'Numéro de série' }, value: ({ serial }) => serial },
    deal: { label: { en: 'Deal', fr: 'Type' }, value: ({ deal }) => deal },
    person: { label: { en: 'From', fr: 'De' }, value: ({ person_name: name }) => name },
    hold: {
      label: { en: 'On legal hold until', fr: 'Retenu par la loi jusqu’au' },
      value: ({ is_on_hold: isOnHold, hold_until: until }) => (isOnHold ? until.toISOString() : null),
    },
    paid: {
      label: { en: 'Paid', fr: 'Payé' },
      value: ({ paid_cents: cents }) => (cents === null ? null : decimal(cents)),
    },
    place: { label: { en: 'Place', fr: 'Lieu' }, value: ({ place }) => place },
    received: { label: { en: 'Received', fr: 'Reçu le' }, value: ({ created_at: at }) => at.toISOString() },
    by: { label: { en: 'Received by', fr: 'Reçu par' }, value: ({ received_by: name }) => name },
  },
  pages: ({ db }, query) =>
    everyPage(async (page) => {
      const filter = {
        search: oneOf(query, 'search'),
        deal: oneKnown(query, 'deal', deals),
        onHold: oneOf(query, 'hold') === 'on',
      };
      const found = await readIntakes(db, { ...filter, ...page });
      const rows = await loadIntakes(
        db,
        found.entries.map(({ id }) => id),
      );
      const { edges } = toConnection(found, ({ id }) => rows.get(id));
      return { rows: edges.map(({ node }) => node), pageInfo: found.pageInfo };
    }),
});
