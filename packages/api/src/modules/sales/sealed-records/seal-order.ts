import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Condition, OriginalitySheet, PartImages } from '#api/modules/catalog/index.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';

/** The texts of a listing in one language. */
export type SealedTexts = {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly finish: string;
  readonly specs: readonly { readonly key: string; readonly value: string }[];
  readonly plate: readonly { readonly key: string; readonly value: string; readonly detail: string | null }[];
  readonly report: readonly { readonly key: string; readonly text: string }[];
};

/** A sound or video of a listing, with its file by name. */
export type SealedClip = {
  readonly id: string;
  readonly kind: 'sound' | 'video';
  readonly file: string;
  readonly title: LocalText;
  readonly description: LocalText;
};

/** What a listing says of an item. */
export type Told = {
  readonly condition: Condition;
  readonly originality: OriginalitySheet;
  readonly partImages: PartImages;
  /** Ids, in their order. */
  readonly images: readonly string[];
  /** In their order; records of before there were any have none. */
  readonly clips?: readonly SealedClip[];
  readonly texts: Readonly<Record<Locale, SealedTexts>>;
};

/** What is sealed of a line: what its listing says, for how much, and by which policy. */
export type SealedRecord = Told & {
  readonly lineItemId: string;
  readonly quantity: number;
  readonly unitCents: number;
  /** Days of the return policy. */
  readonly returnDays: number | null;
};

/** What the lines of an order are, with what their listings say at this moment. */
export async function readTold(db: Db, orderId: string): Promise<readonly SealedRecord[]> {
  const { rows } = await sql<SealedRecord>`
    SELECT line.id AS "lineItemId", line.quantity, line.unit_cents AS "unitCents", line.return_days AS "returnDays",
      items.condition, items.originality, items.part_images AS "partImages",
      ARRAY(SELECT image_id FROM item_images WHERE item_images.item_id = items.id ORDER BY position) AS images,
      coalesce((SELECT json_agg(json_build_object('id', clip.id, 'kind', clip.kind, 'file', clip.file_id || '.' || clip.format,
        'title', own.title, 'description', own.description) ORDER BY own.position)
        FROM item_clips AS own JOIN clips AS clip ON clip.id = own.clip_id WHERE own.item_id = items.id), '[]'::json) AS clips,
      (SELECT json_object_agg(text.locale, json_build_object('title', text.title, 'subtitle', text.subtitle,
        'description', text.description, 'finish', text.finish, 'specs', text.specs, 'plate', text.plate, 'report', text.report)
        ORDER BY text.locale) FROM item_texts AS text WHERE text.item_id = items.id) AS texts
    FROM line_items AS line JOIN listings ON listings.id = line.listing_id JOIN items ON items.id = listings.item_id
    WHERE line.order_id = ${orderId} ORDER BY line.id`.execute(db);
  return rows;
}

/** The hash of a record's text: SHA-256 in hexadecimal digits. */
export const hashOf = (record: string): string => createHash('sha256').update(record).digest('hex');

/**
 * Seals what the listings of an order say, in the transaction that places it: later edits change the shop's page, never this. Call it
 * once prices and policy of the lines are frozen.
 */
export async function sealOrder(trx: Tx, orderId: string): Promise<void> {
  const told = await readTold(trx, orderId);
  if (told.length === 0) return;
  await trx
    .insertInto('sealed_records')
    .values(
      told.map((line) => {
        const record = JSON.stringify(line);
        return { line_item_id: line.lineItemId, order_id: orderId, record, hash: hashOf(record) };
      }),
    )
    .execute();
  const images = told.flatMap(({ lineItemId, images: ids }) =>
    [...new Set(ids)].map((id) => ({ line_item_id: lineItemId, image_id: id })),
  );
  if (images.length > 0) await trx.insertInto('sealed_record_images').values(images).execute();
  const clips = told.flatMap(({ lineItemId, clips: own = [] }) =>
    [...new Set(own.map(({ id }) => id))].map((id) => ({ line_item_id: lineItemId, clip_id: id })),
  );
  if (clips.length > 0) await trx.insertInto('sealed_record_clips').values(clips).execute();
}
