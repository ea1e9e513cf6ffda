import { FormattedMessage, FormattedNumber } from 'react-intl';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { kindMessage } from '#mfe-admin/features/webhooks/kind-message.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { deliveriesList, messageKinds } from './deliveries-list.ts';
import { type DeliveryRow, DeliveryState, Outcome } from './delivery-state.tsx';

const kindLabels = Object.fromEntries(messageKinds.map((kind) => [kind, kindMessage(kind)]));

/** The table of deliveries. */
export const deliveriesTable = defineTable({
  list: deliveriesList,
  rowId: ({ id }: DeliveryRow) => id,
  rowDrawer: ({ id }) => `${deliveriesList.path}/${id}`,
  searchLabel: 'deliveries.search',
  bulkActions: [{ label: 'deliveries.resend', to: 'resend' }],
  filters: {
    state: {
      label: 'deliveries.state',
      values: {
        WAITING: 'deliveries.state.WAITING',
        DELIVERED: 'deliveries.state.DELIVERED',
        FAILED: 'deliveries.state.FAILED',
      },
    },
    kind: { label: 'deliveries.kind', values: kindLabels },
    webhook: { label: 'deliveries.endpoint' },
    at: { label: 'deliveries.created' },
  },
  columns: {
    kind: {
      label: 'deliveries.kind',
      names: true,
      cell: ({ kind }) => <FormattedMessage id={kindMessage(kind)} />,
    },
    endpoint: { label: 'deliveries.endpoint', cell: ({ endpointName }) => endpointName },
    state: {
      label: 'deliveries.state',
      cell: ({ state, lastStatus, lastFault, nextAttemptAt, attemptCount }) => (
        <>
          <DeliveryState state={state} />
          {state !== 'DELIVERED' && lastFault && (
            <small>
              <Outcome status={lastStatus} fault={lastFault} />
            </small>
          )}
          {nextAttemptAt && attemptCount > 0 && (
            <small>
              <FormattedMessage id="deliveries.next" values={{ moment: <Moment iso={nextAttemptAt} /> }} />
            </small>
          )}
        </>
      ),
    },
    attempts: {
      label: 'deliveries.attempts',
      align: 'end',
      cell: ({ attemptCount }) => <FormattedNumber value={attemptCount} />,
    },
    created: { label: 'deliveries.created', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
    subject: { label: 'deliveries.subject', cell: ({ subjectId }) => <code>{subjectId}</code> },
  },
});
