import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The cart and the mini cart. */
export const cartMessages: MessageGroup = {
  name: 'cart',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-cart-fr" */ './cart.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-cart-en" */ './cart.en.json', { with: { type: 'json' } })
    ).default,
};

/** The checkout, without those of the cart. */
export const checkoutMessages: MessageGroup = {
  name: 'checkout',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-checkout-fr" */ './checkout.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-checkout-en" */ './checkout.en.json', { with: { type: 'json' } })
    ).default,
};

/** Payments in the checkout and on the order page. */
export const paymentMessages: MessageGroup = {
  name: 'payment',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-payment-fr" */ './payment.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-payment-en" */ './payment.en.json', { with: { type: 'json' } })
    ).default,
};

/** The checkout by plain forms, beside those of the checkout. */
export const plainCheckoutMessages: MessageGroup = {
  name: 'plain-checkout',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-plain-checkout-fr" */ './plain-checkout.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-plain-checkout-en" */ './plain-checkout.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** Payments that staff take at the counter. */
export const counterPaymentMessages: MessageGroup = {
  name: 'counter-payment',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-counter-payment-fr" */ './counter-payment.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-counter-payment-en" */ './counter-payment.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** The order page and its documents. */
export const orderMessages: MessageGroup = {
  name: 'order',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-order-fr" */ './order.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-order-en" */ './order.en.json', { with: { type: 'json' } })
    ).default,
};

/** The dialogs of the order actions. */
export const orderActionsMessages: MessageGroup = {
  name: 'order-actions',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-order-actions-fr" */ './order-actions.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-order-actions-en" */ './order-actions.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** The page that finds an order. */
export const orderSearchMessages: MessageGroup = {
  name: 'order-search',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-order-search-fr" */ './order-search.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-order-search-en" */ './order-search.en.json', {
          with: { type: 'json' },
        })
    ).default,
};

/** The staff tools in the cart. */
export const staffToolsMessages: MessageGroup = {
  name: 'staff-tools',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-staff-tools-fr" */ './staff-tools.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-staff-tools-en" */ './staff-tools.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
