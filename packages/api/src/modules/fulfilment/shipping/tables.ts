import type { Timestamp } from '#api/platform/db/columns.ts';

/** The parcel of an order, once it is on its way. */
export type ShipmentsTable = {
  id: string;
  order_id: string;
  tracking_number: string | null;
  carrier_name: string | null;
  delivered_at: Timestamp | null;
};

export type ShippingTables = { shipments: ShipmentsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends ShippingTables {}
}
