import { withMessages } from '@headstock/i18n/messages';
import { createIsland } from '@headstock/first-load/create-island';
import { productRecordMessages } from '#mfe-catalog/messages/load-messages.ts';
import type { ProductView } from './product-view.model.ts';

/** The island of the product record, which does not depend on the selected variant. */
export const { Island: ProductRecordIsland, load: loadProductRecord } = createIsland<{ readonly product: ProductView }>(
  'product-record',
  async (locale) => {
    const [{ ProductRecord }, messages] = await Promise.all([
      import(/* webpackChunkName: "product-record" */ './product-record.tsx'),
      productRecordMessages.load(locale),
    ]);
    return withMessages(ProductRecord, messages);
  },
);
