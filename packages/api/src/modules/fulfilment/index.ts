/** Shipping rates, shipments and tax: all that the rest of the API may use of them. */
export { PICKUP_REF } from './shipping/rate-table.ts';
export {
  createShipment,
  loadShipments,
  markDelivered,
  saveTracking,
  type ShipmentRow,
  type Tracking,
} from './shipping/shipments.ts';
export { toShippingOption } from './shipping/shipping-option.ts';
export { type Goods, methodName, type MethodQuote, type ShippingRates, tableRates } from './shipping/shipping-rates.ts';
export type { Destination } from './shipping/zones.ts';
export { tableTax } from './tax/table-tax.ts';
export type { TaxAddress, TaxProvider, TaxQuote, TaxRequest } from './tax/tax-provider.ts';
export { taxProviderOf } from './tax/tax-provider-of.ts';
export type { ShippingTables } from './shipping/tables.ts';
export { migrations } from './migrations.ts';
