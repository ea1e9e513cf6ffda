import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { stateLabels, typeLabel } from '#mfe-admin/features/forms/form-states.ts';
import { Reference } from '#mfe-admin/features/forms/reference.tsx';
import { StateBadge } from '#mfe-admin/features/forms/state-badge.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { AppraisalRowFragment } from './appraisals.generated.ts';
import { appraisalPath, appraisalsList } from './appraisals-list.ts';

/** From the lowest to the highest price of an estimate. */
export function EstimateRange({ estimate }: Pick<AppraisalRowFragment, 'estimate'>): ReactNode {
  if (!estimate) return '–';
  return (
    <FormattedMessage
      id="appraisals.range"
      values={{
        low: <Amount money={estimate.low} />,
        high: <Amount money={estimate.high} />,
      }}
    />
  );
}

/** The table of appraisals. */
export const appraisalsTable = defineTable({
  list: appraisalsList,
  rowId: ({ id }: AppraisalRowFragment) => id,
  rowLink: ({ id }) => appraisalPath(id),
  searchLabel: 'appraisals.search',
  filters: { state: { label: 'forms.state', values: stateLabels } },
  columns: {
    reference: { label: 'forms.reference', names: true, cell: ({ form }) => <Reference>{form.reference}</Reference> },
    state: { label: 'forms.state', cell: ({ form }) => <StateBadge state={form.state} /> },
    instrument: {
      label: 'appraisals.instrument',
      cell: ({ year, brand, model }) => [year, brand, model].filter(Boolean).join(' '),
    },
    owner: { label: 'appraisals.owner', cell: ({ form }) => form.name },
    kind: {
      label: 'appraisals.asked',
      cell: ({ form: { type } }) => {
        const id = typeLabel(type);
        return id ? <FormattedMessage id={id} /> : type;
      },
    },
    estimate: { label: 'appraisals.estimate', align: 'end', cell: (row) => <EstimateRange estimate={row.estimate} /> },
    assignee: { label: 'forms.assignee', cell: ({ form }) => form.assignee?.name },
    received: { label: 'forms.received', align: 'end', cell: ({ form }) => <Moment iso={form.createdAt} /> },
  },
});
