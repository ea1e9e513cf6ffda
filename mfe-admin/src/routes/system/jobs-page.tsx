import { useGraphQLClient } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useRevalidator } from 'react-router';
import { FailedJobs, RegularWork } from '#mfe-admin/features/jobs/job-tables.tsx';
import { JobsRetryDocument, type JobsAllQuery } from '#mfe-admin/features/jobs/jobs.generated.ts';

/** `/admin/jobs`: work beside requests: what failed for good, and what runs every few seconds. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { failedJobs, regularWork } = useLoaderData<JobsAllQuery>();
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function retry(id: string): Promise<void> {
    setBusy(id);
    const answer = await client.mutate(JobsRetryDocument, { id }, { quiet: true }).catch(() => null);
    setBusy(null);
    const isDone = answer?.failedJobRetry.success === true;
    setRefusal(isDone ? null : (answer?.failedJobRetry.message ?? formatMessage({ id: 'jobs.notDone' })));
    if (isDone) void revalidate();
  }
  return (
    <div className="hs-stack">
      <PageHead title={formatMessage({ id: 'jobs.title' })} />
      <Heading level={1} step="2">
        <FormattedMessage id="jobs.title" />
      </Heading>
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Heading level={2} step="3">
        <FormattedMessage id="jobs.failed" />
      </Heading>
      {failedJobs.length > 0 ? (
        <FailedJobs jobs={failedJobs} busy={busy} onRetry={(id) => void retry(id)} />
      ) : (
        <p className="hs-mute">
          <FormattedMessage id="jobs.noneFailed" />
        </p>
      )}
      <Heading level={2} step="3">
        <FormattedMessage id="jobs.regular" />
      </Heading>
      <RegularWork work={regularWork} />
    </div>
  );
}
