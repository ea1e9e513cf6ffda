import type { Grant } from '@headstock/contracts/grants';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { LocalText } from '#api/platform/locale.ts';

/** A column of a file. */
export type ExportColumn<Row> = {
  readonly label: LocalText;
  /** What stands in it: amounts as `1250.00`, days as `2026-11-26`, moments as ISO 8601. */
  readonly value: (row: Row) => string | number | boolean | null;
};

/** The parameters of a list's address: its search, filters and sort. */
export type ExportQuery = Readonly<Record<string, readonly string[]>>;

/**
 * A table of the back office that can be had as a file, registered in `connect-modules.ts`. Its columns have the keys of the list, so that
 * the file shows what the page shows.
 */
export type TableSource<Row = unknown> = {
  /** The list's id. */
  readonly id: string;
  /** What a role must allow to have it. */
  readonly grant: Grant;
  readonly title: LocalText;
  readonly columns: Readonly<Record<string, ExportColumn<Row>>>;
  /** All rows that the query finds, page by page, in its order; a few hundred in memory at a time. */
  readonly pages: (actor: ActorContext, query: ExportQuery) => AsyncIterable<readonly Row[]>;
};

/** Declares a table, whose rows only its own columns see. */
export const defineTableSource = <Row>(source: TableSource<Row>): TableSource => ({
  ...source,
  columns: Object.fromEntries(
    Object.entries(source.columns).map(([key, { label, value }]) => [
      key,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows come from this very source
      { label, value: (row: unknown) => value(row as Row) },
    ]),
  ),
});
