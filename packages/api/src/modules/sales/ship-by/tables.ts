import type { Defaulted, Timestamp } from '#api/platform/db/columns.ts';

/** A reminder that its seller was sent: an order is to be sent by a moment soon, or should have been sent. */
export type ShipReminderName = 'soon' | 'late';

export type ShipRemindersTable = {
  order_id: string;
  ship_by: Timestamp;
  name: ShipReminderName;
  sent_at: Defaulted<Date>;
};

/** A later day that a seller asked for; one of an order waits for its buyer. `REPLACED`: the seller asked for another one before the answer. */
export type ShipDelaysTable = {
  id: string;
  order_id: string;
  until: Timestamp;
  reason: string;
  state: Defaulted<'ASKED' | 'AGREED' | 'REFUSED' | 'REPLACED'>;
  asked_at: Defaulted<Date>;
  answered_at: Defaulted<Date | null>;
};

export type ShipByTables = { ship_reminders: ShipRemindersTable; ship_delays: ShipDelaysTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends ShipByTables {}
}
