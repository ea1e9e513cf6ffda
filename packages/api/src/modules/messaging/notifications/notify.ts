import type { Channel, EventType } from '@headstock/contracts/event-types';
import { localePrefix, locales } from '@headstock/contracts/locale';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type MailSection, queueMail } from '#api/platform/mail/queue-mail.ts';
import { announce } from '#api/modules/messaging/live/announce.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import { channelsFor, type Role } from './audience.ts';
import { wants } from './choices.ts';
import { unsubscribeUrls } from './unsubscribe.ts';

/** What somebody is told, in one language. */
export type NotificationCopy = {
  /** Of the mail; also the line in the bell's list. */
  readonly subject: string;
  /** Below the greeting. */
  readonly paragraphs: readonly string[];
  /** `path` is without the language prefix. A mail with sections has no other links than theirs. */
  readonly link: { readonly label: string; readonly path: string };
  /** Several things that the mail tells about, such as the orders of one checkout; below the paragraphs. */
  readonly sections?: readonly NoticeSection[];
  /** Below the sections. */
  readonly closing?: readonly string[];
};

/** One of several things that a mail tells about. `key` opens it without an account. */
export type NoticeSection = Pick<MailSection, 'heading' | 'lines'> & {
  readonly link: NotificationCopy['link'] & { readonly key: string };
};

/** Something that somebody is told. */
export type Notice = {
  readonly event: EventType;
  /** Names what happened, and to which side: the same cause is mailed and listed once. */
  readonly cause: string;
  /** Who the account is to the event. */
  readonly role: Role;
  /** Whose mail it is: a member, or the contact of a guest's order. */
  readonly accountId: string;
  /** In whose list it stands, where that is another account than the mail's; null for nobody's. */
  readonly bellAccountId?: string | null;
  /** The language of the mail; without it the account's own. */
  readonly locale?: Locale;
  /** The one channel that carries it, where the account chose so for this notice; without it all that the table allows. */
  readonly only?: Channel;
  /** The account did it itself: mailed for the records, not listed. */
  readonly isOwnAct?: boolean;
  readonly copy: (locale: Locale) => NotificationCopy | Promise<NotificationCopy>;
  /** Opens what the mail links to without an account; added to the mail's link alone. */
  readonly key?: string;
};

function findReader(trx: Tx, accountId: string) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'kind', 'email', 'first_name', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

async function mail(trx: Tx, notice: Notice, baseUrl: URL): Promise<void> {
  const { event, cause, accountId, key } = notice;
  if (!channelsFor(event, notice.role).includes('mail')) return;
  const reader = await findReader(trx, accountId);
  if (!reader || !(await wants(trx, accountId, event, 'mail'))) return;
  const locale = notice.locale ?? reader.locale;
  const { subject, paragraphs, link, sections, closing = [] } = await notice.copy(locale);
  const messages = messagingMessages(locale);
  const urls = await unsubscribeUrls(trx, accountId, event, locale, baseUrl);
  const linkTo = (path: string, opens?: string): string =>
    new URL(`${localePrefix(locale)}${path}${opens === undefined ? '' : `?key=${opens}`}`, baseUrl).href;
  await queueMail(trx, {
    eventKey: cause,
    to: reader.email,
    subject,
    paragraphs: [messages.hello(reader.first_name), ...paragraphs],
    ...(sections
      ? {
          sections: sections.map(({ link: to, ...section }) => ({
            ...section,
            link: { label: to.label, url: linkTo(to.path, to.key) },
          })),
          closing,
        }
      : { link: { label: link.label, url: linkTo(link.path, key) } }),
    ...(urls && { unsubscribe: { label: messages.unsubscribe, url: urls.page, oneClickUrl: urls.oneClick } }),
  });
}

async function list(trx: Tx, notice: Notice): Promise<void> {
  const { event, cause, isOwnAct = false, bellAccountId = notice.accountId } = notice;
  if (isOwnAct || bellAccountId === null || !channelsFor(event, notice.role).includes('bell')) return;
  const reader = await findReader(trx, bellAccountId);
  if (reader?.kind !== 'member' || !(await wants(trx, bellAccountId, event, 'bell'))) return;
  const copies: (readonly [Locale, NotificationCopy])[] = [];
  for (const locale of locales) copies.push([locale, await notice.copy(locale)]);
  const title = Object.fromEntries(copies.map(([locale, { subject }]) => [locale, subject]));
  const inserted = await trx
    .insertInto('notifications')
    .values({
      id: newId(),
      account_id: bellAccountId,
      event_type: event,
      cause,
      title: toJson(title),
      path: copies[0]?.[1].link.path ?? '/',
    })
    .onConflict((on) => on.constraint('notifications_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await announce(trx, [bellAccountId], 'notifications');
}

/**
 * Tells somebody what happened, by mail and in the list of the bell, as the table of event types, the audience and their own
 * choice allow; in the transaction of the event, once for each cause. An unknown account is told nothing.
 */
export async function notify(trx: Tx, notice: Notice, baseUrl: URL): Promise<void> {
  if (notice.only !== 'bell') await mail(trx, notice, baseUrl);
  if (notice.only !== 'mail') await list(trx, notice);
}
