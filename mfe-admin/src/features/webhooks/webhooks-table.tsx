import { FormattedMessage, FormattedNumber } from 'react-intl';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { type WebhookRow, WebhookState } from './webhook-state.tsx';
import { webhooksList } from './webhooks-list.ts';

/** The table of webhooks. */
export const webhooksTable = defineTable({
  list: webhooksList,
  rowId: ({ id }: WebhookRow) => id,
  rowDrawer: ({ id }) => `${webhooksList.path}/${id}`,
  filters: {},
  columns: {
    name: { label: 'webhooks.name', names: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
    state: {
      label: 'webhooks.state',
      cell: ({ state, failingSince, url }) => (
        <>
          <WebhookState state={state} failingSince={failingSince} />
          <small style={{ overflowWrap: 'anywhere' }}>{url}</small>
        </>
      ),
    },
    kinds: {
      label: 'webhooks.kinds',
      cell: ({ kinds }) => <FormattedMessage id="webhooks.kindCount" values={{ count: kinds.length }} />,
    },
    waiting: {
      label: 'webhooks.waiting',
      align: 'end',
      cell: ({ waitingCount }) => <FormattedNumber value={waitingCount} />,
      sortValue: ({ waitingCount }) => waitingCount,
    },
    failed: {
      label: 'webhooks.failed',
      align: 'end',
      cell: ({ failedCount }) => <FormattedNumber value={failedCount} />,
      sortValue: ({ failedCount }) => failedCount,
    },
    delivered: {
      label: 'webhooks.delivered',
      cell: ({ lastDeliveredAt }) =>
        lastDeliveredAt ? <Moment iso={lastDeliveredAt} /> : <FormattedMessage id="webhooks.never" />,
    },
  },
});
