import type { Logger } from 'pino';
import type { QuickBooksSettings } from '#api/platform/config/quickbooks-settings.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Services } from '#api/platform/services.ts';

/** What calls of QuickBooks need. */
export type QuickBooksContext = {
  readonly db: Db;
  readonly settings: QuickBooksSettings;
  readonly log: Logger;
  readonly secret: string;
  readonly secrets: readonly string[];
  readonly publicUrl: URL;
};

/** What calls of QuickBooks need; undefined when it is not configured. */
export function quickBooksContextOf({
  db,
  config,
  log,
  secret,
  secrets,
}: Pick<Services, 'db' | 'config' | 'log' | 'secret' | 'secrets'>): QuickBooksContext | undefined {
  const { quickbooks: settings, publicUrl } = config;
  return settings && { db, settings, log, secret, secrets, publicUrl };
}
