import styled from '@emotion/styled';
import { graphqlClientContext } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { CompareAdd } from '#mfe-catalog/features/compare/compare-add.tsx';
import {
  compareOf,
  mostColumns,
  readCompareAddress,
  type CompareAddress,
} from '#mfe-catalog/features/compare/compare-address.model.ts';
import { CatalogCompareDocument } from '#mfe-catalog/features/compare/compare.generated.ts';
import { compareVariables, compareViewOf, type CompareView } from '#mfe-catalog/features/compare/compare-view.model.ts';
import { CompareTable } from '#mfe-catalog/features/compare/compare-table.tsx';
import { useCompareRows } from '#mfe-catalog/features/compare/use-compare-rows.ts';
import { PrintFoot } from '#mfe-catalog/features/print/print-foot.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareNotes } from './compare-notes.tsx';
import { TooFew } from './too-few.tsx';

/** The items that the address names, in one question. Nothing in the address is an error: the page says what it cannot show. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<CompareView> {
  const address = readCompareAddress(new URL(request.url).searchParams);
  const answer = await context
    .get(graphqlClientContext)
    .query(CatalogCompareDocument, compareVariables(address), { signal: request.signal });
  return compareViewOf(answer, address);
}

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
  // What the shop does not know is left out of every link that leads on from here.
  const address = { ...asked, ids: columns.map(({ id }) => id) };
  const say = (id: string): string => intl.formatMessage({ id });
  const canonical = compareOf(asked.ids.slice(0, mostColumns));
  const names = intl.formatList(columns.map(({ title }) => title));
  return (
    <>
      <PageHead
        title={
          names ? intl.formatMessage({ id: 'catalog.compare.pageTitle' }, { names }) : say('catalog.compare.title')
        }
        description={say('catalog.compare.lead')}
        path={canonical}
        unlisted
      />
      <Root className="hs-wrap" data-print="wide">
        <Breadcrumbs
          label={say('catalog.path')}
          crumbs={[
            { label: say('catalog.home'), to: '/' },
            { label: say('catalog.shop'), to: '/shop' },
            { label: say('catalog.compare.title') },
          ]}
        />
        <Title>
          <FormattedMessage id="catalog.compare.title" />
        </Title>
        <CompareNotes view={view} address={address} />
        {columns.length > 1 ? (
          <>
            <CompareBar address={address} rows={rows} />
            <CompareTable
              view={view}
              address={address}
              rows={address.onlyDifferences ? rows.filter(({ differs }) => differs) : rows}
            />
          </>
        ) : (
          <TooFew view={view} />
        )}
        <PrintFoot />
        {columns.length < mostColumns && <CompareAdd view={view} address={address} />}
      </Root>
    </>
  );
}
