import { type ContactDetail, findContactDetails } from '@headstock/contracts/contact-details';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type GcraLimit, takeFromGcraLimit } from '#api/platform/gcra-limit.ts';
import { type LimitedClient, tooManyError } from '#api/platform/rate-limit.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import type { Conversation } from './begin-thread.ts';
import { haveTraded } from './subjects.ts';

/** Characters of a message at most. */
export const MAXIMUM_TEXT = 2_000;
/** Attachments of a message at most. */
export const MAXIMUM_ATTACHMENTS = 10;
const KEY = /^[\x21-\x7e]{8,100}$/;

/** What one account may send: a quick exchange, and not much to people whom it has not written to. */
const messagesBySender: GcraLimit = { name: 'message-sender', burst: 30, everySeconds: 6 };
const threadsBySender: GcraLimit = { name: 'thread-sender', burst: 15, everySeconds: 300 };

/** Contact details before a purchase: the sender is asked before they are sent. */
export class ContactDetailsError extends DomainError {
  readonly passages: readonly ContactDetail[];

  constructor(passages: readonly ContactDetail[], locale: Locale) {
    super('contact-details', messagingMessages(locale).contactDetails);
    this.passages = passages;
  }
}

/** The text of a message, trimmed. Throws a DomainError with the code `text` or `attachments` or `invalid`. */
export function readMessage(
  given: { readonly text: string; readonly attachmentIds: readonly string[]; readonly idempotencyKey: string },
  locale: Locale,
): string {
  const messages = messagingMessages(locale);
  const text = cleanText(given.text).replaceAll('\r\n', '\n').trim();
  if (text === '') throw new DomainError('text', messages.textMissing);
  if (text.length > MAXIMUM_TEXT) throw new DomainError('text', messages.textTooLong(MAXIMUM_TEXT));
  if (given.attachmentIds.length > MAXIMUM_ATTACHMENTS)
    throw new DomainError('attachments', messages.tooManyAttachments(MAXIMUM_ATTACHMENTS));
  if (!KEY.test(given.idempotencyKey)) throw new DomainError('invalid', messages.keyInvalid);
  return text;
}

/** Whether the shop itself is the other one: whoever asks it something may leave a number. */
async function isShop({ db }: ActorContext, accountId: string): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('is_admin').where('id', '=', accountId).executeTakeFirst();
  return row?.is_admin === true;
}

/** The contact details of a text that its sender should know of: none between people who have bought from each other. */
export async function contactDetailsIn(
  actor: ActorContext,
  { counterpartId, subject, isOpenOrder }: Conversation,
  text: string,
  baseUrl: URL,
): Promise<readonly ContactDetail[]> {
  const found = findContactDetails(text, (link) => link === baseUrl.origin || link.startsWith(`${baseUrl.origin}/`));
  if (found.length === 0 || (subject.kind === 'order' && isOpenOrder)) return [];
  if (await isShop(actor, counterpartId)) return [];
  return (await haveTraded(actor.db, requireAccountId(actor), counterpartId)) ? [] : found;
}

/** Counts a message, and the thread that it begins. Throws a DomainError when there were too many. */
export async function takeMessageLimits(
  actor: ActorContext,
  { secret }: Pick<LimitedClient, 'secret'>,
  isNewThread: boolean,
): Promise<void> {
  for (const limit of isNewThread ? [messagesBySender, threadsBySender] : [messagesBySender]) {
    const place = await takeFromGcraLimit(actor.db, secret, limit, requireAccountId(actor));
    if (!place.ok) throw tooManyError(place.retryAfter, actor.locale);
  }
}
