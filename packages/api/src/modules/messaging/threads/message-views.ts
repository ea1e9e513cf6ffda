import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { type AttachmentRow, attachmentsOf } from '#api/modules/messaging/attachments/attachment-store.ts';
import type { MessageRow } from './message-row.ts';

/** An attachment as the schema shows it. */
export type AttachmentView = {
  readonly id: string;
  readonly fileName: string;
  readonly isPicture: boolean;
  readonly url: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
};

/** A message as the schema shows it. */
export type MessageView = {
  readonly id: string;
  readonly isOwn: boolean;
  /** Answered for somebody who is away. */
  readonly isAutomatic: boolean;
  readonly text: string;
  readonly sentAt: Date;
  readonly readAt: Date | null;
  readonly attachments: readonly AttachmentView[];
};

/** An attachment as the schema shows it, and as the answer to an upload. */
export const toAttachmentView = (row: AttachmentRow): AttachmentView => ({
  id: row.id,
  fileName: row.file_name,
  isPicture: row.kind === 'picture',
  url: `/api/messages/attachments/${row.id}`,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
});

/** Messages of threads of the actor as the schema shows them, by id; one statement more for all. */
export async function toMessageViews(
  actor: ActorContext,
  rows: readonly MessageRow[],
): Promise<Map<string, MessageView>> {
  const own = requireAccountId(actor);
  const attachments = await attachmentsOf(
    actor.db,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        isOwn: row.sender_account_id === own,
        isAutomatic: row.is_automatic,
        text: row.body,
        sentAt: row.created_at,
        readAt: row.read_at,
        attachments: (attachments.get(row.id) ?? []).map(toAttachmentView),
      },
    ]),
  );
}
