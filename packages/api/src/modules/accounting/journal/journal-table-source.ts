import { everyPage } from '#api/platform/exports/every-page.ts';
import { decimal, oneOf } from '#api/platform/exports/read-query.ts';
import { defineTableSource } from '#api/platform/exports/table-source.ts';
import { isDay } from './journal-days.ts';
import { type EntryView, journalPage } from './journal-view.ts';

/** The journal as a file: the entries that the list finds, the newest first. */
export const journalTableSource = defineTableSource<EntryView>({
  id: 'journal',
  grant: 'money:read',
  title: { en: 'Journal', fr: 'Journal comptable' },
  columns: {
    kind: { label: { en: 'Entry', fr: 'Écriture' }, value: ({ kind }) => kind },
    when: { label: { en: 'When', fr: 'Quand' }, value: ({ at }) => at.toISOString() },
    document: {
      label: { en: 'Document', fr: 'Pièce' },
      value: ({ orderNumber, source }) => orderNumber ?? `${source.kind} ${source.id}`,
    },
    lines: {
      label: { en: 'Debit and credit', fr: 'Débit et crédit' },
      value: ({ lines }) =>
        lines
          .map(({ account, debit, credit }) =>
            debit
              ? `${account.name} ${decimal(debit.amountCents)}`
              : `${account.name} -${decimal(credit?.amountCents ?? 0)}`,
          )
          .join('; '),
    },
    amount: { label: { en: 'Amount', fr: 'Montant' }, value: ({ amount }) => decimal(amount.amountCents) },
  },
  pages: (actor, query) =>
    everyPage(async ({ first, after }) => {
      // Days that are typed in the wrong order mean the same as on the page.
      const days = [oneOf(query, 'day-from'), oneOf(query, 'day-to')].map((day) => (day && isDay(day) ? day : null));
      const [from = null, to = null] = days[0] && days[1] ? days.toSorted() : days;
      const filter = {
        accounts: query['account'] ?? null,
        kinds: query['kind'] ?? null,
        from,
        to,
        document: oneOf(query, 'search'),
      };
      const { edges, pageInfo } = await journalPage(actor, filter, first, after);
      return { rows: edges.map(({ node }) => node), pageInfo };
    }),
});
