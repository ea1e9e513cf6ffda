import { storeProfile } from '@headstock/contracts/store-profile';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import type { BookDifference } from './book-difference.ts';
import { checkBooks } from './check-books.ts';
import { reconcile } from './reconcile.ts';

/** Each check reaches this far back before the last one, as providers can list changes late. */
const OVERLAP_MS = 2 * 86_400_000;

type Check = { readonly subject: string; readonly checked: number; readonly differences: readonly BookDifference[] };

/** Stores the result of a check; the first differences are mailed to staff. */
async function keep({ db, log }: PaymentContext, { subject, checked, differences }: Check): Promise<void> {
  const id = newId();
  await tx(db, async (trx) => {
    await trx
      .insertInto('book_checks')
      .values({ id, subject, checked, differences: JSON.stringify(differences) })
      .execute();
    if (differences.length === 0) return;
    const described = differences.slice(0, 20).map(({ check, subject: what, expected, found }) => {
      return `${check}: ${what}, expected ${expected ?? 'nothing'}, found ${found ?? 'nothing'}`;
    });
    await queueMail(trx, {
      eventKey: `book-check:${id}`,
      to: storeProfile.sender.email,
      subject: `${differences.length} differences in the books (${subject})`,
      paragraphs: ['Amounts are in cents.', ...described],
    });
  });
  if (differences.length > 0) log.error({ subject, differences: differences.slice(0, 20) }, 'The books differ');
}

/**
 * Reconciles the shop with each provider since the last check, checks the books, and stores the results in `book_checks`.
 * `extra` gives the differences that other modules find. Run it daily; gives the number of differences.
 */
export async function checkDaily(
  context: PaymentContext,
  extra: () => Promise<readonly BookDifference[]> = async () => [],
): Promise<number> {
  let count = 0;
  for (const provider of [context.provider, ...context.formerProviders]) {
    const last = await context.db
      .selectFrom('book_checks')
      .select('created_at')
      .where('subject', '=', provider.name)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const since = new Date((last?.created_at.getTime() ?? Date.now()) - OVERLAP_MS);
    const outcome = await reconcile(context, provider, since);
    if (outcome) await keep(context, { subject: provider.name, ...outcome });
    else
      context.log.error({ provider: provider.name }, 'A provider could not be reconciled; it is tried again tomorrow');
    count += outcome?.differences.length ?? 0;
  }
  const differences = [...(await checkBooks(context.db)), ...(await extra())];
  await keep(context, { subject: 'books', checked: 1, differences });
  return count + differences.length;
}
