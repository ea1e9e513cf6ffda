import { PageHead } from '@headstock/i18n/page-head';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useRevalidator } from 'react-router';
import { type ExportFile, ExportFiles } from '#mfe-admin/features/table-exports/export-files.tsx';

/** How often a page with a file that is being made looks again. */
const PAUSE_MS = 2000;

/** `/admin/exports`: tables as files, made in the background and kept for a week. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const files = useLoaderData<readonly ExportFile[]>();
  const { revalidate, state } = useRevalidator();
  const waits = files.some((file) => file.state === 'WAITING');
  useEffect(() => {
    if (!waits || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waits, state, revalidate]);
  return (
    <div className="hs-stack">
      <PageHead title={formatMessage({ id: 'exports.title' })} />
      <header>
        <Heading level={1} step="2">
          <FormattedMessage id="exports.title" />
        </Heading>
        <p className="hs-mute" role="status">
          <FormattedMessage id={waits ? 'exports.waiting' : 'exports.hint'} />
        </p>
      </header>
      {files.length > 0 ? (
        <ExportFiles files={files} />
      ) : (
        <EmptyState title={<FormattedMessage id="exports.none" />}>
          <FormattedMessage id="exports.noneHint" />
        </EmptyState>
      )}
    </div>
  );
}
