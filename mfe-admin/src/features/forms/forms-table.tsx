import { FormattedMessage } from 'react-intl';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { stateLabels, typeLabel, typeLabels } from './form-states.ts';
import type { FormRowFragment } from './forms.generated.ts';
import { formPath, formsList } from './forms-list.ts';
import { Reference } from './reference.tsx';
import { StateBadge } from './state-badge.tsx';

/** The table of what visitors sent. */
export const formsTable = defineTable({
  list: formsList,
  rowId: ({ id }: FormRowFragment) => id,
  rowDrawer: ({ id }) => formPath(id),
  searchLabel: 'forms.search',
  filters: {
    type: { label: 'forms.type', values: typeLabels },
    state: { label: 'forms.state', values: stateLabels },
    mine: { label: 'forms.mine', values: { yes: 'forms.mineOnly' } },
  },
  columns: {
    reference: { label: 'forms.reference', names: true, cell: ({ reference }) => <Reference>{reference}</Reference> },
    state: { label: 'forms.state', cell: ({ state }) => <StateBadge state={state} /> },
    type: {
      label: 'forms.type',
      cell: ({ type }) => {
        const id = typeLabel(type);
        return id ? <FormattedMessage id={id} /> : type;
      },
    },
    about: { label: 'forms.about', cell: ({ about }) => about },
    name: { label: 'forms.name', cell: ({ name }) => name },
    email: { label: 'forms.email', cell: ({ email }) => email },
    assignee: { label: 'forms.assignee', cell: ({ assignee }) => assignee?.name },
    received: { label: 'forms.received', align: 'end', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  },
});
