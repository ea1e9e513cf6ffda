import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { AgeBands } from '#mfe-admin/features/slow-stock/age-bands.tsx';
import { slowStockTable } from '#mfe-admin/features/slow-stock/slow-stock-table.tsx';
import type { SlowStockData } from './slow-stock-loader.ts';

const words = { title: 'slowStock.heading', empty: 'slowStock.none' } as const;

/** `/admin/catalogue/slow-stock`: what has been for sale for long, what it ties up, and which price others say it should have. */
export function Component(): ReactNode {
  const { bands, ...data } = useLoaderData<SlowStockData>();
  return (
    <ListPage
      table={slowStockTable}
      data={data}
      words={words}
      intro={
        <>
          <AgeBands bands={bands} />
          <p className="hs-small hs-mute">
            <FormattedMessage id="slowStock.rule" />
          </p>
        </>
      }
    />
  );
}
