import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import { queueOfferMails } from './offer-mails.ts';
import { REMIND_MS } from './offer-rules.model.ts';

/** Offers that are read at once. */
const BATCH = 100;

/** Claims the reminder of one clock, and mails it to the side whose turn it is. */
async function remindOne(trx: Tx, offerId: string, baseUrl: URL): Promise<boolean> {
  const offer = await trx
    .updateTable('offers')
    .set({ reminded_at: sql<Date>`now()` })
    .where('id', '=', offerId)
    .where('reminded_at', 'is', null)
    .where('state', 'in', ['RECEIVED', 'COUNTERED', 'ACCEPTED'])
    .where('ordered_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('expires_at', '<=', new Date(Date.now() + REMIND_MS))
    .returningAll()
    .executeTakeFirst();
  if (!offer) return false;
  await queueOfferMails(trx, offer, offer.state === 'RECEIVED' ? 'answerDue' : 'buyerDue', baseUrl);
  return true;
}

/** Reminds once, 12 hours before a clock ends, the side that it runs for; gives how many. Run it in any number of processes. */
export async function remindOfOffers(db: Db, baseUrl: URL): Promise<number> {
  return workThrough({
    next: async (seen) => {
      const due = await db
        .selectFrom('offers')
        .select('id')
        .where('state', 'in', ['RECEIVED', 'COUNTERED', 'ACCEPTED'])
        .where('ordered_at', 'is', null)
        .where('reminded_at', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .where('expires_at', '<=', new Date(Date.now() + REMIND_MS))
        .where(sql<boolean>`id <> ALL(${seen}::text[])`)
        .orderBy('expires_at')
        .limit(BATCH)
        .execute();
      return due.map(({ id }) => id);
    },
    work: (id) => tx(db, (trx) => remindOne(trx, id, baseUrl)),
  });
}
