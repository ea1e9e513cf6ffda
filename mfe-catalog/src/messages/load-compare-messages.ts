import type { Locale } from '@headstock/contracts/locale';
import type { Messages } from '@headstock/i18n/messages';
import { together } from './load-messages.ts';

/** The words of the comparison. */
export const loadCompareMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(
        import(/* webpackChunkName: "messages-compare-fr" */ './card.fr.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-compare-fr" */ './product.fr.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-compare-fr" */ './record.fr.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-compare-fr" */ './compare.fr.json', { with: { type: 'json' } }),
      )
    : together(
        import(/* webpackChunkName: "messages-compare-en" */ './card.en.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-compare-en" */ './product.en.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-compare-en" */ './record.en.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-compare-en" */ './compare.en.json', { with: { type: 'json' } }),
      );
