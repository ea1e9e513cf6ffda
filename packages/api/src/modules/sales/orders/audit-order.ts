import { type AuditActor, type AuditEntry, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { actorFor, isBuyer, type Owned, type SalesPrincipal } from './order-ownership.ts';

/** Audits an action on an order. */
export function auditOrder(
  trx: Tx,
  { actor }: { readonly actor: AuditActor },
  orderId: string,
  action: string,
  detail: AuditEntry['detail'] = {},
): Promise<void> {
  return recordAudit(trx, actor, { action: `order.${action}`, subjectKind: 'order', subjectId: orderId, detail });
}

/** An action on an order that its buyer may also take. */
export type OrderAction = {
  readonly action: string;
  readonly detail?: AuditEntry['detail'];
  /** Only staff may take it: it is audited in their own carts, too. */
  readonly isForStaff?: boolean;
};

/** Whether staff acts on an order that is not their own, or impersonates its owner. */
const isStaff = (principal: SalesPrincipal, order: Owned): boolean =>
  actorFor(principal).impersonatorId !== null || (principal.isAdmin && !isBuyer(principal, order));

/** Audits an action that staff takes for a customer; what customers do themselves is not audited. */
export async function auditStaffAction(
  trx: Tx,
  principal: SalesPrincipal,
  order: Owned & { readonly id: string },
  { action, detail, isForStaff = false }: OrderAction,
): Promise<void> {
  if (isForStaff || isStaff(principal, order))
    await auditOrder(trx, { actor: actorFor(principal) }, order.id, action, detail);
}
