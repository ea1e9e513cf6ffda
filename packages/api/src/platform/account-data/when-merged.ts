import type { MovedColumn } from './merged-rows.ts';

/** Every row of the closed account names the kept one in these columns. */
export const moves = (...columns: readonly string[]): { readonly moves: readonly MovedColumn[] } => ({
  moves: columns.map((column) => ({ column })),
});

/** Rows that know their account by another row, with which they go. */
export const withItsOwner = { stays: 'Goes with the row to which it belongs.' } as const;

/** Rows that only name who of the staff did something. */
export const ofStaff = { stays: 'Says who of the staff did something at that time.' } as const;
