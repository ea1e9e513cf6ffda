import type { PhotographCrop, PhotographRotation } from '@headstock/contracts/photographs';
import type { ClipFormat, ClipKind } from '@headstock/contracts/clips';
import type { CreatedAt, Defaulted, Json } from '#api/platform/db/columns.ts';

/** What somebody photographed, and how it is shown. */
export type PhotographsTable = {
  id: string;
  account_id: string;
  /** SHA-256 of the bytes that were sent, in hex: sent again, they are the same photograph. */
  source_hash: string;
  /** Shows the master, which never changes. */
  master_image_id: string;
  master_width: number;
  master_height: number;
  rotation: Defaulted<PhotographRotation>;
  /** Of the turned master, in fractions; null for all of it. */
  crop: Json<PhotographCrop> | null;
  /** Shows the photograph turned and cropped. */
  image_id: string;
  width: number;
  height: number;
  created_at: CreatedAt;
  /** When it was sent, sent again, kept or released for the last time. */
  touched_at: Defaulted<Date>;
};

/** What shows a photograph, such as `draft:…`: while there is a row, the photograph stays. */
export type PhotographUsesTable = { photograph_id: string; used_by: string };

/** Every image that was made of a photograph. */
export type PhotographImagesTable = {
  image_id: string;
  photograph_id: string;
  /** How it shows the photograph; null for older ones, of which nobody knows. */
  rotation: Defaulted<PhotographRotation | null>;
  crop: Json<PhotographCrop> | null;
  created_at: CreatedAt;
};

/** What somebody recorded or filmed. Its file never changes. */
export type ClipsTable = {
  id: string;
  account_id: string;
  /** SHA-256 of the bytes that were sent, in hex: sent again, they are the same clip. */
  source_hash: string;
  /** Names its file: 20 hexadecimal digits that nobody guesses. */
  file_id: string;
  format: ClipFormat;
  kind: ClipKind;
  bytes: number;
  seconds: number;
  /** Pixels of a video. */
  width: number | null;
  height: number | null;
  /** Made by a program for the demo shop: it is no recording of the instrument. */
  is_synthesised: Defaulted<boolean>;
  created_at: CreatedAt;
  /** When it was sent, sent again, kept or released for the last time. */
  touched_at: Defaulted<Date>;
};

/** What offers a clip, such as `draft:…`: while there is a row, the clip stays. */
export type ClipUsesTable = { clip_id: string; used_by: string };

export type MediaTables = {
  clips: ClipsTable;
  clip_uses: ClipUsesTable;
  photographs: PhotographsTable;
  photograph_uses: PhotographUsesTable;
  photograph_images: PhotographImagesTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends MediaTables {}
}
