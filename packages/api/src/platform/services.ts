import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { ImageService } from './images/image-service.ts';

/** What the whole process shares. */
export type Services = {
  readonly db: Db;
  readonly config: Config;
  readonly log: Logger;
  readonly images: ImageService;
  /** Signs CSRF tokens, bot challenges and codes. */
  readonly secret: string;
};
