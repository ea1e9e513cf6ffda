import { orderNumber } from '@headstock/contracts/order-number';
import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { notify } from '#api/modules/messaging/index.ts';
import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import type { ReturnRow } from './move-return.ts';
import { copyFor, mailFrame, type ReturnEvent } from './return-mail-copy.ts';
import { returnTemplate } from './return-mail-templates.ts';
import type { ReturnSide } from './return-states.model.ts';

/** Who caused an event, and so hears of it for the records alone. */
const causedBy: Readonly<Record<ReturnEvent, ReturnSide | null>> = {
  requested: 'buyer',
  approvedAtOnce: 'buyer',
  approved: 'seller',
  declined: 'seller',
  sent: 'buyer',
  withdrawn: 'buyer',
  expired: null,
};

/** The page of a return, without the language. */
const pathOf = (row: ReturnRow, side: ReturnSide): string =>
  side === 'buyer' ? `/profile/buying/returns/${row.line_item_id}` : `/profile/selling/returns/${row.id}`;

async function titleOf(trx: Tx, lineItemId: string, locale: Locale): Promise<string> {
  const { listing_id: listingId } = await trx
    .selectFrom('line_items')
    .select('listing_id')
    .where('id', '=', lineItemId)
    .executeTakeFirstOrThrow();
  return (await titlesOf(trx, [listingId], locale)).get(listingId) ?? '';
}

/** What the other side wrote with this event. */
function wordsOf(row: ReturnRow, event: ReturnEvent, side: ReturnSide): string | null {
  if (side === 'seller') return event === 'requested' || event === 'approvedAtOnce' ? row.note : null;
  return event === 'approved' || event === 'declined' ? row.reply : null;
}

const momentOf = (at: Date | null, locale: Locale): string =>
  at ? formatDate(at, 'moment', { locale, timeZone: storeProfile.timeZone }) : '';

async function tell(trx: Tx, order: OrderRow, row: ReturnRow, event: ReturnEvent, side: ReturnSide, baseUrl: URL) {
  const accountId = side === 'buyer' ? order.account_id : order.seller_account_id;
  if (accountId === null || !copyFor(event, side, order.locale)) return;
  await notify(
    trx,
    {
      event: side === 'buyer' ? 'order.returnUpdated' : 'return.requested',
      role: side,
      // A return that was received by mistake and goes on can be sent or expire a second time.
      cause: `return:${row.id}:${event}:${side}:${row.changed_at.getTime()}`,
      accountId,
      isOwnAct: causedBy[event] === side,
      copy: async (locale) => {
        const title = await titleOf(trx, row.line_item_id, locale);
        const facts = { title, number: orderNumber(order.reference), until: momentOf(row.due_at, locale) };
        const template = returnTemplate(event, side);
        const written = template && (await mailText(trx, template, locale, facts));
        const said = wordsOf(row, event, side);
        const frame = mailFrame[locale];
        return {
          subject: written?.subject ?? '',
          paragraphs: [...(written?.paragraphs ?? []), ...(said === null ? [] : [frame.quoted(said)])],
          link: { label: written?.link ?? frame.link, path: pathOf(row, side) },
        };
      },
    },
    baseUrl,
  );
}

/** Tells both sides of a return what happened to it, as far as each hears of the event and wants to. */
export async function queueReturnMails(
  trx: Tx,
  order: OrderRow,
  row: ReturnRow,
  event: ReturnEvent,
  baseUrl: URL,
): Promise<void> {
  await tell(trx, order, row, event, 'buyer', baseUrl);
  await tell(trx, order, row, event, 'seller', baseUrl);
}

/** Tells the shop that a seller did not answer in time, once. */
export async function queueEscalation(trx: Tx, order: OrderRow, row: ReturnRow, baseUrl: URL): Promise<void> {
  const number = orderNumber(order.reference);
  await queueMail(trx, {
    eventKey: `return:${row.id}:escalated`,
    to: storeProfile.sender.email,
    subject: `Return without an answer: order ${number}`,
    paragraphs: [
      `The seller had until ${momentOf(row.due_at, 'en')} to answer this return (${row.reason}). Somebody of the shop may answer now.`,
      ...(row.note === null ? [] : [`The buyer wrote: “${row.note}”`]),
    ],
    link: { label: mailFrame.en.link, url: new URL(pathOf(row, 'seller'), baseUrl).href },
  });
}
