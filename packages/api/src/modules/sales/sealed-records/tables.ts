import type { CreatedAt } from '#api/platform/db/columns.ts';

/** What the listing of a line said when it was paid. Rows are never changed. */
export type SealedRecordsTable = {
  line_item_id: string;
  order_id: string;
  /** A `SealedRecord` as JSON, of which `hash` is the SHA-256. */
  record: string;
  hash: string;
  sealed_at: CreatedAt;
};

/** The pictures of a record, which stay with it. */
export type SealedRecordImagesTable = { line_item_id: string; image_id: string };

/** The sounds and videos of a record, which stay with it. */
export type SealedRecordClipsTable = { line_item_id: string; clip_id: string };

export type SealedRecordsTables = {
  sealed_records: SealedRecordsTable;
  sealed_record_images: SealedRecordImagesTable;
  sealed_record_clips: SealedRecordClipsTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends SealedRecordsTables {}
}
