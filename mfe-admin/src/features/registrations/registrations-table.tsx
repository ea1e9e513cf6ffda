import { Badge } from '@headstock/ui/badge';
import { FormattedMessage } from 'react-intl';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { AdminApplicationsQuery } from './registrations.generated.ts';
import { registrationPath } from './registration-path.ts';
import { registrationsList } from './registrations-list.ts';

/** One application of the list. */
export type RegistrationRow = AdminApplicationsQuery['sellerApplications']['edges'][number]['node'];

const tones = { WAITING: 'warn', APPROVED: 'good', DENIED: 'bad', WITHDRAWN: 'plain' } as const;

/** The table of applications to sell. */
export const registrationsTable = defineTable({
  list: registrationsList,
  rowId: ({ id }: RegistrationRow) => id,
  rowDrawer: ({ id }) => registrationPath(id),
  searchLabel: 'registrations.search',
  filters: {
    state: {
      label: 'registrations.state',
      values: {
        WAITING: 'registrations.state.WAITING',
        APPROVED: 'registrations.state.APPROVED',
        DENIED: 'registrations.state.DENIED',
        WITHDRAWN: 'registrations.state.WITHDRAWN',
      },
    },
    kind: {
      label: 'registrations.kind',
      values: { PRIVATE: 'registrations.kind.PRIVATE', PROFESSIONAL: 'registrations.kind.PROFESSIONAL' },
    },
  },
  columns: {
    applicant: {
      label: 'registrations.applicant',
      names: true,
      cell: ({ account, businessName }) => (
        <>
          {account.displayName}
          <small>{businessName ?? account.email}</small>
        </>
      ),
    },
    kind: { label: 'registrations.kind', cell: ({ kind }) => <FormattedMessage id={`registrations.kind.${kind}`} /> },
    state: {
      label: 'registrations.state',
      cell: ({ state }) => (
        <Badge tone={tones[state]}>
          <FormattedMessage id={`registrations.state.${state}`} />
        </Badge>
      ),
    },
    sent: { label: 'registrations.sent', align: 'end', cell: ({ createdAt }) => <Day iso={createdAt} /> },
  },
});
