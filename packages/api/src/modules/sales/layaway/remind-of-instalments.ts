import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { orderNumber } from '@headstock/contracts/order-number';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { OrdersTable } from '#api/modules/sales/orders/tables.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { notify } from '#api/modules/messaging/index.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { instalmentTemplates } from './instalment-mails.ts';

const BATCH = 50;

type Due = Pick<Selectable<OrdersTable>, 'id' | 'reference' | 'locale' | 'guest_key' | 'account_id' | 'contact_id'> & {
  readonly position: number;
  readonly due_at: Date;
  /** What is missing until the instalment is paid. */
  readonly missing_cents: number;
  /** Which reminder is due by now: 1 that it is due soon, 2 that it is late, 3 that the shop must decide. */
  readonly stage: number;
};

/** Instalments of which a reminder is due; locked, so that two processes do not send it twice. */
async function claimDue(trx: Tx, now: Date): Promise<Due[]> {
  const stage = sql<number>`CASE
    WHEN part.due_at < ${now}::timestamptz - interval '30 days' THEN 3
    WHEN part.due_at < ${now}::timestamptz - interval '1 day' THEN 2
    WHEN part.due_at < ${now}::timestamptz + interval '3 days' THEN 1 ELSE 0 END`;
  const { rows } = await sql<Due>`
    SELECT o.id, o.reference, o.locale, o.guest_key, o.account_id, o.contact_id, part.position, part.due_at, ${stage} AS stage,
      part.until_cents - o.paid_cents AS missing_cents
    FROM layaway_instalments part JOIN orders o ON o.id = part.order_id
    WHERE part.reminder_stage < ${stage} AND o.cancelled_at IS NULL AND o.paid_cents < part.until_cents
      AND part.due_at < ${now}::timestamptz + interval '3 days'
    ORDER BY part.due_at LIMIT ${BATCH} FOR UPDATE OF part SKIP LOCKED
  `.execute(trx);
  return rows;
}

const dayText = (at: Date, locale: Locale): string =>
  formatDate(at, 'day', { locale, timeZone: storeProfile.timeZone });

async function remindBuyer(trx: Tx, due: Due, name: 'soon' | 'late', baseUrl: URL): Promise<void> {
  const readerId = due.contact_id ?? due.account_id;
  if (readerId === null) return;
  await notify(
    trx,
    {
      event: 'order.paymentDue',
      role: 'buyer',
      cause: `layaway-${name}:${due.id}:${due.position}`,
      accountId: readerId,
      bellAccountId: due.account_id,
      locale: due.locale,
      key: due.guest_key,
      copy: async (locale) => {
        const facts = {
          number: orderNumber(due.reference),
          amount: formatMoney(due.missing_cents, locale),
          day: dayText(due.due_at, locale),
        };
        const { subject, paragraphs, link = '' } = await mailText(trx, instalmentTemplates[name], locale, facts);
        return { subject, paragraphs, link: { label: link, path: `/orders/${due.id}` } };
      },
    },
    baseUrl,
  );
}

/** A month late: whether the order goes on or is cancelled is for people of the shop to decide. */
async function notifyShop(trx: Tx, due: Due, baseUrl: URL): Promise<void> {
  const number = orderNumber(due.reference);
  await queueMail(trx, {
    eventKey: `layaway-overdue:${due.id}:${due.position}`,
    to: storeProfile.sender.email,
    subject: `Layaway ${number} is a month late`,
    paragraphs: [
      `${formatMoney(due.missing_cents, 'en')} of order ${number} were due on ${dayText(due.due_at, 'en')}. Speak with the buyer, or cancel the order: what was paid goes back.`,
    ],
    link: { label: 'Open the order', url: new URL(`/orders/${due.id}`, baseUrl).href },
  });
}

/** Reminds buyers of instalments that are due in three days or a day late, and the shop of those a month late; once each. */
export function remindOfInstalments(db: Db, baseUrl: URL, now = new Date()): Promise<number> {
  return tx(db, async (trx) => {
    const rows = await claimDue(trx, now);
    for (const due of rows) {
      if (due.stage === 3) await notifyShop(trx, due, baseUrl);
      else await remindBuyer(trx, due, due.stage === 2 ? 'late' : 'soon', baseUrl);
      await trx
        .updateTable('layaway_instalments')
        .set({ reminder_stage: due.stage })
        .where('order_id', '=', due.id)
        .where('position', '=', due.position)
        .execute();
    }
    return rows.length;
  });
}
