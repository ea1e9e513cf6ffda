import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** Login/Register, and the fields and problems that choosing a new password shares with it. */
export const authMessages: MessageGroup = {
  name: 'auth',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-auth-fr" */ './auth.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-auth-en" */ './auth.en.json', { with: { type: 'json' } })
    ).default,
};

export const accountMenuMessages: MessageGroup = {
  name: 'account-menu',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-account-menu-fr" */ './account-menu.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-account-menu-en" */ './account-menu.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

export const resetPasswordMessages: MessageGroup = {
  name: 'reset-password',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-reset-password-fr" */ './reset-password.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-reset-password-en" */ './reset-password.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

export const confirmEmailMessages: MessageGroup = {
  name: 'confirm-email',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-confirm-email-fr" */ './confirm-email.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-confirm-email-en" */ './confirm-email.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

export const wishlistMessages: MessageGroup = {
  name: 'wishlist',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-wishlist-fr" */ './wishlist.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-wishlist-en" */ './wishlist.en.json', { with: { type: 'json' } })
    ).default,
};

/** The navigation and the overview pages of `/profile`. */
export const profileMessages: MessageGroup = {
  name: 'profile',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-profile-fr" */ './profile.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-profile-en" */ './profile.en.json', { with: { type: 'json' } })
    ).default,
};

/** Threads and their messages. */
export const messagesMessages: MessageGroup = {
  name: 'messages',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-messages-fr" */ './messages.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-messages-en" */ './messages.en.json', { with: { type: 'json' } })
    ).default,
};

/** The names of the events that members are told about, and the page that switches one of them off. */
export const unsubscribeMessages: MessageGroup = {
  name: 'unsubscribe',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-unsubscribe-fr" */ './unsubscribe.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-unsubscribe-en" */ './unsubscribe.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** The settings of what the account is told; the events' names are those of `unsubscribeMessages`. */
export const notificationsMessages: MessageGroup = {
  name: 'notifications',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-notifications-fr" */ './notifications.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-notifications-en" */ './notifications.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** A copy of the account's data, and its end. */
export const accountDataMessages: MessageGroup = {
  name: 'account-data',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-account-data-fr" */ './account-data.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-account-data-en" */ './account-data.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** Avatar and banner. */
export const picturesMessages: MessageGroup = {
  name: 'pictures',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-pictures-fr" */ './pictures.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-pictures-en" */ './pictures.en.json', { with: { type: 'json' } })
    ).default,
};

/** What the bell opens. */
export const bellMessages: MessageGroup = {
  name: 'bell',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-bell-fr" */ './bell.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-bell-en" */ './bell.en.json', { with: { type: 'json' } })
    ).default,
};

export const addressBookMessages: MessageGroup = {
  name: 'address-book',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-address-book-fr" */ './address-book.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-address-book-en" */ './address-book.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** The question for a fresh proof of who sits there; it needs those of `auth`, too. */
export const reauthMessages: MessageGroup = {
  name: 'reauth',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-reauth-fr" */ './reauth.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-reauth-en" */ './reauth.en.json', { with: { type: 'json' } })
    ).default,
};

export const detailsMessages: MessageGroup = {
  name: 'details',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-details-fr" */ './details.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-details-en" */ './details.en.json', { with: { type: 'json' } })
    ).default,
};

export const securityMessages: MessageGroup = {
  name: 'security',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-security-fr" */ './security.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-security-en" */ './security.en.json', { with: { type: 'json' } })
    ).default,
};

/** Two-step sign-in, recovery codes and passkeys on the security page. */
export const factorsMessages: MessageGroup = {
  name: 'factors',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-factors-fr" */ './factors.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-factors-en" */ './factors.en.json', { with: { type: 'json' } })
    ).default,
};

export const invoicesMessages: MessageGroup = {
  name: 'invoices',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-invoices-fr" */ './invoices.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-invoices-en" */ './invoices.en.json', { with: { type: 'json' } })
    ).default,
};

export const savedCardsMessages: MessageGroup = {
  name: 'saved-cards',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-saved-cards-fr" */ './saved-cards.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-saved-cards-en" */ './saved-cards.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

export const storeCreditsMessages: MessageGroup = {
  name: 'store-credits',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-store-credits-fr" */ './store-credits.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-store-credits-en" */ './store-credits.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** What lists of orders and offers share: search, filters, pages, the row of a purchase. */
export const listMessages: MessageGroup = {
  name: 'lists',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-lists-fr" */ './lists.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-lists-en" */ './lists.en.json', { with: { type: 'json' } })
    ).default,
};

/** The dashboard. */
export const dashboardMessages: MessageGroup = {
  name: 'dashboard',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-dashboard-fr" */ './dashboard.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-dashboard-en" */ './dashboard.en.json', { with: { type: 'json' } })
    ).default,
};

/** The portfolio. */
export const portfolioMessages: MessageGroup = {
  name: 'portfolio',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-portfolio-fr" */ './portfolio.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-portfolio-en" */ './portfolio.en.json', { with: { type: 'json' } })
    ).default,
};

/** The pages under `/profile/buying`. */
export const buyingMessages: MessageGroup = {
  name: 'buying',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-buying-fr" */ './buying.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-buying-en" */ './buying.en.json', { with: { type: 'json' } })
    ).default,
};

/** The pages of offers, of both sides. */
export const offersMessages: MessageGroup = {
  name: 'offers',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-offers-fr" */ './offers.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-offers-en" */ './offers.en.json', { with: { type: 'json' } })
    ).default,
};

/** The page of the rules for offers, and of offers to watchers. */
export const offerRulesMessages: MessageGroup = {
  name: 'offer-rules',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-offer-rules-fr" */ './offer-rules.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-offer-rules-en" */ './offer-rules.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** The pages of returns, of both sides. */
export const returnsMessages: MessageGroup = {
  name: 'returns',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-returns-fr" */ './returns.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-returns-en" */ './returns.en.json', { with: { type: 'json' } })
    ).default,
};

/** The orders of a seller. */
export const sellingMessages: MessageGroup = {
  name: 'selling',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-selling-fr" */ './selling.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-selling-en" */ './selling.en.json', { with: { type: 'json' } })
    ).default,
};

/** The statements of a seller. */
export const payoutsMessages: MessageGroup = {
  name: 'payouts',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-payouts-fr" */ './payouts.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-payouts-en" */ './payouts.en.json', { with: { type: 'json' } })
    ).default,
};

/** The photographs of a form. */
export const photographsMessages: MessageGroup = {
  name: 'photographs',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-photographs-fr" */ './photographs.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-photographs-en" */ './photographs.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** The searches that somebody saved. */
export const savedSearchesMessages: MessageGroup = {
  name: 'saved-searches',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-saved-searches-fr" */ './saved-searches.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-saved-searches-en" */ './saved-searches.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** What the two sides of an order say of each other. */
export const feedbackMessages: MessageGroup = {
  name: 'feedback',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-feedback-fr" */ './feedback.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-feedback-en" */ './feedback.en.json', { with: { type: 'json' } })
    ).default,
};

/** The list of a seller’s listings. */
export const listingsMessages: MessageGroup = {
  name: 'listings',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-listings-fr" */ './listings.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-listings-en" */ './listings.en.json', { with: { type: 'json' } })
    ).default,
};

/** The page of one listing. */
export const listingEditorMessages: MessageGroup = {
  name: 'listing-editor',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-listing-editor-fr" */ './listing-editor.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-listing-editor-en" */ './listing-editor.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** Saved replies, and what is answered while somebody is away. */
export const repliesMessages: MessageGroup = {
  name: 'replies',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-replies-fr" */ './replies.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-replies-en" */ './replies.en.json', { with: { type: 'json' } })
    ).default,
};
