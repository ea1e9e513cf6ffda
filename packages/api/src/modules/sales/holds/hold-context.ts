import type { Db } from '#api/platform/db/database.ts';
import { principalOf, type SalesPrincipal } from '#api/modules/sales/orders/principal.ts';
import type { RequestContext } from '#api/http/context.ts';

/** Who takes holds, from where, and what that needs. */
export type HoldContext = {
  readonly db: Db;
  readonly secret: string;
  readonly principal: SalesPrincipal;
  /** Of the shopper, as far as trusted proxies tell it. */
  readonly address: string;
};

/** The desk of a request. */
export const holdContextOf = (context: RequestContext): HoldContext => ({
  db: context.db,
  secret: context.secret,
  principal: principalOf(context),
  address: context.clientAddress,
});
