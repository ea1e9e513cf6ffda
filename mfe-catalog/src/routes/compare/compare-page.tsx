import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { CompareSearch } from '#mfe-catalog/features/compare/compare-search.tsx';
import {
  compareOf,
  maximumColumns,
  readCompareAddress,
  type CompareAddress,
} from '#mfe-catalog/features/compare/compare-address.model.ts';
import { CompareTable } from '#mfe-catalog/features/compare/compare-table.tsx';
import { useCompareRows } from '#mfe-catalog/features/compare/use-compare-rows.ts';
import { PrintFooter } from '#mfe-catalog/features/print/print-footer.tsx';
import { CompareSummary } from '#mfe-catalog/features/compare/compare-summary.tsx';
import { CompareNotices } from '#mfe-catalog/features/compare/compare-notices.tsx';
import { TooFewItems } from '#mfe-catalog/features/compare/too-few-items.tsx';
import type { loader } from './compare-loader.ts';

const Root = styled.div`
  padding-top: 16px;
  @media print {
    padding: 0;
  }
`;

const Title = styled.h1`
  margin: 28px 0 16px;
  font-size: var(--hs-t-1);
  @media print {
    margin: 0 0 2pt;
    font-size: 18pt;
  }
`;

function useCompareAddress(): CompareAddress {
  const [query] = useSearchParams();
  return useMemo(() => readCompareAddress(query), [query]);
}

/** Up to four items side by side. Says what is missing where there are too few, too many, or some that are not known. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const asked = useCompareAddress();
  const intl = useIntl();
  const { columns } = view;
  const rows = useCompareRows(columns);
  // Unknown items are left out of every link on this page.
  const address = { ...asked, ids: columns.map(({ id }) => id) };
  const say = (id: string): string => intl.formatMessage({ id });
  const canonical = compareOf(asked.ids.slice(0, maximumColumns));
  const names = intl.formatList(columns.map(({ title }) => title));
  return (
    <>
      <PageHead
        title={names ? intl.formatMessage({ id: 'compare.pageTitle' }, { names }) : say('compare.title')}
        description={say('compare.lead')}
        path={canonical}
        unlisted
      />
      <Root className="hs-wrap" data-print="wide">
        <Breadcrumbs
          label={say('catalog.breadcrumbs')}
          crumbs={[
            { label: say('catalog.home'), to: '/' },
            { label: say('catalog.shop'), to: '/shop' },
            { label: say('compare.title') },
          ]}
        />
        <Title>
          <FormattedMessage id="compare.title" />
        </Title>
        <CompareNotices view={view} address={address} />
        {columns.length > 1 ? (
          <>
            <CompareSummary address={address} rows={rows} />
            <CompareTable
              view={view}
              address={address}
              rows={address.onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
            />
          </>
        ) : (
          <TooFewItems view={view} />
        )}
        <PrintFooter />
        {columns.length < maximumColumns && <CompareSearch view={view} address={address} />}
      </Root>
    </>
  );
}
