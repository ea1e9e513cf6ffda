import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { type PictureFault, reencodePicture } from '#api/platform/images/reencode-picture.ts';
import type { Services } from '#api/platform/services.ts';
import { messagingMessages } from '#api/modules/messaging/messages.ts';
import type { MessageAttachmentsTable } from '#api/modules/messaging/tables.ts';

export type AttachmentRow = Selectable<MessageAttachmentsTable>;

/** Bytes of one attachment at most. */
export const MAXIMUM_ATTACHMENT_BYTES = 10 * 2 ** 20;
const ID = /^[\w-]{24}$/;
const SWEPT_AT_ONCE = 200;
/** Longer than anybody writes on a message. */
const UNSENT_HOURS = 24;

/** Rows and files of attachments. */
export type AttachmentStore = Pick<Services, 'db' | 'storage'>;

/** Why a file is not taken: too large, or a fault of the picture that it claims to be. */
export type AttachmentFault = PictureFault | 'size';

const keyOf = ({ id, kind }: Pick<AttachmentRow, 'id' | 'kind'>): string =>
  `message-attachments/${id}.${kind === 'pdf' ? 'pdf' : 'jpg'}`;

/** Whether bytes are a PDF from beginning to end; what else stands in it is why it is only ever downloaded. */
export function looksLikePdf(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 0, 5) === '%PDF-' &&
    bytes.toString('latin1', Math.max(0, bytes.length - 1_024)).includes('%%EOF')
  );
}

/** A name as it is shown and downloaded: without folders, control characters and what turns the direction of text. */
function cleanName(fileName: string): string {
  const last = cleanText(fileName).split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, 120) || 'file'
  );
}

/** Checks and keeps a file of the actor: a picture made anew, or a PDF as it is. It is swept away unless it is sent. */
export async function storeAttachment(
  store: AttachmentStore,
  actor: ActorContext,
  { fileName, bytes }: { readonly fileName: string; readonly bytes: Buffer | null },
): Promise<AttachmentRow | AttachmentFault> {
  if (bytes === null) return 'size';
  const isPdf = looksLikePdf(bytes);
  const picture = isPdf ? null : await reencodePicture(bytes);
  if (typeof picture === 'string') return picture;
  const data = picture?.data ?? bytes;
  const row = await store.db
    .insertInto('message_attachments')
    .values({
      id: randomBytes(18).toString('base64url'),
      uploader_account_id: requireAccountId(actor),
      kind: isPdf ? 'pdf' : 'picture',
      file_name: cleanName(fileName),
      bytes: data.length,
      width: picture?.width ?? null,
      height: picture?.height ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // The row first: a file without one would never be swept away.
  await store.storage.put(keyOf(row), data, { contentType: isPdf ? 'application/pdf' : 'image/jpeg' });
  return row;
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
export async function sweepAttachments({ db, storage }: AttachmentStore, now = new Date()): Promise<void> {
  const old = await db
    .selectFrom('message_attachments')
    .select(['id', 'kind'])
    .where('message_id', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - UNSENT_HOURS * 3_600_000))
    .orderBy('created_at')
    .limit(SWEPT_AT_ONCE)
    .execute();
  for (const row of old) {
    // Sent at this very moment, it is kept.
    const { numDeletedRows } = await db
      .deleteFrom('message_attachments')
      .where('id', '=', row.id)
      .where('message_id', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await storage.delete(keyOf(row));
  }
}
