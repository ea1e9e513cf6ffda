import { describe, expect, it } from '@jest/globals';
import { cartStorageKey } from '@headstock/contracts/cart';
import { consentCookie } from '@headstock/contracts/consent';
import { formProblemTexts } from '@headstock/contracts/forms';
import { languageCookie, locales } from '@headstock/contracts/locale';
import { authStorageKey, notificationCount } from '@headstock/contracts/session';
import { storeProfile } from '@headstock/contracts/store-profile';
import { listingStates, offerEventOf, offerEvents } from '@headstock/contracts/tracking';
import { isTagManagerId } from '@headstock/contracts/vendors';
import { checkEmail, newsletterFlag } from '@headstock/commerce-client/subscribe';
import { containsText, messageIn } from './source-text.ts';

const address = 'packages/commerce-client/src/messages/address.en.json';
const account = 'mfe-account/src/messages/auth.en.json';
const cart = 'mfe-cart-checkout/src/messages/cart.en.json';
const chat = 'mfe-ai-chat/src/messages/chat.en.json';
const checkout = 'mfe-cart-checkout/src/messages/checkout.en.json';
const home = 'mfe-catalog/src/messages/home.en.json';
const newsletter = 'shell/app/messages/newsletter.en.json';
const offer = 'mfe-catalog/src/messages/offer.en.json';
const product = 'mfe-catalog/src/messages/product.en.json';
const shell = 'shell/app/messages/en.json';
const shellError = 'shell/app/messages/error.en.json';

/** The messages that the specification fixes, each with where it is written. */
const messages: readonly (readonly [text: string, file: string, id: string])[] = [
  ['Invalid E-mail', account, 'auth.problem.email'],
  ['Invalid E-mail', checkout, 'checkout.error.email'],
  ['Please type something', account, 'auth.problem.text'],
  ['Please type something', address, 'address.error.missing'],
  ['Please type something', offer, 'offer.amountError.missing'],
  ['Please type something', product, 'product.shipping.required'],
  ['Please select something', address, 'address.error.unchosen'],
  ['The value must contain a number', offer, 'offer.amountError.number'],
  ["Password doesn't match", account, 'auth.problem.mismatch'],
  ['You must accept terms and conditions', account, 'auth.problem.termsOnSubmit'],
  ['You must agree to the terms', account, 'auth.problem.terms'],
  ['Email address is required', newsletter, 'shell.newsletter.required'],
  ['Email address is required', home, 'home.newsletter.required'],
  ['Please enter a valid email address', newsletter, 'shell.newsletter.invalid'],
  ['Please enter a valid email address', home, 'home.newsletter.invalid'],
  ['There was an error subscribing to our newsletter. Please try again.', newsletter, 'shell.newsletter.failed'],
  ['There was an error subscribing to our newsletter. Please try again.', home, 'home.newsletter.failed'],
  ['Quantity cannot be less than 1. It has been reset to the minimum.', product, 'product.quantity.minimum'],
  ['Quantity cannot be less than 1. It has been reset to the minimum.', cart, 'cart.quantity.minimum'],
  ['Quantity cannot exceed {n}. It has been reset to the maximum.', product, 'product.quantity.maximum'],
  ['Quantity cannot exceed {n}. It has been reset to the maximum.', cart, 'cart.quantity.maximum'],
  ['The following items were removed because they were out of stock: {titles}', cart, 'cart.soldOutRemoved'],
  ['Fields: firstName, lastName, line1, city, region, postalCode are required', address, 'address.fieldsRequired'],
  ['New price and old price are not matching', checkout, 'checkout.changed'],
  ["Couldn't send code. Try again", account, 'auth.failure.code'],
  ['Username or password not found', account, 'auth.failure.session'],
  ['We were not able to merge your cart', account, 'auth.failure.merge'],
  ['Page Not Found: {path}', shellError, 'shell.error.page-not-valid'],
  ['Page not found: {path}', shellError, 'shell.error.page-not-found'],
  ['{statusCode} Error', shellError, 'shell.error.title'],
  ['Oops! Looks like we hit a bad note.', shellError, 'shell.error.not-found'],
  ['Something Went Wrong.', shellError, 'shell.error.other'],
  ['Try one of the links below:', shellError, 'shell.error.hint'],
  ['Return to Homepage', shellError, 'shell.error.home'],
  ['Shop', shellError, 'shell.error.shop'],
  ['FAQ', shellError, 'shell.error.faq'],
  ['Login/Register', shell, 'shell.account.login'],
  ['Les Paul, Stratocaster, Sunburst', shell, 'shell.search.examples'],
  ['Select an assistant', chat, 'chat.selectFirst'],
  ['Hit shift+enter to send', chat, 'chat.hint'],
];

const orders = 'packages/api/src/modules/sales/messages.ts';
const accounts = 'packages/api/src/modules/accounts/messages.ts';
const letters = 'packages/api/src/modules/content/newsletter.ts';
const tokens = 'packages/ui/src/styles/tokens.css';
const breakpoints = 'packages/ui/src/tokens/breakpoints.ts';

/** What the server answers, and numbers that stand in code: the module that owns each, and how it is written there. */
const words: readonly (readonly [what: string, file: string, words: string])[] = [
  ['a listing that is in the cart', orders, "'A line item already exists for the listing'"],
  ['such a listing, to programs', 'packages/api/src/modules/sales/cart/add-listing.ts', "'already-in-cart'"],
  ['such a listing, to the page', 'packages/commerce-client/src/cart/add-to-cart.ts', "'already-in-cart'"],
  ['a quantity that is too small', orders, "'Quantity cannot be less than 1. It has been reset to the minimum.'"],
  ['a quantity that is too large', orders, '`Quantity cannot exceed ${most}. It has been reset to the maximum.`'],
  ['what was sold meanwhile', orders, '`The following items were removed because they were out of stock: ${titles}`'],
  ['an e-mail of a guest', orders, "'Invalid E-mail'"],
  ['another price', orders, "'New price and old price are not matching'"],
  ['a return without notes', orders, "notesRequired: 'Please type something'"],
  ['a wrong password', accounts, "'Username or password not found'"],
  ['a code that cannot be sent', accounts, `"Couldn't send code. Try again"`],
  ['an e-mail of an account', accounts, "'Invalid E-mail'"],
  ['a letter to nobody', letters, "'Email address is required'"],
  ['a letter to nowhere', letters, "'Please enter a valid email address'"],
  ['the least and the most of an e-mail', 'packages/api/src/modules/accounts/email.ts', '.min(6).max(254)'],
  ['the digits of a sign-in code', 'mfe-account/src/features/auth/auth-validation.model.ts', String.raw`/^\d{6}$/`],
  ['data of a page that is none', 'shell/server/page/payload.ts', '`Page Not Found: ${pathname}`'],
  [
    'the time of a warning about stock',
    'mfe-cart-checkout/src/features/cart/use-cart.ts',
    "tone: 'warning', timeout: 5000",
  ],
  ['the time of a notification', 'shell/app/notifications/notifications.tsx', 'timeout ?? 5000'],
  ['the turn of the banner', 'shell/app/layout/banner/use-rotation.ts', 'bannerInterval = 4000'],
  ['the height of the banner', 'shell/app/layout/banner/promo-banner.tsx', 'height: 45px;'],
  ['the wait of the newsletter', 'shell/app/layout/newsletter/lazy-newsletter-modal.tsx', 'DELAY_MS = 3000'],
  ['the end of the newsletter', 'shell/app/layout/newsletter/newsletter-dialog.tsx', 'CLOSE_MS = 3000'],
  [
    'the times of its notifications',
    'shell/app/layout/newsletter/newsletter-dialog.tsx',
    '{ warning: 2000, positive: 3000, negative: 4000 }',
  ],
  ['the check of the session', 'shell/app/session/session-sync.ts', 'checkAfter = 1000'],
  ['the wait for typing in the checkout', 'mfe-cart-checkout/src/features/delivery/use-quote.ts', 'debounceMs = 500'],
  ['open orders of a viewer', 'packages/api/src/modules/sales/orders/resolvers.ts', 'first ?? 50'],
  ['partially paid orders', 'packages/commerce-client/src/session/session.graphql', 'ordersCompleted(first: 15'],
  ['a page of addresses', 'packages/api/src/modules/accounts/address-book.ts', 'PAGE = 100'],
  ['a page of the wishlist', 'packages/api/src/modules/wishlist/wishlist.ts', 'PAGE_SIZE = 100'],
  ['the sizes of pictures', 'packages/api/src/http/routes/images.ts', '{ orders: 320, product: 1280 }'],
  ['the width of a small dialog', 'packages/ui/src/overlay/dialog.tsx', 'min(350px, calc(100vw - 24px))'],
  ['the level of the assistant', tokens, '--hs-z-assistant: 1000;'],
  ['the cookie of the viewport', 'shell/app/deferred/viewport-cookie.ts', 'maxAge = 31_536_000'],
  ['its attributes', 'shell/app/deferred/viewport-cookie.ts', 'Path=/; SameSite=Strict; Secure`'],
  ['where vendors are asked for', 'shell/app/tracking/vendors/identify.ts', 'polls = 20;'],
  ['how often', 'shell/app/tracking/vendors/identify.ts', 'pollEvery = 100;'],
  ['how long', 'shell/app/tracking/vendors/identify.ts', 'marketingPatience = 5000;'],
  ...Object.entries({
    mobile: 320,
    mobileMedium: 375,
    mobileWide: 425,
    tablet: 768,
    tabletMedium: 916,
    desktop: 1024,
    desktopMedium: 1280,
    desktopWide: 1600,
  }).map(([name, width]) => [`the breakpoint ${name}`, breakpoints, `  ${name}: ${width},`] as const),
];

describe('what the specification fixes of the public site', () => {
  it.each(messages)('says “%s” (%s, %s)', (text, file, id) => expect(messageIn(file, id)).toBe(text));

  it.each(words)('has %s (%s: %s)', (_what, file, text) => expect(containsText(file, text)).toBe(true));

  it('has the messages of its forms', () => {
    const { email, text, selection, number } = formProblemTexts.en;
    expect([email, text, selection, number]).toEqual([
      'Invalid E-mail',
      'Please type something',
      'Please select something',
      'The value must contain a number',
    ]);
  });

  it('takes e-mails of 6 to 254 characters', () => {
    expect(checkEmail('')).toBe('required');
    expect(checkEmail('a@b.c')).toBe('invalid');
    expect(checkEmail('a@b.co')).toBeNull();
    expect(checkEmail(`${'a'.repeat(248)}@b.com`)).toBeNull();
    expect(checkEmail(`${'a'.repeat(249)}@b.com`)).toBe('invalid');
  });

  it('has its languages, its currency and its country', () => {
    expect(locales).toEqual(['en', 'fr']);
    expect([storeProfile.currency, storeProfile.country]).toEqual(['USD', 'US']);
  });

  it('has its cookies and its keys', () => {
    expect(languageCookie('en')).toBe('i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(consentCookie('all', true)).toContain('Max-Age=31536000; Path=/; SameSite=Lax; Secure');
    expect(cartStorageKey).toMatch(/^cart./);
    expect(authStorageKey).toBe('auth');
    expect(newsletterFlag).toBe('newsletter_signup');
  });

  it('counts partially paid orders and unread messages on the bell', () => {
    const counted = { partiallyPaidOrders: 2, unreadMessageCount: 3 };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of an account is counted
    expect(notificationCount(counted as Parameters<typeof notificationCount>[0])).toBe(5);
    expect(notificationCount(null)).toBe(0);
  });

  it('knows its offer events, its states and the ids of tag managers', () => {
    expect(offerEvents).toEqual(['offerReceived', 'offerAccepted', 'offerDeclined', 'offerCountered']);
    expect(() => offerEventOf('offerLost')).toThrow(/^Invalid offer state$/);
    expect(listingStates).toEqual(['INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL', 'LISTING_ACTIVE']);
    expect(['GTM-ABC1', 'GTM-abc', 'GTM-', 'UA-1'].map(isTagManagerId)).toEqual([true, false, false, false]);
  });
});
