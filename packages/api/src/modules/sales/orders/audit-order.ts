import { type AuditActor, type AuditEntry, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { actorFor, isBuyer, type Owned, type SalesPrincipal } from './principal.ts';

/** Writes down what was done to an order, by whom. */
export function auditOrder(
  trx: Tx,
  { actor }: { readonly actor: AuditActor },
  orderId: string,
  action: string,
  detail: AuditEntry['detail'] = {},
): Promise<void> {
  return recordAudit(trx, actor, { action: `order.${action}`, subjectKind: 'order', subjectId: orderId, detail });
}

/** Something that is done to an order which its buyer may do himself. */
export type OrderAction = {
  readonly action: string;
  readonly detail?: AuditEntry['detail'];
  /** What staff alone may do is written down in their own carts, too. */
  readonly isForStaff?: boolean;
};

/** Whether somebody of the shop works on an order that is not his own, or as somebody else. */
const isStaff = (principal: SalesPrincipal, order: Owned): boolean =>
  actorFor(principal).impersonatorId !== null || (principal.isAdmin && !isBuyer(principal, order));

/** Writes an act down where somebody of the shop does it for a customer; what customers do themselves is theirs. */
export async function auditStaffAction(
  trx: Tx,
  principal: SalesPrincipal,
  order: Owned & { readonly id: string },
  { action, detail, isForStaff = false }: OrderAction,
): Promise<void> {
  if (isForStaff || isStaff(principal, order))
    await auditOrder(trx, { actor: actorFor(principal) }, order.id, action, detail);
}
