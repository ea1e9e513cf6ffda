import type { Db } from '#api/platform/db/database.ts';
import { visitorOf } from '#api/modules/sales/orders/order-view.ts';
import type { Visitor } from '#api/modules/sales/orders/principal.ts';
import type { RequestContext } from '#api/http/context.ts';

/** Who takes holds, from where, and what that needs. */
export type HoldDesk = {
  readonly db: Db;
  readonly secret: string;
  readonly visitor: Visitor;
  /** Of the visitor, as far as trusted proxies tell it. */
  readonly address: string;
};

/** The desk of a request. */
export const deskOf = (context: RequestContext): HoldDesk => ({
  db: context.db,
  secret: context.secret,
  visitor: visitorOf(context),
  address: context.clientAddress,
});
