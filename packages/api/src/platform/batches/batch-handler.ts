import type { GrantArea } from '@headstock/contracts/grants';
import type { z } from 'zod';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';

/** A value of a row as batches keep and show it; amounts are whole cents. */
export type BatchValue = string | number | boolean | null;

/** What a batch may change about a row, by the key of its field. */
export type BatchValues = Readonly<Record<string, BatchValue>>;

/** How a field is named and shown. */
export type BatchField = {
  readonly key: string;
  readonly label: LocalText;
  readonly kind: 'MONEY' | 'NUMBER' | 'TEXT' | 'BOOLEAN';
  /** Words for values that are not shown as they are kept. */
  readonly show?: (value: BatchValue, locale: Locale) => string;
};

/** A row as it is now. */
export type BatchRowNow = {
  readonly id: string;
  /** What people call it: a title, a number. */
  readonly label: string;
  /** Its page in the back office, without the language prefix; null where it has none. */
  readonly path: string | null;
  /** Changes with every change of the row, whoever makes it: a version, or what stands for one. */
  readonly version: string;
  /** The values of the handler's fields. */
  readonly values: BatchValues;
  /** It was sold: it is changed no more, and an undo leaves it alone. */
  readonly isSold: boolean;
  /** Why nobody may change it at the moment, such as a hold: it is left out for it, and an undo leaves it alone. */
  readonly blocked?: LocalText | null;
  /** What else `change` knows of it; it is not kept. */
  readonly facts?: BatchValues;
};

/** What a batch makes of a row: its new values, with what whoever applies it should know; or why it leaves the row out. */
export type BatchChange =
  | { readonly values: BatchValues; readonly warning?: LocalText | null }
  | { readonly problem: LocalText };

/** A row that could not be written, and why. */
export type UnwrittenRow = { readonly id: string; readonly problem: LocalText };

/**
 * One kind of bulk edit. The back office does the rest: it shows the difference first, applies it in one transaction, skips rows that
 * changed in between, and undoes it as a whole or in part. Registered in `connect-modules.ts`.
 */
export type BatchHandler<Input extends object = object> = {
  /** Lower-case words joined by hyphens; batches are kept under it. */
  readonly kind: string;
  readonly title: LocalText;
  /** Whoever may read there sees it, whoever may write does it. */
  readonly area: GrantArea;
  readonly fields: readonly BatchField[];
  /** What is asked for, from the texts that the operation takes: `z.object({ percent: z.coerce.number() })`. Its issues are shown. */
  readonly input: z.ZodType<Input>;
  /** The rows with these ids as they are, in any order; unknown ones are left out. With `lock` nobody changes them until the end. */
  readonly read: (trx: Tx, ids: readonly string[], lock: boolean) => Promise<readonly BatchRowNow[]>;
  /** What the input makes of a row. Knows nothing but its arguments. */
  readonly change: (row: BatchRowNow, input: Input) => BatchChange;
  /**
   * Writes those values of rows that differ, forwards or back, through the same functions as a change by hand: with its checks and its
   * records. `baseUrl` is where links of mails lead. Gives the rows that it could not write after all; they stay as they were.
   */
  readonly write: (
    trx: Tx,
    actor: ActorContext,
    rows: readonly { readonly id: string; readonly values: BatchValues }[],
    baseUrl: URL,
  ) => Promise<readonly UnwrittenRow[]>;
};
