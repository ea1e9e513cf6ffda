import { loadAccount } from '#api/modules/accounts/index.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import { hasBlocked } from '#api/modules/messaging/blocks/blocks.ts';
import { counterpartOf, requireOwnThread, type ThreadRow } from './find-thread.ts';
import { sourceOf, type SubjectRef } from './subjects.ts';

/** Where a message goes: the two, and what they speak about. `row` is null while there is no thread. */
export type Conversation = {
  readonly subject: SubjectRef;
  readonly buyerId: string;
  readonly counterpartId: string;
  readonly isOpenOrder: boolean;
  readonly row: ThreadRow | null;
};

/** Who must be asked for, in the order in which a thread has them. */
const pairOf = (one: string, other: string): readonly [string, string] => (one < other ? [one, other] : [other, one]);

/** The thread of two accounts about a subject. */
export async function findThreadOf(
  db: Db,
  { kind, id }: SubjectRef,
  one: string,
  other: string,
): Promise<ThreadRow | undefined> {
  const [first, second] = pairOf(one, other);
  return db
    .selectFrom('threads')
    .selectAll()
    .where('first_account_id', '=', first)
    .where('second_account_id', '=', second)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
}

/**
 * With whom the actor speaks about a subject: of an item with its seller, of an order or offer with the other side. Throws a
 * DomainError, the same for an unknown subject and for one that does not concern the actor.
 */
export async function converse(actor: ActorContext, subject: SubjectRef): Promise<Conversation> {
  const messages = messagingMessages(actor.locale);
  const own = requireAccountId(actor);
  const parties = isId(subject.id) ? await sourceOf(subject.kind).partiesOf(actor.db, subject.id) : undefined;
  const { sellerId = '', isOpenOrder = false } = parties ?? {};
  const buyerId = subject.kind === 'item' ? own : (parties?.buyerId ?? null);
  if (!parties || (own !== sellerId && own !== buyerId)) throw new DomainError('not-found', messages.subjectNotFound);
  if (buyerId === null) throw new DomainError('guest-order', messages.guestOrder);
  if (buyerId === sellerId) throw new DomainError('own-thing', messages.ownThing);
  const counterpartId = own === buyerId ? sellerId : buyerId;
  const row = (await findThreadOf(actor.db, subject, own, counterpartId)) ?? null;
  return { subject, buyerId, counterpartId, isOpenOrder, row };
}

/** The conversation of a thread of the actor. Throws a DomainError for every other thread. */
export async function continueThread(actor: ActorContext, threadId: string): Promise<Conversation> {
  const row = await requireOwnThread(actor, threadId);
  const subject: SubjectRef = { kind: row.subject_kind, id: row.subject_id };
  const parties = subject.kind === 'order' ? await sourceOf('order').partiesOf(actor.db, subject.id) : undefined;
  return {
    subject,
    buyerId: row.buyer_account_id,
    counterpartId: counterpartOf(row, requireAccountId(actor)),
    isOpenOrder: parties?.isOpenOrder ?? false,
    row,
  };
}

/** Why the actor cannot write; null where nothing stands in the way. Open orders stay usable, whoever blocked whom. */
export async function obstacleOf(
  actor: ActorContext,
  { counterpartId, isOpenOrder }: Pick<Conversation, 'counterpartId' | 'isOpenOrder'>,
): Promise<{ readonly code: 'blocked' | 'blocking' | 'gone'; readonly message: string } | null> {
  const messages = messagingMessages(actor.locale);
  if ((await loadAccount(actor.db, counterpartId))?.isDeleted) return { code: 'gone', message: messages.gone };
  if (isOpenOrder) return null;
  const own = requireAccountId(actor);
  if (await hasBlocked(actor.db, own, counterpartId)) return { code: 'blocking', message: messages.blocking };
  return (await hasBlocked(actor.db, counterpartId, own)) ? { code: 'blocked', message: messages.blocked } : null;
}

/** The thread of the actor and the other side of an order, which is begun where there is none. Throws a DomainError as `converse` does. */
export async function threadOfOrder(trx: Tx, actor: ActorContext, orderId: string): Promise<string> {
  const conversation = await converse({ ...actor, db: trx }, { kind: 'order', id: orderId });
  return (await ensureThread(trx, requireAccountId(actor), conversation)).id;
}

/** Makes the thread of a conversation, or finds the one that another request has made. */
export async function ensureThread(
  trx: Tx,
  own: string,
  { subject, buyerId, counterpartId, row }: Conversation,
): Promise<ThreadRow> {
  if (row) return row;
  const [first, second] = pairOf(own, counterpartId);
  await trx
    .insertInto('threads')
    .values({
      id: newId(),
      subject_kind: subject.kind,
      subject_id: subject.id,
      first_account_id: first,
      second_account_id: second,
      buyer_account_id: buyerId,
    })
    .onConflict((on) => on.constraint('threads_once').doNothing())
    .execute();
  const thread = await findThreadOf(trx, subject, first, second);
  if (!thread) throw new Error('The thread was neither found nor made.');
  return thread;
}
