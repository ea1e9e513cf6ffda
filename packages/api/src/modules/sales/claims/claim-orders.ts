import { orderNumber } from '@headstock/contracts/order-number';
import { sql } from 'kysely';
import { hasVerifiedEmail } from '#api/modules/accounts/index.ts';
import { auditStaffAction } from '#api/modules/sales/orders/audit-order.ts';
import { holdsKey } from '#api/modules/sales/orders/find-visible-order.ts';
import { isBuyer } from '#api/modules/sales/orders/order-ownership.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { type Limit, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { claimCodeFor, isClaimCode } from './claim-code.ts';
import { claimMailCopy } from './claim-mail-copy.ts';

const LINK_MS = 24 * 3_600_000;
/** Links to one order, and links that one account asks for. */
const mailsOfOrder: Limit = { name: 'claim-order', max: 3, seconds: 3_600 };
const mailsByAccount: Limit = { name: 'claim-account', max: 10, seconds: 3_600 };

type Secrets = Pick<Services, 'config' | 'secret' | 'secrets'>;

/** Placed orders of guests whose contact has the e-mail of an account, which is itself the contact of some. */
const guestOrdersOf = (accountId: string) => sql<boolean>`orders.account_id IS NULL AND orders.completed_at IS NOT NULL
  AND orders.contact_id IN (
    SELECT contact.id FROM accounts AS contact JOIN accounts AS member ON member.email = contact.email
    WHERE member.id = ${accountId} AND contact.kind = 'contact'
    UNION ALL SELECT ${accountId})`;

/** How many orders a guest placed with an account's e-mail, and the account can take over; 0 while its e-mail is not proven. */
export async function countClaimable(db: Db, accountId: string): Promise<number> {
  if (!(await hasVerifiedEmail(db, accountId))) return 0;
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(guestOrdersOf(accountId))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes an account the buyer of orders that are still nobody's; gives how many it was in time for. */
async function takeOver(trx: Tx, actor: ActorContext, condition: ReturnType<typeof guestOrdersOf>): Promise<number> {
  const taken = await trx
    .updateTable('orders')
    .set((eb) => ({ account_id: requireAccountId(actor), session_id: null, version: eb('version', '+', 1) }))
    .where('account_id', 'is', null)
    .where(condition)
    .returning(['id', 'account_id', 'session_id'])
    .execute();
  for (const order of taken) await auditStaffAction(trx, actor, order, { action: 'claim' });
  return taken.length;
}

/**
 * Puts all orders that a guest placed with the actor's proven e-mail among the actor's purchases; gives how many.
 * Throws a DomainError with `email-unverified`.
 */
export async function claimOrders(actor: ActorContext): Promise<number> {
  const accountId = requireAccountId(actor);
  return tx(actor.db, async (trx) => {
    if (!(await hasVerifiedEmail(trx, accountId)))
      throw new DomainError('email-unverified', salesMessages(actor.locale).claimUnproven);
    return takeOver(trx, actor, guestOrdersOf(accountId));
  });
}

/** Whether a placed order is still its guest's. */
const isGuests = (order: OrderRow): boolean => order.account_id === null && order.completed_at !== null;

async function findByKey({ db, locale, principal }: ActorContext, id: string, key: string | null): Promise<OrderRow> {
  const row = isId(id) ? await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
  if (!row || row.completed_at === null || !(holdsKey(row, key) || isBuyer(principal, row)))
    throw new DomainError('not-found', salesMessages(locale).orderNotFound);
  return row;
}

/** Whether the actor has proven to read the mails about an order. */
async function readsMailOf(actor: ActorContext, order: OrderRow): Promise<boolean> {
  const accountId = requireAccountId(actor);
  if (!(await hasVerifiedEmail(actor.db, accountId))) return false;
  const found = await actor.db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', order.id)
    .where(guestOrdersOf(accountId))
    .executeTakeFirst();
  return found !== undefined;
}

/** What became of a wish to take over an order: done, or a link is on its way to the order's e-mail. */
export type ClaimOutcome = 'claimed' | 'mailed';

async function mailLink(actor: ActorContext, { config, secret }: Secrets, order: OrderRow): Promise<void> {
  const { db, locale } = actor;
  const accountId = requireAccountId(actor);
  for (const [limit, subject] of [
    [mailsByAccount, accountId],
    [mailsOfOrder, order.id],
  ] as const) {
    const room = await takeFromLimit(db, secret, limit, subject);
    if (!room.ok) throw tooManyError(room.retryAfter, locale);
  }
  const until = Date.now() + LINK_MS;
  const code = claimCodeFor({ secret }, { orderId: order.id, accountId, until });
  const query = new URLSearchParams({ key: order.guest_key, claim: code });
  const path = `${order.locale === 'fr' ? '/fr' : ''}/orders/${order.id}?${query.toString()}`;
  await tx(db, async (trx) => {
    const people = await trx
      .selectFrom('accounts')
      .select(['id', 'email', 'username'])
      .where('id', 'in', [accountId, order.contact_id ?? accountId])
      .execute();
    const contact = people.find(({ id }) => id === order.contact_id);
    const member = people.find(({ id }) => id === accountId);
    // An order without anybody's address: staff can help, and the answer is the same.
    if (!contact?.email || !member) return;
    const { subject, paragraphs, label } = claimMailCopy[order.locale](orderNumber(order.reference), member.username);
    await queueMail(trx, {
      eventKey: `order-claim:${order.id}:${accountId}:${until}`,
      to: contact.email,
      subject,
      paragraphs,
      link: { label, url: `${config.publicUrl.origin}${path}` },
      expiresAt: new Date(until),
    });
  });
}

/**
 * Puts one order of a guest among the actor's purchases: at once for whoever bought it in this session, reads the e-mail it
 * was placed with, or has the code of a mailed link; a link is mailed to that e-mail for everybody else who holds the order's
 * key. Repeating it changes nothing. Throws a DomainError: `not-found`, `claimed` by another account, `link-expired`,
 * `rate-limited`.
 */
export async function claimOrder(
  actor: ActorContext,
  secrets: Secrets,
  { id, key, code }: { readonly id: string; readonly key: string | null; readonly code: string | null },
): Promise<ClaimOutcome> {
  const accountId = requireAccountId(actor);
  const order = await findByKey(actor, id, key);
  if (order.account_id === accountId) return 'claimed';
  const messages = salesMessages(actor.locale);
  const taken = new DomainError('claimed', messages.claimedByOther);
  if (!isGuests(order)) throw taken;
  if (code !== null && !isClaimCode(secrets, code, { orderId: order.id, accountId }, Date.now()))
    throw new DomainError('link-expired', messages.claimLinkExpired);
  if (code === null && !isBuyer(actor.principal, order) && !(await readsMailOf(actor, order))) {
    await mailLink(actor, secrets, order);
    return 'mailed';
  }
  const count = await tx(actor.db, (trx) => takeOver(trx, actor, sql<boolean>`orders.id = ${order.id}`));
  if (count === 0 && (await findByKey(actor, id, key)).account_id !== accountId) throw taken;
  return 'claimed';
}
