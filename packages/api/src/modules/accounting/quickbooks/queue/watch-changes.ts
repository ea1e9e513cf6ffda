import { z } from 'zod';
import { ask } from '#api/modules/accounting/quickbooks/connection/ask.ts';
import { readConnection } from '#api/modules/accounting/quickbooks/connection/tokens.ts';
import type { DocumentKind } from '#api/modules/accounting/quickbooks/documents/document.model.ts';
import { readMade } from '#api/modules/accounting/quickbooks/documents/read-made.ts';
import type { QuickBooksContext } from '#api/modules/accounting/quickbooks/quickbooks-context.ts';

const KINDS: readonly DocumentKind[] = [
  'SalesReceipt',
  'RefundReceipt',
  'Invoice',
  'Payment',
  'CreditMemo',
  'JournalEntry',
  'Purchase',
];
/** QuickBooks tells changes of 30 days. */
const LONGEST_MS = 29 * 86_400_000;
const OVERLAP_MS = 60_000;

const cdcSchema = z.object({
  CDCResponse: z.array(z.object({ QueryResponse: z.array(z.record(z.string(), z.unknown())).default([]) })),
});

/**
 * Reads what the bookkeeper changed or deleted since the last time, and marks those documents; nothing is ever overwritten. Gives how many
 * were marked; null when QuickBooks does not answer.
 */
export async function watchChanges(context: QuickBooksContext): Promise<number | null> {
  const { db } = context;
  const connection = await readConnection(db);
  if (connection?.state !== 'connected') return null;
  const startedAt = new Date();
  const since = new Date(Math.max(connection.watched_until.getTime() - OVERLAP_MS, Date.now() - LONGEST_MS));
  const answer = await ask(context, {
    path: 'cdc',
    query: { entities: KINDS.join(','), changedSince: since.toISOString() },
  });
  const parsed = answer.ok ? cdcSchema.safeParse(answer.body) : undefined;
  if (!parsed?.success) return null;
  let marked = 0;
  for (const response of parsed.data.CDCResponse.flatMap(({ QueryResponse: responses }) => responses))
    for (const kind of KINDS)
      for (const each of z.array(z.unknown()).safeParse(response[kind]).data ?? []) {
        const made = readMade(kind, each);
        if (!made) continue;
        const { numUpdatedRows } = await db
          .updateTable('quickbooks_documents')
          .set({
            changed_at: startedAt,
            change: made.isDeleted ? 'deleted' : 'changed',
            ...(!made.isDeleted && {
              sync_token: made.syncToken,
              total_cents: made.totalCents,
              tax_cents: made.taxCents,
            }),
          })
          .where('kind', '=', kind)
          .where('quickbooks_id', '=', made.id)
          // Our own writing shows up, too: it left the token that we know.
          .where((is) =>
            made.isDeleted
              ? is.or([is('change', 'is', null), is('change', '<>', 'deleted')])
              : is('sync_token', '<>', made.syncToken),
          )
          .executeTakeFirst();
        marked += Number(numUpdatedRows);
      }
  await db.updateTable('quickbooks_connection').set({ watched_until: startedAt }).where('id', '=', 'shop').execute();
  return marked;
}
