import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Services } from '#api/platform/services.ts';
import { type FileFault, fileTypes, prepareFile, type UploadedFile } from '#api/platform/uploads/prepare-file.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import type { MessageAttachmentsTable } from '#api/modules/messaging/tables.ts';

export type AttachmentRow = Selectable<MessageAttachmentsTable>;

const ID = /^[\w-]{24}$/;
const SWEPT_AT_ONCE = 200;
/** Longer than anybody writes on a message. */
const UNSENT_HOURS = 24;
/** Of one account so many are kept before they are sent: two full messages. The oldest go for a new one. */
const MOST_UNSENT = 20;

/** Rows and files of attachments. */
export type AttachmentStore = Pick<Services, 'db' | 'storage'>;

const keyOf = ({ id, kind }: Pick<AttachmentRow, 'id' | 'kind'>): string =>
  `message-attachments/${id}.${fileTypes[kind].extension}`;

/** Checks and keeps a file of the actor: a picture made anew, or a PDF as it is. It is swept away unless it is sent. */
export async function storeAttachment(
  store: AttachmentStore,
  actor: ActorContext,
  file: UploadedFile,
): Promise<AttachmentRow | FileFault> {
  const prepared = await prepareFile(file);
  if (typeof prepared === 'string') return prepared;
  const { kind, fileName, data, width, height } = prepared;
  const row = await store.db
    .insertInto('message_attachments')
    .values({
      id: randomBytes(18).toString('base64url'),
      uploader_account_id: requireAccountId(actor),
      kind,
      file_name: fileName,
      bytes: data.length,
      width,
      height,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // The row first: a file without one would never be swept away.
  await store.storage.put(keyOf(row), data, { contentType: fileTypes[kind].contentType });
  await dropOldUnsent(store, row.uploader_account_id);
  return row;
}

/** Removes what an account has attached and not sent, but the newest. */
async function dropOldUnsent(store: AttachmentStore, accountId: string): Promise<void> {
  const old = await store.db
    .selectFrom('message_attachments')
    .select(['id', 'kind'])
    .where('uploader_account_id', '=', accountId)
    .where('message_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(MOST_UNSENT)
    .execute();
  for (const row of old) await dropUnsent(store, row);
}

/** Removes an attachment; sent at this very moment, it is kept. */
async function dropUnsent({ db, storage }: AttachmentStore, row: Pick<AttachmentRow, 'id' | 'kind'>): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('message_attachments')
    .where('id', '=', row.id)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await storage.delete(keyOf(row));
}

/** Makes attachments part of a message. Throws a DomainError unless all are the actor's own and unsent. */
export async function claimAttachments(
  trx: Tx,
  actor: ActorContext,
  messageId: string,
  ids: readonly string[],
): Promise<void> {
  const known = [...new Set(ids)];
  if (known.length === 0) return;
  const claimed = await trx
    .updateTable('message_attachments')
    .set({ message_id: messageId })
    .where('id', 'in', known)
    .where('uploader_account_id', '=', requireAccountId(actor))
    .where('message_id', 'is', null)
    .returning('id')
    .execute();
  if (claimed.length < known.length)
    throw new DomainError('attachments', messagingMessages(actor.locale).attachmentNotFound);
}

/** The attachments of messages, by message; the caller has checked whose messages they are. */
export async function attachmentsOf(db: Db, messageIds: readonly string[]): Promise<Map<string, AttachmentRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_attachments')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(
    rows.filter(({ message_id: id }) => id !== null),
    ({ message_id: id }) => id ?? '',
  );
}

/** An attachment that the actor may see: their own, or one of a message that they wrote or received. */
export async function findAttachment({ db, principal }: ActorContext, id: string): Promise<AttachmentRow | undefined> {
  const { accountId } = principal;
  if (accountId === null || !ID.test(id)) return undefined;
  return db
    .selectFrom('message_attachments')
    .leftJoin('messages', 'messages.id', 'message_attachments.message_id')
    .selectAll('message_attachments')
    .where('message_attachments.id', '=', id)
    .where((is) =>
      is.or([
        is('message_attachments.uploader_account_id', '=', accountId),
        is('messages.recipient_account_id', '=', accountId),
      ]),
    )
    .executeTakeFirst();
}

/** The bytes of an attachment; undefined when the file is gone. */
export const readAttachment = ({ storage }: AttachmentStore, row: AttachmentRow): Promise<Buffer | undefined> =>
  storage.get(keyOf(row));

/** Removes what was attached and never sent. */
export async function sweepAttachments(store: AttachmentStore, now = new Date()): Promise<void> {
  const old = await store.db
    .selectFrom('message_attachments')
    .select(['id', 'kind'])
    .where('message_id', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - UNSENT_HOURS * 3_600_000))
    .orderBy('created_at')
    .limit(SWEPT_AT_ONCE)
    .execute();
  for (const row of old) await dropUnsent(store, row);
}
