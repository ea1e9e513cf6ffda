import type { Defaulted, Timestamp } from '#api/platform/db/columns.ts';

/** A reminder that its seller was sent: an order is to be sent by a moment soon, or should have been sent. */
export type ShipReminderName = 'soon' | 'late';

export type ShipRemindersTable = {
  order_id: string;
  ship_by: Timestamp;
  name: ShipReminderName;
  sent_at: Defaulted<Date>;
};

export type ShipByTables = { ship_reminders: ShipRemindersTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends ShipByTables {}
}
