import type { ActorContext } from '#api/platform/actor-context.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import type { EntryKind, LedgerAccount } from '#api/modules/payments/index.ts';
import { type AccountType, chartOfAccounts } from './chart.model.ts';
import { loadSources, type SourceView } from './load-sources.ts';
import { findEntry, type JournalFilter, type JournalRow, readJournal } from './read-journal.ts';

type AccountView = { readonly code: LedgerAccount; readonly name: string; readonly type: AccountType };

type LineView = {
  readonly account: AccountView;
  readonly debit: Money | null;
  readonly credit: Money | null;
  readonly sellerName: string | null;
};

/** An entry, as the schema's type `JournalEntry` reads it. */
export type EntryView = {
  readonly id: string;
  readonly kind: EntryKind;
  readonly at: Date;
  /** All debits, which all credits equal. */
  readonly amount: Money;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly lines: readonly LineView[];
  readonly source: SourceView;
};

async function toViews(actor: ActorContext, rows: readonly JournalRow[]): Promise<EntryView[]> {
  const chart = new Map(chartOfAccounts(actor.locale).map((account) => [account.code, account]));
  const sources = await loadSources(actor.db, rows);
  return rows.flatMap((row) => {
    const source = sources.get(row.id);
    if (!source) return [];
    const lines = row.lines.flatMap(({ account: code, cents, sellerName }): LineView[] => {
      const account = chart.get(code);
      if (!account) return [];
      return [
        {
          account,
          debit: cents > 0 ? toMoney(cents) : null,
          credit: cents < 0 ? toMoney(-cents) : null,
          sellerName,
        },
      ];
    });
    const amount = toMoney(row.lines.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0));
    const { id, kind, created_at: at, order_id: orderId, order_number: orderNumber } = row;
    return [{ id, kind, at, amount, orderId, orderNumber, lines, source }];
  });
}

/** A page of the journal as a connection; the cursor is the id of the entry. Throws a DomainError for wrong days. */
export async function journalPage(actor: ActorContext, filter: JournalFilter, first: number, after: string | null) {
  const { rows, hasMore } = await readJournal(actor, filter, first, after);
  const edges = (await toViews(actor, rows)).map((node) => ({ cursor: node.id, node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** One entry; null for an unknown id. */
export async function journalEntry(actor: ActorContext, id: string): Promise<EntryView | null> {
  const row = await findEntry(actor.db, id);
  return row ? ((await toViews(actor, [row]))[0] ?? null) : null;
}
