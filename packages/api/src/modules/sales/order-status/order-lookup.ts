import { localePrefix } from '@headstock/contracts/locale';
import { orderNumber } from '@headstock/contracts/order-number';
import { findVisibleOrder } from '#api/modules/sales/orders/find-visible-order.ts';
import { findByNumber } from '#api/modules/sales/orders/search-order.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { linkedTo, mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { type Limit, takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { orderLinkMail } from './order-link-mail.ts';
import { statusKeyFor } from './status-key.ts';

const STATUS_MS = 30 * 60_000;
/** Mails with the link to one order: a search that is repeated shows the status again and mails nothing. */
const mailsOfOrder: Limit = { name: 'order-link', max: 2, seconds: 3_600 };

type Found = NonNullable<Awaited<ReturnType<typeof findByNumber>>>;

async function mailLink(
  { db, now }: ActorContext,
  { config, secret }: Pick<Services, 'config' | 'secret'>,
  { id, guest_key: key, reference, locale }: Found,
  email: string,
): Promise<void> {
  const room = await takeFromLimit(db, secret, mailsOfOrder, id);
  if (!room.ok) return;
  const path = `${localePrefix(locale)}/orders/${id}?key=${key}`;
  await tx(db, async (trx) => {
    const text = await mailText(trx, orderLinkMail, locale, { number: orderNumber(reference) });
    await queueMail(trx, {
      eventKey: `order-link:${id}:${now.getTime()}`,
      to: email,
      ...linkedTo(text, new URL(path, config.publicUrl).href),
    });
  });
}

/**
 * Where whoever knows the number and the e-mail of a placed order may go: to the order itself where it is visible anyway, else to a page
 * that shows how far it has come for half an hour, while the link to the order is mailed to that e-mail. A path without a language;
 * undefined for an unknown order.
 */
export async function lookUpOrder(
  actor: ActorContext,
  services: Pick<Services, 'config' | 'secret'>,
  number: string,
  email: string,
): Promise<string | undefined> {
  const order = await findByNumber(actor.db, number, email);
  if (!order) return undefined;
  if (await findVisibleOrder(actor, order.id)) return `/orders/${order.id}`;
  await mailLink(actor, services, order, email);
  const key = statusKeyFor(services.secret, { orderId: order.id, until: actor.now.getTime() + STATUS_MS });
  return `/orders/search?found=${key}`;
}
