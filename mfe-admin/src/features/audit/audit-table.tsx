import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { AuditListQuery } from './audit.generated.ts';
import { auditList, auditOf } from './audit-list.ts';
import { SubjectLink } from './subject-link.tsx';

/** One entry of the log. */
export type AuditRow = AuditListQuery['auditLog']['edges'][number]['node'];

const Details = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 10px;
  font-size: var(--hs-t-small);
  & > dt {
    color: var(--hs-ink-3);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const nameOf = ({ name, email, id }: NonNullable<AuditRow['actor']>): string => name ?? email ?? id;

/** The table of the log. */
export const auditTable = defineTable({
  list: auditList,
  rowId: ({ id }: AuditRow) => id,
  searchLabel: 'audit.search',
  filters: { actor: { label: 'audit.who' }, action: { label: 'audit.action' }, at: { label: 'audit.when' } },
  columns: {
    at: { label: 'audit.when', cell: ({ at }) => <Moment iso={at} /> },
    action: {
      label: 'audit.action',
      names: true,
      cell: ({ action, actionLabel }) => (
        <>
          {actionLabel}
          <small>{action}</small>
        </>
      ),
    },
    subject: {
      label: 'audit.subject',
      cell: ({ subjectKind, subjectLabel, subjectId }) => {
        if (subjectId === null) return null;
        return (
          <>
            {subjectLabel} <SubjectLink kind={subjectKind} id={subjectId} />
            <small>
              <Link to={auditOf(subjectId)}>
                <FormattedMessage id="audit.history" />
              </Link>
            </small>
          </>
        );
      },
    },
    actor: {
      label: 'audit.who',
      cell: ({ actor }) => (actor ? nameOf(actor) : <FormattedMessage id="audit.shop" />),
    },
    impersonator: { label: 'audit.impersonator', cell: ({ impersonator }) => impersonator && nameOf(impersonator) },
    apiKey: {
      label: 'audit.apiKey',
      cell: ({ apiKey }) => apiKey && <Link to={`/admin/integrations/api-keys/${apiKey.id}`}>{apiKey.name}</Link>,
    },
    details: {
      label: 'audit.details',
      cell: ({ details }) =>
        details.length > 0 && (
          <Details>
            {details.map(({ key, value }) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Details>
        ),
    },
    request: { label: 'audit.request', cell: ({ requestId }) => requestId },
  },
});
