import { findContactDetails } from '@headstock/contracts/contact-details';
import { dayIn } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { type Selectable, sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import type { AwayRepliesTable } from '#api/modules/messaging/tables.ts';
import { readText } from './reply-text.ts';

export type AwayReplyRow = Selectable<AwayRepliesTable>;

/** What somebody writes before they go. */
export type AwayReplyInput = {
  readonly textEn?: string | null;
  readonly textFr?: string | null;
  /** The last day, as `2026-11-23`. */
  readonly until: string;
};

const MOST_TEXT = 1_000;
/** Nobody is away for longer. */
const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

function readDay(text: string, { now, locale }: ActorContext): string {
  const first = dayIn(storeProfile.timeZone, now);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T12:00:00Z`) : undefined;
  const isDay = day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  const days = isDay ? (day.getTime() - first.getTime()) / DAY_MS : -1;
  if (days < 0 || days > MOST_DAYS) throw new DomainError('until', messagingMessages(locale).awayUntil);
  return text;
}

/** The actor's away reply, also one that is over; undefined without one. */
export async function readAwayReply(actor: ActorContext): Promise<AwayReplyRow | undefined> {
  return actor.db
    .selectFrom('away_replies')
    .selectAll()
    .where('account_id', '=', requireAccountId(actor))
    .executeTakeFirst();
}

/** Until which day, as `2026-11-23`, somebody is away; null for who is here. */
export async function awayUntilOf({ db, now }: ActorContext, accountId: string): Promise<string | null> {
  const away = await db
    .selectFrom('away_replies')
    .select('until_day')
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return away?.until_day ?? null;
}

/**
 * Answers for the actor until the end of a day where the shop is. Throws a DomainError: `text`, `until` (a day from today to a year from
 * now), and `contact-details`, as it goes to everybody.
 */
export async function setAwayReply(actor: ActorContext, baseUrl: URL, input: AwayReplyInput): Promise<void> {
  const messages = messagingMessages(actor.locale);
  const texts = { text_en: readText(input.textEn), text_fr: readText(input.textFr) };
  const longest = Math.max(texts.text_en.length, texts.text_fr.length);
  if (longest === 0 || longest > MOST_TEXT) throw new DomainError('text', messages.replyText(MOST_TEXT));
  const isOwnLink = (link: string): boolean => link === baseUrl.origin || link.startsWith(`${baseUrl.origin}/`);
  if (findContactDetails(`${texts.text_en}\n${texts.text_fr}`, isOwnLink).length > 0)
    throw new DomainError('contact-details', messages.awayContactDetails);
  const day = readDay(input.until, actor);
  const values = {
    ...texts,
    until_day: day,
    ends_at: sql<Date>`(${day}::date + 1)::timestamp AT TIME ZONE ${storeProfile.timeZone}`,
  };
  await actor.db
    .insertInto('away_replies')
    .values({ account_id: requireAccountId(actor), ...values })
    .onConflict((on) => on.column('account_id').doUpdateSet(values))
    .execute();
}

/** Answers for the actor no more; where nothing did, that is no error. */
export async function clearAwayReply(actor: ActorContext): Promise<void> {
  await actor.db.deleteFrom('away_replies').where('account_id', '=', requireAccountId(actor)).execute();
}
