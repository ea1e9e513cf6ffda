import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Storage } from './storage/storage.ts';
import type { ImageService } from './images/image-service.ts';

/** What the whole process shares. */
export type Services = {
  readonly db: Db;
  readonly config: Config;
  readonly log: Logger;
  /** Everything that is kept as a file: originals and renditions of images, uploads, documents. */
  readonly storage: Storage;
  readonly images: ImageService;
  /** Signs CSRF tokens, bot challenges and codes (`sign`). */
  readonly secret: string;
  /** Verify what was signed, also what a former secret signed; `secret` is the first of them. */
  readonly secrets: readonly string[];
};
