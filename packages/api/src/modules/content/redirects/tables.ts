import type { Selectable } from 'kysely';
import type { CreatedAt, Defaulted } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';

/** How a browser is led on: for good, or for now. */
export const redirectStatuses = [301, 302] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** An address that the shop no longer has, and where it leads. */
export type RedirectsTable = {
  id: string;
  /** As `readPath` reads it. */
  from_path: string;
  /** Null: in both languages, unless one has a row of its own. */
  locale: Locale | null;
  /** A path of the shop without language prefix, with its query and fragment if any. */
  target: string;
  status: RedirectStatus;
  version: Defaulted<number>;
  hits: Defaulted<number>;
  last_hit_at: Defaulted<Date | null>;
  created_at: CreatedAt;
};

/** A redirect that staff has removed, as it was: nobody is led by it, and it can be put back. */
export type RemovedRedirectsTable = Omit<RedirectsTable, 'version' | 'hits' | 'last_hit_at' | 'created_at'> & {
  version: number;
  hits: number;
  last_hit_at: Date | null;
  created_at: Date;
  removed_at: CreatedAt;
};

export type RedirectRow = Selectable<RedirectsTable>;
export type RemovedRedirectRow = Selectable<RemovedRedirectsTable>;

export type RedirectTables = { redirects: RedirectsTable; removed_redirects: RemovedRedirectsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends RedirectTables {}
}
