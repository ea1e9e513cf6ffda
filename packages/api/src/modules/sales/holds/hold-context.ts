import type { Db } from '#api/platform/db/database.ts';
import { principalOf, type SalesPrincipal } from '#api/modules/sales/orders/order-ownership.ts';
import type { RequestContext } from '#api/http/context.ts';

/** What taking holds needs. */
export type HoldContext = {
  readonly db: Db;
  readonly secret: string;
  readonly principal: SalesPrincipal;
  /** IP address of the shopper, as far as trusted proxies report it. */
  readonly address: string;
};

/** The context of a request. */
export const holdContextOf = (context: RequestContext): HoldContext => ({
  db: context.db,
  secret: context.secret,
  principal: principalOf(context),
  address: context.clientAddress,
});
