import type { LocalText } from '#api/platform/locale.ts';

/** A mutation that an administrator may use as a member, once the member has agreed. */
export type AllowedOperation = {
  /** What was done, as the mail to the member says it. */
  readonly done: LocalText;
  /** Whether these arguments reach for something that stays the member's own. */
  readonly isForbidden?: (args: Readonly<Record<string, unknown>>) => boolean;
};

const cart: AllowedOperation = { done: { en: 'Your cart was changed', fr: 'Votre panier a été modifié' } };
const address: AllowedOperation = {
  done: { en: 'Your address book was changed', fr: 'Votre carnet d’adresses a été modifié' },
};
const delivery: AllowedOperation = {
  done: { en: 'The delivery of your cart was changed', fr: 'La livraison de votre panier a été modifiée' },
};
const wishlist: AllowedOperation = {
  done: { en: 'Your wishlist was changed', fr: 'Votre liste de souhaits a été modifiée' },
};
const offer: AllowedOperation = {
  done: { en: 'An offer was made or withdrawn', fr: 'Une offre a été faite ou retirée' },
};
const search: AllowedOperation = {
  done: { en: 'Your saved searches were changed', fr: 'Vos recherches enregistrées ont été modifiées' },
};
const notices: AllowedOperation = {
  done: { en: 'Your notifications were changed', fr: 'Vos notifications ont été modifiées' },
};
const listing: AllowedOperation = {
  done: { en: 'One of your listings was changed', fr: 'Une de vos annonces a été modifiée' },
};
const goods: AllowedOperation = {
  done: { en: 'Your portfolio was changed', fr: 'Votre collection a été modifiée' },
};
const returned: AllowedOperation = { done: { en: 'A return was changed', fr: 'Un retour a été modifié' } };

const asksForEmail = (args: Readonly<Record<string, unknown>>): boolean => {
  const { account } = args;
  return typeof account === 'object' && account !== null && 'email' in account && account.email !== null;
};

/**
 * All that an administrator may change as a member, by mutation; everything else is refused, as is a mutation that is added later.
 * Payments, passwords, e-mails, second factors, saved cards, payouts and the end of an account are never put here.
 */
export const allowedOperations: Readonly<Record<string, AllowedOperation>> = {
  cartAddListing: cart,
  cartRemoveListing: cart,
  cartUpdateLineItemQuantity: cart,
  cartUpdateLineItemNotes: cart,
  cartSetShippingAddress: delivery,
  orderSetShippingMethod: delivery,
  orderEnsureTaxConsidered: delivery,
  addressCreate: address,
  addressUpdate: address,
  addressDelete: address,
  addressSetDefault: address,
  accountUpdate: {
    done: { en: 'Your profile was changed', fr: 'Votre profil a été modifié' },
    isForbidden: asksForEmail,
  },
  wishlistAddItem: wishlist,
  wishlistRemoveItem: wishlist,
  offerCreate: offer,
  offerWithdraw: offer,
  savedSearchCreate: search,
  savedSearchUpdate: search,
  savedSearchRemove: search,
  updateNotificationPreferences: notices,
  notificationChoiceSet: notices,
  listingCreate: listing,
  listingSave: listing,
  portfolioItemCreate: goods,
  portfolioItemUpdate: goods,
  returnRequestCreate: returned,
  returnRequestWithdraw: returned,
};

/** What ends or opens up an impersonation itself, and works while the administrator only looks. */
export const impersonationMutations: ReadonlySet<string> = new Set([
  'impersonationSendCode',
  'impersonationStepUp',
  'impersonationEnd',
]);
