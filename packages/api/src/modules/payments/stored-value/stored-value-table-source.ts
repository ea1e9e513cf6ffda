import { everyPage } from '#api/platform/exports/every-page.ts';
import { decimal, oneKnown, oneOf } from '#api/platform/exports/read-query.ts';
import { defineTableSource } from '#api/platform/exports/table-source.ts';
import { listStoredValue, type StoredValueView } from './list-stored-value.ts';

/** Codes and credits as a file: those that the list finds, the newest first. A code shows its last characters alone. */
export const storedValueTableSource = defineTableSource<StoredValueView>({
  id: 'store-credits',
  grant: 'money:read',
  title: { en: 'Store credits and codes', fr: 'Avoirs et codes' },
  columns: {
    name: {
      label: { en: 'Holder or code', fr: 'Titulaire ou code' },
      value: ({ holder, code }) => (holder ? [holder.displayName, holder.email].filter(Boolean).join('; ') : code),
    },
    kind: { label: { en: 'Kind', fr: 'Type' }, value: ({ kind }) => kind },
    state: { label: { en: 'State', fr: 'État' }, value: ({ state }) => state },
    balance: { label: { en: 'Balance', fr: 'Solde' }, value: ({ balance }) => decimal(balance.amountCents) },
    issued: { label: { en: 'Issued', fr: 'Émis' }, value: ({ issued }) => decimal(issued.amountCents) },
    expires: { label: { en: 'Expires', fr: 'Expire le' }, value: ({ expiresAt }) => expiresAt?.toISOString() ?? null },
    opened: { label: { en: 'Since', fr: 'Depuis' }, value: ({ createdAt }) => createdAt.toISOString() },
    author: { label: { en: 'Issued by', fr: 'Émis par' }, value: ({ issuedBy }) => issuedBy },
  },
  pages: ({ db }, query) =>
    everyPage(async (page) => {
      const filter = {
        search: oneOf(query, 'search'),
        kind: oneKnown(query, 'kind', ['CODE', 'STORE_CREDITS', 'TRADE_CREDITS']),
        state: oneKnown(query, 'state', ['OPEN', 'EMPTY', 'EXPIRED']),
      };
      const { edges, pageInfo } = await listStoredValue(db, filter, page);
      return { rows: edges.map(({ node }) => node), pageInfo };
    }),
});
