import type { Locale } from '@headstock/contracts/locale';
import type { Messages } from '@headstock/i18n/messages';

/** As the files stand; the builds compile the texts to syntax trees, which react-intl takes as well. */
interface MessageFile {
  readonly default: Record<string, string>;
}

/** The words of several files, loaded side by side; builds put them into one chunk by its name. */
export async function together(...files: readonly Promise<MessageFile>[]): Promise<Messages> {
  const loaded = await Promise.all(files);
  return loaded.reduce<Record<string, string>>((all, file) => ({ ...all, ...file.default }), {});
}

/** The words of the home page. */
export const loadHomeMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(
        import(/* webpackChunkName: "messages-home-fr" */ './card.fr.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-home-fr" */ './home.fr.json', { with: { type: 'json' } }),
      )
    : together(
        import(/* webpackChunkName: "messages-home-en" */ './card.en.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-home-en" */ './home.en.json', { with: { type: 'json' } }),
      );

/** The words of what of the home page stands as the server wrote it. */
export const loadHomeStillMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(
        import(/* webpackChunkName: "messages-home-still-fr" */ './home-still.fr.json', { with: { type: 'json' } }),
      )
    : together(
        import(/* webpackChunkName: "messages-home-still-en" */ './home-still.en.json', { with: { type: 'json' } }),
      );

/** The words of the listing. */
export const loadListingMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(
        import(/* webpackChunkName: "messages-listing-fr" */ './card.fr.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-listing-fr" */ './listing.fr.json', { with: { type: 'json' } }),
      )
    : together(
        import(/* webpackChunkName: "messages-listing-en" */ './card.en.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-listing-en" */ './listing.en.json', { with: { type: 'json' } }),
      );

/** The words of the product page. */
export const loadProductMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(
        import(/* webpackChunkName: "messages-product-fr" */ './card.fr.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-product-fr" */ './product.fr.json', { with: { type: 'json' } }),
      )
    : together(
        import(/* webpackChunkName: "messages-product-en" */ './card.en.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-product-en" */ './product.en.json', { with: { type: 'json' } }),
      );

/** The words of what is on record of an item. */
export const loadRecordMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(import(/* webpackChunkName: "messages-record-fr" */ './record.fr.json', { with: { type: 'json' } }))
    : together(import(/* webpackChunkName: "messages-record-en" */ './record.en.json', { with: { type: 'json' } }));

/** The words of offers. */
export const loadOfferMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(import(/* webpackChunkName: "messages-offer-fr" */ './offer.fr.json', { with: { type: 'json' } }))
    : together(import(/* webpackChunkName: "messages-offer-en" */ './offer.en.json', { with: { type: 'json' } }));

/** The words of the pages of texts: the blog, the questions, the rest. */
export const loadContentMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(
        import(/* webpackChunkName: "messages-content-fr" */ './card.fr.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-content-fr" */ './content.fr.json', { with: { type: 'json' } }),
      )
    : together(
        import(/* webpackChunkName: "messages-content-en" */ './card.en.json', { with: { type: 'json' } }),
        import(/* webpackChunkName: "messages-content-en" */ './content.en.json', { with: { type: 'json' } }),
      );

/** The words of the search panel. */
export const loadSearchMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(import(/* webpackChunkName: "messages-search-fr" */ './search.fr.json', { with: { type: 'json' } }))
    : together(import(/* webpackChunkName: "messages-search-en" */ './search.en.json', { with: { type: 'json' } }));

/** The words of the forms. */
export const loadFormMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(import(/* webpackChunkName: "messages-form-fr" */ './form.fr.json', { with: { type: 'json' } }))
    : together(import(/* webpackChunkName: "messages-form-en" */ './form.en.json', { with: { type: 'json' } }));

/** The words around the parts of the design system. */
export const loadKitchenSinkMessages = (locale: Locale): Promise<Messages> =>
  locale === 'fr'
    ? together(
        import(/* webpackChunkName: "messages-kitchen-sink-fr" */ './kitchen-sink.fr.json', { with: { type: 'json' } }),
      )
    : together(
        import(/* webpackChunkName: "messages-kitchen-sink-en" */ './kitchen-sink.en.json', { with: { type: 'json' } }),
      );
