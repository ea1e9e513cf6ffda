import { useShopDate } from '@headstock/i18n/use-shop-date';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { DownloadIcon } from '@headstock/ui/icons/download';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import { useRestoredFocus } from '#mfe-account/features/list-page/use-restored-focus.ts';
import { FileName } from '#mfe-account/features/listing-imports/file-name.tsx';
import { ImportStateBadge } from '#mfe-account/features/listing-imports/import-state.tsx';
import { isCounted, isMoving } from '#mfe-account/features/listing-imports/listing-import.model.ts';
import { MappingForm } from '#mfe-account/features/listing-imports/mapping-form.tsx';
import { OutcomeList } from '#mfe-account/features/listing-imports/outcome-list.tsx';
import { ProgressLine } from '#mfe-account/features/listing-imports/progress-line.tsx';
import { ReportSection } from '#mfe-account/features/listing-imports/report-section.tsx';
import { StartImport } from '#mfe-account/features/listing-imports/start-import.tsx';
import { StopImport } from '#mfe-account/features/listing-imports/stop-import.tsx';
import { UnreadColumns } from '#mfe-account/features/listing-imports/unread-columns.tsx';
import type { ImportView } from './import-loader.ts';

/** `/profile/selling/imports/:id`: what a file would do, does or did, and what to put right in it. */
export function Component(): ReactNode {
  const { record, code } = useLoaderData<ImportView>();
  const formatDate = useShopDate();
  const { id, fileName, state } = record;
  const head = useRestoredFocus<HTMLElement>(state);
  const counted = isCounted(record);
  const lead = state === 'STOPPED' && !counted ? 'unstarted' : state;
  return (
    <ListPage>
      <PageHead title={fileName} path={`/profile/selling/imports/${id}`} />
      <header ref={head} tabIndex={-1}>
        <p>
          <Link to="/profile/selling/imports">
            <FormattedMessage id="listingImports.back" />
          </Link>
        </p>
        <Heading level={1} step="1">
          <FileName>{fileName}</FileName>
        </Heading>
        <p>
          <ImportStateBadge state={state} />
        </p>
        <p role="status">
          <FormattedMessage id={`listingImports.lead.${lead}`} />
        </p>
        <p className="hs-small hs-mute">
          <FormattedMessage
            id="listingImports.facts"
            values={{
              layout: <FormattedMessage id={`listingImports.format.${record.format ?? 'own'}`} />,
              rows: record.rows,
              sent: formatDate(record.createdAt, 'moment'),
              removed: formatDate(record.expiresAt, 'day'),
            }}
          />
        </p>
      </header>
      {state === 'BROKEN' && (
        <Notice tone="bad">
          {record.fault}{' '}
          {record.faultLine !== null && (
            <FormattedMessage id="listingImports.faultLine" values={{ line: record.faultLine }} />
          )}
        </Notice>
      )}
      {state === 'MAPPING' && <MappingForm record={record} />}
      {isMoving(state) && <ProgressLine record={record} />}
      {isMoving(state) && <StopImport id={id} />}
      {counted && <OutcomeList outcomes={record.outcomes} />}
      {counted && <UnreadColumns record={record} />}
      {state === 'READY' && <StartImport record={record} />}
      {record.failedUrl !== null && (
        <p>
          <Button as="a" variant="outline" size="small" href={record.failedUrl} download>
            <DownloadIcon size="small" />
            <FormattedMessage id="listingImports.failedRows" />
          </Button>
        </p>
      )}
      {counted && <ReportSection record={record} code={code} />}
    </ListPage>
  );
}
