import { type AccountSource, loadAccounts } from '#api/modules/accounts/index.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { blocksBetween } from '#api/modules/messaging/blocks/blocks.ts';
import type { Locale } from '#api/platform/locale.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import { countUnreadIn, counterpartOf, type ThreadRow } from './find-thread.ts';
import { type MessageView, toMessageViews } from './message-views.ts';
import { lastMessages } from './read-messages.ts';
import { loadSubjects, type SubjectRef, type SubjectView } from './subjects.ts';

/** Somebody in a thread: what their public page shows, and nothing with which to reach them. */
export type ThreadPerson = {
  readonly id: string;
  readonly displayName: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  /** The shop itself, which nobody blocks. */
  readonly isShop: boolean;
};

/** What a thread is about, as the schema names it. */
export type ThreadSubjectView = SubjectView & { readonly kind: 'ITEM' | 'ORDER' | 'OFFER'; readonly id: string };

/** A thread as the resolvers of the schema's type `Thread` read it. */
export type ThreadView = {
  readonly id: string;
  readonly row: ThreadRow;
  readonly subject: ThreadSubjectView;
  readonly counterpart: ThreadPerson;
  readonly viewerIsBuyer: boolean;
  readonly unreadCount: number;
  readonly lastMessage: MessageView | null;
  readonly lastMessageAt: Date;
  /** Whether the viewer has blocked the other one. */
  readonly isBlocked: boolean;
};

/** What a thread shows of an account; of one that is deleted, that it is. */
export const toPerson = (account: AccountSource, locale: Locale): ThreadPerson => ({
  id: account.id,
  displayName: account.isDeleted ? messagingMessages(locale).deletedMember : account.displayName,
  username: account.username,
  avatarUrl: account.avatarImage?.url ?? null,
  isShop: account.isAdmin,
});

const kinds = { item: 'ITEM', order: 'ORDER', offer: 'OFFER' } as const;

/** A subject as the schema shows it. */
export const toSubject = ({ kind, id }: SubjectRef, view: SubjectView): ThreadSubjectView => ({
  ...view,
  kind: kinds[kind],
  id,
});

/** The actor's threads as the schema shows them, in the order of the rows, with a fixed number of statements. */
export async function toThreadViews(actor: ActorContext, rows: readonly ThreadRow[]): Promise<ThreadView[]> {
  if (rows.length === 0) return [];
  const { db, locale } = actor;
  const accountId = requireAccountId(actor);
  const others = rows.map((row) => counterpartOf(row, accountId));
  const refs = rows.map((row) => ({ kind: row.subject_kind, id: row.subject_id }));
  const ids = rows.map(({ id }) => id);
  const [people, subjectOf, unread, blocks, newest] = await Promise.all([
    loadAccounts(db, others),
    loadSubjects(db, refs, locale),
    countUnreadIn(actor, ids),
    blocksBetween(db, accountId, others),
    lastMessages(actor, ids),
  ]);
  const messages = await toMessageViews(actor, [...newest.values()]);
  return rows.flatMap((row): ThreadView[] => {
    const counterpart = people.get(counterpartOf(row, accountId));
    if (!counterpart) return [];
    const ref = { kind: row.subject_kind, id: row.subject_id };
    return [
      {
        id: row.id,
        row,
        subject: toSubject(ref, subjectOf(ref)),
        counterpart: toPerson(counterpart, locale),
        viewerIsBuyer: row.buyer_account_id === accountId,
        unreadCount: unread.get(row.id) ?? 0,
        lastMessage: messages.get(newest.get(row.id)?.id ?? '') ?? null,
        lastMessageAt: row.last_message_at,
        isBlocked: blocks.has(counterpart.id),
      },
    ];
  });
}

/** The actor's threads by id, in any sequence; others' are left out. */
export async function loadThreadViews(actor: ActorContext, ids: readonly string[]): Promise<Map<string, ThreadView>> {
  if (ids.length === 0) return new Map();
  const accountId = requireAccountId(actor);
  const rows = await actor.db
    .selectFrom('threads')
    .selectAll()
    .where('id', 'in', ids)
    .where((is) => is.or([is('first_account_id', '=', accountId), is('second_account_id', '=', accountId)]))
    .execute();
  return new Map((await toThreadViews(actor, rows)).map((view) => [view.id, view]));
}
