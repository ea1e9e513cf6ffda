import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import type { LocalText } from '#api/platform/locale.ts';

/** Two accounts of one person: the one that stays, and the one that is closed. */
export type AccountPair = { readonly keptId: string; readonly closedId: string };

/** A merging under way: its id names what it writes, `actorId` is who merges. */
export type AccountMerger = AccountPair & { readonly mergeId: string; readonly actorId: string | null };

/** A column that names the kept account in rows of the closed one after a merging. */
export type MovedColumn = {
  readonly column: string;
  /** A row stays where the kept account has one that is equal in these columns; an empty list: where it has any row. */
  readonly unlessSame?: readonly string[];
  /** A row stays where this holds; `t` is the row. */
  readonly unless?: (pair: AccountPair) => RawBuilder<boolean>;
  /** What else changes in a row that moves; `t` is the row. Its values from before come back when the merging is reversed. */
  readonly sets?: (pair: AccountPair) => Readonly<Record<string, RawBuilder<unknown>>>;
};

/**
 * What becomes of rows when their account is merged into another one of the same person: which columns name the other account
 * from then on, in the order in which they are changed, and why some rows stay with the closed account, as staff read it. A table
 * of which nothing moves says why not.
 */
export type WhenMerged =
  | { readonly moves: readonly MovedColumn[]; readonly stays?: LocalText }
  | { readonly stays: string };

/** What has to end before two accounts can be merged. */
export const mergeObstacleKinds = [
  'between',
  'payments',
  'carts',
  'payout-run',
  'sku',
  'deletion',
  'acting',
  'merged',
] as const;
export type MergeObstacleKind = (typeof mergeObstacleKinds)[number];

/** So many things of one kind stand in the way of a merging. */
export type MergeObstacle = { readonly kind: MergeObstacleKind; readonly count: number };

/** What a module does at a merging beside moving rows. All of it happens in the transaction of the merging, or of its reversal. */
export type MergeWork = {
  readonly obstacles?: (db: Db, pair: AccountPair) => Promise<readonly MergeObstacle[]>;
  /** After the rows moved. */
  readonly merge?: (trx: Tx, merger: AccountMerger) => Promise<void>;
  /** After the rows came back. */
  readonly reverse?: (trx: Tx, merger: AccountMerger) => Promise<void>;
};
