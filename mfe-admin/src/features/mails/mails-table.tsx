import { Badge } from '@headstock/ui/badge';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { MailsListQuery } from './mails.generated.ts';
import { mailsList } from './mails-list.ts';

/** One mail of the list. */
export type MailRow = MailsListQuery['outboxMails']['edges'][number]['node'];

const tones = { WAITING: 'plain', RETRYING: 'warn', DEAD: 'bad', SENT: 'good' } as const;

/** The table of mails. */
export const mailsTable = defineTable({
  list: mailsList,
  rowId: ({ id }: MailRow) => id,
  searchLabel: 'mails.search',
  bulkActions: [{ label: 'mails.resend', to: 'resend' }],
  filters: {
    state: {
      label: 'mails.state',
      values: {
        WAITING: 'mails.state.WAITING',
        RETRYING: 'mails.state.RETRYING',
        DEAD: 'mails.state.DEAD',
        SENT: 'mails.state.SENT',
      },
    },
  },
  columns: {
    recipient: { label: 'mails.recipient', names: true, cell: ({ recipient }) => recipient },
    event: { label: 'mails.event', cell: ({ eventKey }) => eventKey },
    subject: { label: 'mails.subject', cell: ({ subject }) => subject ?? <FormattedMessage id="mails.forgotten" /> },
    state: {
      label: 'mails.state',
      cell: ({ state, lastError, sentAt, nextAttemptAt }) => (
        <>
          <Badge tone={tones[state]}>
            <FormattedMessage id={`mails.state.${state}`} />
          </Badge>
          {state !== 'SENT' && lastError && <small>{lastError}</small>}
          {sentAt && (
            <small>
              <Moment iso={sentAt} />
            </small>
          )}
          {state === 'RETRYING' && nextAttemptAt && (
            <small>
              <FormattedMessage id="mails.next" values={{ moment: <Moment iso={nextAttemptAt} /> }} />
            </small>
          )}
        </>
      ),
    },
    attempts: { label: 'mails.attempts', align: 'end', cell: ({ attempts }) => <FormattedNumber value={attempts} /> },
    created: { label: 'mails.created', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  },
});
