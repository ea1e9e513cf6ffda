import type { LoaderFunctionArgs } from 'react-router';
import { listLoader, rowsOf, type ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { slowStockList, usualAge } from '#mfe-admin/features/slow-stock/slow-stock-list.ts';
import type { SlowRow } from '#mfe-admin/features/slow-stock/slow-stock-table.tsx';
import {
  AdminSlowStockDocument,
  type AdminSlowStockQuery,
} from '#mfe-admin/features/slow-stock/slow-stock.generated.ts';

/** What the page of slow stock opens with. */
export interface SlowStockData extends ListData<SlowRow> {
  readonly bands: AdminSlowStockQuery['stockAgeBands'];
}

/** A page of the instruments that have been for sale the longest, and all of them by their age. */
export async function loader(args: LoaderFunctionArgs): Promise<SlowStockData> {
  let bands: SlowStockData['bands'] = [];
  const list = await listLoader<SlowRow>(slowStockList, async ({ client, state, page, options }) => {
    const [days] = state.filters['age'] ?? [];
    const [whose] = state.filters['whose'] ?? [];
    const variables = {
      ...page,
      days: days === undefined ? usualAge : Number(days),
      isOwn: whose === undefined ? null : whose === 'own',
    };
    const { slowStock, stockAgeBands } = await client.query(AdminSlowStockDocument, variables, options);
    bands = stockAgeBands;
    return rowsOf(slowStock);
  })(args);
  return { ...list, bands };
}
