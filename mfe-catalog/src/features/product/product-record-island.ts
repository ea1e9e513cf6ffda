import { withMessages } from '@headstock/i18n/messages';
import { createIsland } from '#mfe-catalog/features/island/create-island.tsx';
import { productRecordMessages } from '#mfe-catalog/messages/load-messages.ts';
import type { ProductView } from './product-view.model.ts';

/** What is on record of an item, which no choice of the visitor changes. */
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
