import type { CreatedAt, Defaulted, Timestamp } from '#api/platform/db/columns.ts';

/** An order that was placed with a deposit. */
export type LayawaysTable = { order_id: string; plan_ref: string; deposit_cents: number; created_at: CreatedAt };

/** `until_cents` must have been paid of the order at `due_at`; `reminder_stage` is the last reminder that was sent. */
export type LayawayInstalmentsTable = {
  order_id: string;
  position: number;
  due_at: Timestamp;
  amount_cents: number;
  until_cents: number;
  reminder_stage: Defaulted<number>;
};

export type LayawayTables = { layaways: LayawaysTable; layaway_instalments: LayawayInstalmentsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends LayawayTables {}
}
