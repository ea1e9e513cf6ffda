import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, type AuditEntry, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isBuyer, type Owned } from './order-ownership.ts';

/** Audits an action on an order. */
export function auditOrder(
  trx: Tx,
  actor: ActorContext,
  orderId: string,
  action: string,
  detail: AuditEntry['detail'] = {},
): Promise<void> {
  const entry = { action: `order.${action}`, subjectKind: 'order', subjectId: orderId, detail };
  return recordAudit(trx, actorOf(actor), entry);
}

/** An action on an order that its buyer may also take. */
export type OrderAction = {
  readonly action: string;
  readonly detail?: AuditEntry['detail'];
  /** Only staff may take it: it is audited in their own carts, too. */
  readonly isForStaff?: boolean;
};

/** Whether staff acts on an order that is not their own, or impersonates its owner. */
const isStaff = ({ principal }: ActorContext, order: Owned): boolean =>
  principal.impersonatorId !== null || (principal.rights.isAdmin && !isBuyer(principal, order));

/** Audits an action that staff takes for a customer; what customers do themselves is not audited. */
export async function auditStaffAction(
  trx: Tx,
  actor: ActorContext,
  order: Owned & { readonly id: string },
  { action, detail, isForStaff = false }: OrderAction,
): Promise<void> {
  if (isForStaff || isStaff(actor, order)) await auditOrder(trx, actor, order.id, action, detail);
}
