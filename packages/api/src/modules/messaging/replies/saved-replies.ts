import type { Selectable } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { sqlStateOf, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import type { SavedRepliesTable } from '#api/modules/messaging/tables.ts';
import { readText } from './reply-text.ts';

export type SavedReplyRow = Selectable<SavedRepliesTable>;

/** What somebody writes of a reply. */
export type SavedReplyInput = {
  readonly title: string;
  readonly textEn?: string | null;
  readonly textFr?: string | null;
};

/** Replies of one account at most. */
export const MOST_REPLIES = 30;
const MOST_TITLE = 60;
const MOST_TEXT = 2_000;
const UNIQUE = '23505';

function read(input: SavedReplyInput, { locale }: ActorContext) {
  const messages = messagingMessages(locale);
  const title = readText(input.title).replaceAll(/\s+/g, ' ');
  if (title === '' || title.length > MOST_TITLE) throw new DomainError('title', messages.replyTitle(MOST_TITLE));
  const texts = { text_en: readText(input.textEn), text_fr: readText(input.textFr) };
  const longest = Math.max(texts.text_en.length, texts.text_fr.length);
  if (longest === 0 || longest > MOST_TEXT) throw new DomainError('text', messages.replyText(MOST_TEXT));
  return { title, ...texts };
}

/** The actor's own replies, by their names. */
export async function readReplies(actor: ActorContext): Promise<SavedReplyRow[]> {
  return actor.db
    .selectFrom('saved_replies')
    .selectAll()
    .where('account_id', '=', requireAccountId(actor))
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/**
 * Keeps a reply, or writes one of the actor's own anew, and gives its id. Throws a DomainError: `title`, `text`, `title-taken`, `full`,
 * `not-found`.
 */
export async function saveReply(actor: ActorContext, id: string | null, input: SavedReplyInput): Promise<string> {
  const messages = messagingMessages(actor.locale);
  const accountId = requireAccountId(actor);
  const columns = read(input, actor);
  try {
    return await tx(actor.db, async (trx) => {
      // Two requests at once do not pass the limit.
      await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
      if (id !== null) {
        const { numUpdatedRows } = await trx
          .updateTable('saved_replies')
          .set(columns)
          .where('id', '=', isId(id) ? id : '')
          .where('account_id', '=', accountId)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new DomainError('not-found', messages.replyNotFound);
        return id;
      }
      const { count } = await trx
        .selectFrom('saved_replies')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      if (count >= MOST_REPLIES) throw new DomainError('full', messages.repliesFull(MOST_REPLIES));
      const made = newId();
      await trx
        .insertInto('saved_replies')
        .values({ id: made, account_id: accountId, ...columns })
        .execute();
      return made;
    });
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE) throw new DomainError('title-taken', messages.replyTitleTaken);
    throw error;
  }
}

/** Forgets one of the actor's own replies. Throws a DomainError `not-found`. */
export async function removeReply(actor: ActorContext, id: string): Promise<void> {
  const { numDeletedRows } = await actor.db
    .deleteFrom('saved_replies')
    .where('id', '=', isId(id) ? id : '')
    .where('account_id', '=', requireAccountId(actor))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', messagingMessages(actor.locale).replyNotFound);
}
