import { type ShippingRates, tableRates, type TaxProvider, taxProviderOf } from '#api/modules/fulfilment/index.ts';
import { type PaymentContext, paymentContextOf } from '#api/modules/payments/index.ts';
import type { Db } from '#api/platform/db/database.ts';

/** What open orders are priced with. */
export type PricingContext = { readonly db: Db; readonly rates: ShippingRates; readonly tax: TaxProvider };

/** What buying needs: prices and payments. */
export type CheckoutContext = PricingContext & PaymentContext;

/** The checkout of the process. This is the one place where another carrier is put in. */
export const checkoutContextOf = (services: Parameters<typeof paymentContextOf>[0]): CheckoutContext => ({
  ...paymentContextOf(services),
  rates: tableRates,
  tax: taxProviderOf(services.config),
});
