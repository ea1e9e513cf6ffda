import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { JobsAllQuery } from './jobs.generated.ts';

const Headings = ({ keys }: { readonly keys: readonly string[] }): ReactNode => (
  <thead>
    <tr>
      {keys.map((key) => (
        <th key={key} scope="col">
          <FormattedMessage id={`jobs.${key}`} />
        </th>
      ))}
    </tr>
  </thead>
);

/** What a job does, above the name that logs have of it. Renders a fragment. */
const JobName = ({ title, name }: { readonly title: string; readonly name: string }): ReactNode => (
  <>
    {title}
    <br />
    <code className="hs-small hs-mute">{name}</code>
  </>
);

/** Props of the jobs that failed. */
export interface FailedJobsProps {
  readonly jobs: JobsAllQuery['failedJobs'];
  /** The job that is being enqueued. */
  readonly busy: string | null;
  readonly onRetry: (id: string) => void;
}

/** The jobs that failed for good, with what they failed with. Renders a `Table`. */
export function FailedJobs({ jobs, busy, onRetry }: FailedJobsProps): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Table caption={formatMessage({ id: 'jobs.failed' })} hideCaption>
      <Headings keys={['name', 'failedAt', 'error', 'again']} />
      <tbody>
        {jobs.map(({ id, name, title, failedAt, error }) => (
          <tr key={id}>
            <th scope="row">
              <JobName title={title} name={name} />
            </th>
            <td>
              <Moment iso={failedAt} />
            </td>
            <td>{error}</td>
            <td>
              <Button
                size="small"
                variant="outline"
                busy={busy === id}
                aria-label={formatMessage({ id: 'jobs.retryOne' }, { name: title })}
                onClick={() => onRetry(id)}
              >
                <FormattedMessage id="jobs.retry" />
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The shop's regular work of seconds. Renders a `Table`. */
export function RegularWork({ work }: { readonly work: JobsAllQuery['regularWork'] }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Table caption={formatMessage({ id: 'jobs.regular' })} hideCaption>
      <Headings keys={['name', 'due', 'holder', 'state']} />
      <tbody>
        {work.map(({ name, title, dueAt, holder, isIdle, isLate }) => (
          <tr key={name}>
            <th scope="row">
              <JobName title={title} name={name} />
            </th>
            <td>{isIdle ? <FormattedMessage id="jobs.whenNeeded" /> : <Moment iso={dueAt} />}</td>
            <td>{holder}</td>
            <td>
              <Badge tone={isLate ? 'bad' : isIdle ? 'plain' : 'good'}>
                <FormattedMessage id={isLate ? 'jobs.late' : isIdle ? 'jobs.idle' : 'jobs.onTime'} />
              </Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
