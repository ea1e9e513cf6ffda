import { notify } from '#api/modules/messaging/index.ts';
import { importMessages } from '#api/modules/listing-imports/messages.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { ImportRow } from './find-import.ts';
import { countOutcomes } from './read-report.ts';

/** Tells the seller that an import is over, and what became of it; once, in the transaction that ends it. */
export async function tellFinished(trx: Tx, row: ImportRow, publicUrl: URL): Promise<void> {
  const counts = await countOutcomes(trx, row.id, 'outcome');
  const count = (...outcomes: readonly string[]): number =>
    counts.filter(({ outcome }) => outcomes.includes(outcome)).reduce((sum, entry) => sum + entry.count, 0);
  await notify(
    trx,
    {
      event: 'import.finished',
      cause: `listing-import:${row.id}`,
      role: 'seller',
      accountId: row.seller_account_id,
      copy: (locale) => {
        const { subject, text, link } = importMessages(locale).finished({
          fileName: row.file_name,
          written: count('PUBLISHED', 'DRAFTED', 'UPDATED'),
          unchanged: count('UNCHANGED'),
          failed: count('FAILED'),
        });
        return {
          subject,
          paragraphs: [text],
          link: { label: link, path: `/profile/selling/imports/${row.id}` },
        };
      },
    },
    publicUrl,
  );
}
