import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import type { MergeWork, WhenMerged } from './merged-rows.ts';

/** What becomes of rows when their account is deleted. What is kept says why. */
export type WhenDeleted = 'deleted' | 'anonymised' | { readonly kept: string };

/** A table of which an export holds the account's rows, with every column but some: a new column is never forgotten. */
export type ExportedTable = {
  /** Its heading for people. */
  readonly title: LocalText;
  /** A condition on the table: the row belongs to the account. */
  readonly isOwn: (accountId: string) => RawBuilder<boolean>;
  /** Columns that an export does not show: secrets, and what says nothing to anybody. */
  readonly without?: readonly string[];
  /** Columns of which the account is shown something else, where what stands there is known to others of the row alone. */
  readonly told?: (accountId: string) => Readonly<Record<string, RawBuilder<unknown>>>;
  readonly whenDeleted: WhenDeleted;
  readonly whenMerged: WhenMerged;
};

/** A table that knows accounts and is in no export. */
export type LeftOutTable = {
  readonly leftOut: string;
  readonly whenDeleted: WhenDeleted;
  readonly whenMerged: WhenMerged;
};

/** A stored file of an account, and its name in the export. */
export type AccountFile = { readonly path: string; readonly key: string };

/** Why an account cannot be deleted yet. */
export const obstacleKinds = [
  'staff',
  'purchases',
  'sales',
  'payments',
  'offers',
  'payouts',
  'disputes',
  'refunds',
] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

/** So many things of one kind that have to end first. `path` is where to end them, without the language prefix. */
export type Obstacle = { readonly kind: ObstacleKind; readonly count: number; readonly path: string | null };

/** A member, as far as an export or a deletion needs one. */
export type Member = { readonly id: string; readonly email: string; readonly locale: Locale };

/** The account that is being deleted, as it was; `publicUrl` is for links in mails to others whom it concerns. */
export type LeavingAccount = Member & { readonly publicUrl: URL };

/**
 * What a module keeps of accounts. Every table that knows accounts stands in the part of its owner, so that neither an export
 * nor a deletion nor a merging of two accounts forgets one (`contract/account-data.test.ts`).
 */
export type AccountPart = {
  readonly tables: Readonly<Record<string, ExportedTable | LeftOutTable>>;
  /** Files of the account beside its rows. */
  readonly files?: (db: Db, accountId: string) => Promise<readonly AccountFile[]>;
  /** Locks what could become an obstacle while the account is being deleted, until the transaction ends. */
  readonly lock?: (trx: Tx, accountId: string) => Promise<void>;
  /**
   * What has to end before the account can be deleted: when that is `asked` for, everything that waits for somebody; when it is
   * `due`, only what binds, so that nobody can keep an account by making offers to it.
   */
  readonly obstacles?: (db: Db, accountId: string, when: 'asked' | 'due') => Promise<readonly Obstacle[]>;
  /** Removes or anonymises what the tables promise, in one transaction with all other parts. The account's own row is still there. */
  readonly erase?: (trx: Tx, account: LeavingAccount) => Promise<void>;
  /** What a merging of two accounts of one person needs beside the tables. */
  readonly merging?: MergeWork;
};

/** Of a list of counts those that are above none. */
export const standing = (obstacles: readonly Obstacle[]): Obstacle[] => obstacles.filter(({ count }) => count > 0);

/** Why books and papers outlive an account, for every table of theirs. */
export const keptByLaw = {
  kept: 'Accounts and invoices are kept by law for seven years after the year of the sale.',
} as const;
