import type { Locale } from '@headstock/contracts/locale';
import type { Messages } from '@headstock/i18n/messages';

type Load = (locale: Locale) => Promise<Messages>;

/** Texts of cart and mini cart. */
export const loadCartMessages: Load = async (locale) =>
  (locale === 'fr'
    ? await import(/* webpackChunkName: "messages-cart-fr" */ './cart.fr.json', { with: { type: 'json' } })
    : await import(/* webpackChunkName: "messages-cart-en" */ './cart.en.json', { with: { type: 'json' } })
  ).default;

/** Texts of the checkout, besides those of the cart. */
export const loadCheckoutMessages: Load = async (locale) =>
  (locale === 'fr'
    ? await import(/* webpackChunkName: "messages-checkout-fr" */ './checkout.fr.json', { with: { type: 'json' } })
    : await import(/* webpackChunkName: "messages-checkout-en" */ './checkout.en.json', { with: { type: 'json' } })
  ).default;

/** Texts of paying, besides those of the checkout. */
export const loadPayMessages: Load = async (locale) =>
  (locale === 'fr'
    ? await import(/* webpackChunkName: "messages-pay-fr" */ './payment.fr.json', { with: { type: 'json' } })
    : await import(/* webpackChunkName: "messages-pay-en" */ './payment.en.json', { with: { type: 'json' } })
  ).default;

/** Texts of money that staff takes at the counter. */
export const loadStaffPayMessages: Load = async (locale) =>
  (locale === 'fr'
    ? await import(/* webpackChunkName: "messages-staff-pay-fr" */ './counter-payment.fr.json', {
        with: { type: 'json' },
      })
    : await import(/* webpackChunkName: "messages-staff-pay-en" */ './counter-payment.en.json', {
        with: { type: 'json' },
      })
  ).default;

/** Texts of the order page, besides those of the cart. */
export const loadOrderMessages: Load = async (locale) =>
  (locale === 'fr'
    ? await import(/* webpackChunkName: "messages-order-fr" */ './order.fr.json', { with: { type: 'json' } })
    : await import(/* webpackChunkName: "messages-order-en" */ './order.en.json', { with: { type: 'json' } })
  ).default;

/** Texts of the dialogs in which something is done about an order. */
export const loadOrderActsMessages: Load = async (locale) =>
  (locale === 'fr'
    ? await import(/* webpackChunkName: "messages-order-acts-fr" */ './order-actions.fr.json', {
        with: { type: 'json' },
      })
    : await import(/* webpackChunkName: "messages-order-acts-en" */ './order-actions.en.json', {
        with: { type: 'json' },
      })
  ).default;

/** Texts of the page that finds an order. */
export const loadOrderSearchMessages: Load = async (locale) =>
  (locale === 'fr'
    ? await import(/* webpackChunkName: "messages-order-search-fr" */ './order-search.fr.json', {
        with: { type: 'json' },
      })
    : await import(/* webpackChunkName: "messages-order-search-en" */ './order-search.en.json', {
        with: { type: 'json' },
      })
  ).default;

/** Texts of what only admins see in their cart. */
export const loadDeskMessages: Load = async (locale) =>
  (locale === 'fr'
    ? await import(/* webpackChunkName: "messages-desk-fr" */ './staff-tools.fr.json', { with: { type: 'json' } })
    : await import(/* webpackChunkName: "messages-desk-en" */ './staff-tools.en.json', { with: { type: 'json' } })
  ).default;
