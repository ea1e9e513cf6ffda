import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import { Pagination } from '@headstock/ui/pagination';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { IssueTable } from './issue-table.tsx';
import { type ImportRecord, reportPath } from './listing-import.model.ts';

const Root = styled.section`
  min-width: 0;
  & > nav.kinds > ul > li > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    &[aria-current] {
      font-weight: 600;
    }
  }
`;

/** Props of the section. */
export interface ReportSectionProps {
  readonly record: ImportRecord;
  /** The one kind that is shown; null for all. */
  readonly code: string | null;
}

/** What is said of the rows of a file, of one kind or of all. Renders a `<section>`, or nothing where nothing is said. */
export function ReportSection({ record, code }: ReportSectionProps): ReactNode {
  const { formatMessage } = useIntl();
  const { issues, issueCounts } = record;
  if (issueCounts.length === 0) return null;
  const total = issueCounts.reduce((sum, { count }) => sum + count, 0);
  const kind = (value: string | null, label: ReactNode, count: number) => (
    <li key={value ?? ''}>
      <Link to={reportPath(value)} preventScrollReset aria-current={value === code ? 'page' : undefined}>
        {label}
        <span className="hs-num hs-mute">
          <FormattedNumber value={count} />
        </span>
      </Link>
    </li>
  );
  return (
    <Root aria-labelledby="report">
      <header>
        <Heading level={2} step="2" id="report">
          <FormattedMessage id="listingImports.report" />
        </Heading>
      </header>
      <nav className="kinds" aria-label={formatMessage({ id: 'listingImports.kinds' })}>
        <ul>
          {kind(null, <FormattedMessage id="listingImports.allKinds" />, total)}
          {issueCounts.map(({ code: value, message, count }) => kind(value, message, count))}
        </ul>
      </nav>
      {issues.issues.length === 0 ? (
        <p className="hs-mute">
          <FormattedMessage id="listingImports.noIssues" />
        </p>
      ) : (
        <IssueTable issues={issues.issues} />
      )}
      <Pagination
        current={issues.page}
        count={issues.pages}
        to={(page) => reportPath(code, page)}
        labels={{
          nav: formatMessage({ id: 'listingImports.pages' }),
          previous: formatMessage({ id: 'listingImports.pages.previous' }),
          next: formatMessage({ id: 'listingImports.pages.next' }),
          page: (page) => formatMessage({ id: 'listingImports.pages.page' }, { page }),
        }}
      />
    </Root>
  );
}
