import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The texts of what does not sell. */
export const slowStockMessages: MessageGroup = {
  name: 'slow-stock',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-slow-stock-fr" */ './slow-stock.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-slow-stock-en" */ './slow-stock.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
