import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { auditOf } from './audit-list.ts';

/** Leads from a record to what was done to it. Renders an `<a>`; nothing for roles that may not read the log. */
export function AuditLink({ id }: { readonly id: string }): ReactNode {
  const mayRead = useGrants()('system:read');
  if (!mayRead) return null;
  return (
    <Link to={auditOf(id)} className="hs-small">
      <FormattedMessage id="admin.toAudit" />
    </Link>
  );
}
