import type { MessageGroup } from '@headstock/i18n/lazy-page';
import { mergeMessages } from '@headstock/i18n/merge-messages';

/** The home page. */
export const homeMessages: MessageGroup = {
  name: 'home',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-home-fr" */ './catalog.fr.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-home-fr" */ './home.fr.json', { with: { type: 'json' } }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-home-en" */ './catalog.en.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-home-en" */ './home.en.json', { with: { type: 'json' } }),
        ),
};

/** The islands of the home page. */
export const homeSectionsMessages: MessageGroup = {
  name: 'home-sections',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-home-sections-fr" */ './home-sections.fr.json', {
            with: { type: 'json' },
          }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-home-sections-en" */ './home-sections.en.json', {
            with: { type: 'json' },
          }),
        ),
};

/** The listing. */
export const listingMessages: MessageGroup = {
  name: 'listing',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-listing-fr" */ './catalog.fr.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-listing-fr" */ './listing.fr.json', { with: { type: 'json' } }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-listing-en" */ './catalog.en.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-listing-en" */ './listing.en.json', { with: { type: 'json' } }),
        ),
};

/** The product page. */
export const productMessages: MessageGroup = {
  name: 'product',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-product-fr" */ './catalog.fr.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-product-fr" */ './product.fr.json', { with: { type: 'json' } }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-product-en" */ './catalog.en.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-product-en" */ './product.en.json', { with: { type: 'json' } }),
        ),
};

/** The report, the facts and the price history of an item. */
export const productRecordMessages: MessageGroup = {
  name: 'product-record',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-product-record-fr" */ './product-record.fr.json', {
            with: { type: 'json' },
          }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-product-record-en" */ './product-record.en.json', {
            with: { type: 'json' },
          }),
        ),
};

/** Sounds and videos of an item. */
export const itemClipsMessages: MessageGroup = {
  name: 'item-clips',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-item-clips-fr" */ './item-clips.fr.json', { with: { type: 'json' } }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-item-clips-en" */ './item-clips.en.json', { with: { type: 'json' } }),
        ),
};

/** The comparison. */
export const compareMessages: MessageGroup = {
  name: 'compare',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-compare-fr" */ './catalog.fr.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-compare-fr" */ './product.fr.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-compare-fr" */ './product-record.fr.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-compare-fr" */ './compare.fr.json', { with: { type: 'json' } }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-compare-en" */ './catalog.en.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-compare-en" */ './product.en.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-compare-en" */ './product-record.en.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-compare-en" */ './compare.en.json', { with: { type: 'json' } }),
        ),
};

/** Offers. */
export const offerMessages: MessageGroup = {
  name: 'offer',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(import(/* webpackChunkName: "messages-offer-fr" */ './offer.fr.json', { with: { type: 'json' } }))
      : mergeMessages(
          import(/* webpackChunkName: "messages-offer-en" */ './offer.en.json', { with: { type: 'json' } }),
        ),
};

/** Content pages, the blog and the FAQ. */
export const contentMessages: MessageGroup = {
  name: 'content',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-content-fr" */ './catalog.fr.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-content-fr" */ './content.fr.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-content-fr" */ './blog.fr.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-content-fr" */ './faq.fr.json', { with: { type: 'json' } }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-content-en" */ './catalog.en.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-content-en" */ './content.en.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-content-en" */ './blog.en.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-content-en" */ './faq.en.json', { with: { type: 'json' } }),
        ),
};

/** The search panel. */
export const searchMessages: MessageGroup = {
  name: 'search',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-search-fr" */ './search.fr.json', { with: { type: 'json' } }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-search-en" */ './search.en.json', { with: { type: 'json' } }),
        ),
};

/** The forms. */
export const formMessages: MessageGroup = {
  name: 'form',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(import(/* webpackChunkName: "messages-form-fr" */ './form.fr.json', { with: { type: 'json' } }))
      : mergeMessages(import(/* webpackChunkName: "messages-form-en" */ './form.en.json', { with: { type: 'json' } })),
};

/** The gallery of the design system. */
export const kitchenSinkMessages: MessageGroup = {
  name: 'kitchen-sink',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-kitchen-sink-fr" */ './kitchen-sink.fr.json', {
            with: { type: 'json' },
          }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-kitchen-sink-en" */ './kitchen-sink.en.json', {
            with: { type: 'json' },
          }),
        ),
};

/** The page of a seller. */
export const sellerMessages: MessageGroup = {
  name: 'seller',
  load: (locale) =>
    locale === 'fr'
      ? mergeMessages(
          import(/* webpackChunkName: "messages-seller-fr" */ './catalog.fr.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-seller-fr" */ './seller.fr.json', { with: { type: 'json' } }),
        )
      : mergeMessages(
          import(/* webpackChunkName: "messages-seller-en" */ './catalog.en.json', { with: { type: 'json' } }),
          import(/* webpackChunkName: "messages-seller-en" */ './seller.en.json', { with: { type: 'json' } }),
        ),
};

/** The dialog that reports a rating. */
export const feedbackReportMessages: MessageGroup = {
  name: 'feedback-report',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-feedback-report-fr" */ './feedback-report.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-feedback-report-en" */ './feedback-report.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
