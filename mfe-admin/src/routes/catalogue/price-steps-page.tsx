import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBulkForm } from '#mfe-admin/features/batches/use-bulk-form.ts';
import { BulkForm } from '#mfe-admin/features/inventory/bulk-form.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { slowStockList } from '#mfe-admin/features/slow-stock/slow-stock-list.ts';

const nothing = {};

function Form(): ReactNode {
  const form = useBulkForm('listing-price-steps', nothing, false);
  return (
    <BulkForm form={form}>
      <p>
        <FormattedMessage id="slowStock.rule" />
      </p>
    </BulkForm>
  );
}

/** `/admin/catalogue/slow-stock/prices`: gives the chosen instruments the prices that are suggested, as one. */
export function Component(): ReactNode {
  const title = useIntl().formatMessage({ id: 'slowStock.apply' });
  return (
    <RouteDrawer title={title} parent={slowStockList.path}>
      <Form />
    </RouteDrawer>
  );
}
