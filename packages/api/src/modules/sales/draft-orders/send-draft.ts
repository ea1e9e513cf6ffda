import { formatDate } from '@headstock/contracts/dates';
import { localePrefix } from '@headstock/contracts/locale';
import { orderNumber } from '@headstock/contracts/order-number';
import { storeProfile } from '@headstock/contracts/store-profile';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { isUniqueViolation } from '#api/platform/db/tx.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { changeDraft, type SeenDraft } from './change-draft.ts';
import { refuseHeldByOthers } from './draft-holds.ts';
import { draftMail, helloTo, namesIn } from './draft-mail.ts';

/** The path of the link that opens a draft, with the prefix of its language. */
export const draftPath = ({ id, guest_key: key, locale }: Pick<OrderRow, 'id' | 'guest_key' | 'locale'>): string =>
  `${localePrefix(locale)}/cart?order=${id}&key=${encodeURIComponent(key)}`;

const momentText = (at: Date, locale: Locale): string =>
  formatDate(at, 'moment', { locale, timeZone: storeProfile.timeZone });

/** To whom a draft is mailed: its contact, else the member who owns it. */
async function customerOf(trx: Tx, order: OrderRow) {
  const id = order.contact_id ?? (order.account_id === order.drafted_by ? null : order.account_id);
  if (id === null) return undefined;
  return trx.selectFrom('accounts').select(['email', 'first_name']).where('id', '=', id).executeTakeFirst();
}

async function mailDraft(
  trx: Tx,
  order: OrderRow,
  until: Date,
  to: { email: string; first_name: string | null },
  baseUrl: URL,
) {
  const { id, locale, reference } = order;
  const lines = await trx
    .selectFrom('line_items')
    .select('listing_id')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const listingIds = lines.map(({ listing_id: listing }) => listing);
  const titles = await titlesOf(trx, listingIds, locale);
  const {
    subject,
    paragraphs,
    link = '',
  } = await mailText(trx, draftMail, locale, {
    number: orderNumber(reference),
    titles: namesIn(
      locale,
      listingIds.flatMap((listing) => titles.get(listing) ?? []),
    ),
    until: momentText(until, locale),
  });
  await queueMail(trx, {
    eventKey: `draft-order:${id}:${newId()}`,
    to: to.email,
    subject,
    paragraphs: [helloTo(locale, to.first_name), ...paragraphs],
    link: { label: link, url: new URL(draftPath(order), baseUrl).href },
  });
}

/** The expiry of a draft that is still held. Throws a DomainError `expired`. */
async function liveUntil(trx: Tx, actor: ActorContext, orderId: string): Promise<Date> {
  const { expires_at: until } = await trx
    .selectFrom('draft_orders')
    .select('expires_at')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (until <= actor.now) throw new DomainError('expired', salesMessages(actor.locale).draftExpired);
  return until;
}

/**
 * Mails a draft to its customer as a link to pay: it leaves the draft orders and waits for them. A sent one is mailed again. Throws a
 * DomainError: `email` for a draft without a customer, `expired`, or `held` when somebody else holds what is in it.
 */
export async function mailDraftOrder(actor: ActorContext, baseUrl: URL, seen: SeenDraft): Promise<void> {
  const messages = salesMessages(actor.locale);
  await changeDraft(
    actor,
    seen,
    { action: 'sendDraft' },
    async (trx, order) => {
      const until = await liveUntil(trx, actor, order.id);
      const customer = await customerOf(trx, order);
      if (!customer?.email) throw new DomainError('email', messages.draftCustomerMissing);
      await refuseHeldByOthers(trx, actor.locale, order.id);
      await trx
        .updateTable('orders')
        .set({ assigned_staff_account_id: null, in_drafts: false })
        .where('id', '=', order.id)
        .execute();
      await trx.updateTable('draft_orders').set({ sent_at: actor.now }).where('order_id', '=', order.id).execute();
      await mailDraft(trx, order, until, { ...customer, email: customer.email }, baseUrl);
    },
    { sentToo: true },
  );
}

/**
 * Takes a draft into the cart of the member of staff, to be paid at the counter; its owner stays who it is. Throws a DomainError:
 * `cart-taken` while that cart has an order of the same seller.
 */
export async function takeDraftToCounter(actor: ActorContext, seen: SeenDraft): Promise<void> {
  const staffId = requireAccountId(actor);
  try {
    await changeDraft(
      actor,
      seen,
      { action: 'takeToCounter' },
      async (trx, { id }) => {
        await trx
          .updateTable('orders')
          .set({ assigned_staff_account_id: staffId, in_drafts: false })
          .where('id', '=', id)
          .execute();
      },
      { sentToo: true },
    );
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError('cart-taken', salesMessages(actor.locale).draftCartTaken);
  }
}
