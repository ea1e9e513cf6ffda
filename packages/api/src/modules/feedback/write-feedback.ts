import { type Selectable, sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { requireAccountId } from '#api/platform/actor-context.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { readPublicText } from './feedback-text.ts';
import { feedbackMessages } from './messages.ts';
import { findOwnOrder, OPEN_DAYS, type RatedOrder } from './rated-order.ts';
import { revealIfComplete } from './reveal-feedback.ts';
import type { FeedbackTable } from './tables.ts';

export type FeedbackRow = Selectable<FeedbackTable>;

const LONGEST_TEXT = 2_000;
const LONGEST_ANSWER = 1_000;
/** Up to so many stars somebody has to say what went wrong. */
const NEEDS_TEXT = 2;

/** What somebody says of the other side of an order. */
export type FeedbackInput = {
  readonly stars: number;
  readonly text?: string | null;
  readonly asDescribed?: number | null;
  readonly packing?: number | null;
  readonly communication?: number | null;
  readonly shipping?: number | null;
};

const isRating = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= 5;

function checkInput(actor: ActorContext, input: FeedbackInput): string {
  const messages = feedbackMessages(actor.locale);
  const aspects = [input.asDescribed, input.packing, input.communication, input.shipping];
  if (!isRating(input.stars) || aspects.some((aspect) => typeof aspect === 'number' && !isRating(aspect)))
    throw new DomainError('stars', messages.stars);
  const text = readPublicText(input.text ?? '', LONGEST_TEXT, actor.locale);
  if (input.stars <= NEEDS_TEXT && text === '') throw new DomainError('text', messages.textNeeded);
  return text;
}

/** Throws a DomainError for an order that cannot be rated now: `not-delivered`, `not-standing` or `too-late`. */
function checkOpen(actor: ActorContext, order: RatedOrder): Date {
  const messages = feedbackMessages(actor.locale);
  if (!order.stands) throw new DomainError('not-standing', messages.notStanding);
  if (order.closesAt === null) throw new DomainError('not-delivered', messages.notDelivered);
  if (!order.isOpen) throw new DomainError('too-late', messages.tooLate(OPEN_DAYS));
  return order.closesAt;
}

/** “A. M.”: enough to tell two people apart, and no name. */
export const initialsOf = (first: string | null, last: string | null, shown: string): string => {
  const names = [first, last].filter((name): name is string => Boolean(name?.trim()));
  const words = names.length > 0 ? names : [shown];
  return words.map((word) => `${/./u.exec(word.trim())?.[0].toUpperCase() ?? ''}.`).join(' ');
};

/**
 * Rates the other side of an order of the actor's, once and for good. Both sides are revealed when the second writes. Throws a
 * DomainError: `not-found`, `not-delivered`, `not-standing`, `too-late`, `already`, `stars`, `text` or `contact`.
 */
export async function createFeedback(
  actor: ActorContext,
  orderId: string,
  input: FeedbackInput,
  baseUrl: URL,
): Promise<void> {
  const messages = feedbackMessages(actor.locale);
  const accountId = requireAccountId(actor);
  await tx(actor.db, async (trx) => {
    const own = await findOwnOrder({ ...actor, db: trx }, orderId);
    if (!own) throw new DomainError('not-found', messages.notFound);
    await sql`SELECT FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`.execute(trx);
    const closesAt = checkOpen(actor, own.order);
    const body = checkInput(actor, input);
    const author = await trx
      .selectFrom('accounts')
      .select(['first_name', 'last_name', 'display_name'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const { order, side } = own;
    const inserted = await trx
      .insertInto('feedback')
      .values({
        id: newId(),
        order_id: orderId,
        side,
        author_account_id: accountId,
        author_initials: initialsOf(author.first_name, author.last_name, author.display_name),
        subject_account_id: side === 'BUYER' ? order.sellerId : order.buyerId,
        item_id: order.itemId,
        stars: input.stars,
        // A seller judges the buyer's words and nothing else in particular.
        as_described: side === 'BUYER' ? (input.asDescribed ?? null) : null,
        packing: side === 'BUYER' ? (input.packing ?? null) : null,
        communication: input.communication ?? null,
        shipping: side === 'BUYER' ? (input.shipping ?? null) : null,
        body,
        closes_at: closesAt,
      })
      .onConflict((on) => on.constraint('feedback_once').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) throw new DomainError('already', messages.already);
    await revealIfComplete(trx, orderId, baseUrl);
  });
}

/** Answers feedback about the actor, once, after it was revealed. Throws a DomainError: `not-found`, `answered`, `text` or `contact`. */
export async function answerFeedback(actor: ActorContext, id: string, given: string): Promise<void> {
  const messages = feedbackMessages(actor.locale);
  const text = readPublicText(given, LONGEST_ANSWER, actor.locale);
  if (text === '') throw new DomainError('text', messages.textRequired);
  const own = actor.db
    .selectFrom('feedback')
    .select('answer')
    .where('id', '=', id)
    .where('subject_account_id', '=', requireAccountId(actor))
    .where('revealed_at', 'is not', null)
    .where('hidden_at', 'is', null);
  const present = isId(id) ? await own.executeTakeFirst() : undefined;
  if (!present) throw new DomainError('not-found', messages.feedbackNotFound);
  const { numUpdatedRows } = await actor.db
    .updateTable('feedback')
    .set({ answer: text, answered_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DomainError('answered', messages.answered);
}
