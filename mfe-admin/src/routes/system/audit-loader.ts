import { AuditListDocument } from '#mfe-admin/features/audit/audit.generated.ts';
import { auditList } from '#mfe-admin/features/audit/audit-list.ts';
import { daysOf } from '#mfe-admin/features/list-page/list-address.model.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

/** A page of the log. */
export const loader = listLoader(auditList, async ({ client, state, page, options }) => {
  const [actor] = state.filters['actor'] ?? [];
  const [action] = state.filters['action'] ?? [];
  const filter = {
    subject: state.search || null,
    actor: actor ?? null,
    action: action ?? null,
    ...daysOf(state, 'at'),
  };
  return rowsOf((await client.query(AuditListDocument, { filter, ...page }, options)).auditLog);
});
