import type { Selectable } from 'kysely';
import type { AddressesTable, StoresTable } from '#api/modules/accounts/index.ts';
import type { OrdersTable } from './tables.ts';

export type OrderRow = Selectable<OrdersTable>;
/** The address that an order goes to. */
export type AddressRow = Selectable<AddressesTable>;
/** The store where an order is picked up. */
export type StoreRow = Selectable<StoresTable>;
