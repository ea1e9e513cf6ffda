import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale } from '#api/platform/locale.ts';

/** A moment of today in the shop's own time: “3:45 PM (CST)”, « 15 h 45 (UTC−6) ». */
export const shopTime = (at: Date, locale: Locale): string =>
  formatDate(at, 'time', { locale, timeZone: storeProfile.timeZone });

const en = {
  notPayable: (title: string, until: string) =>
    `${title} is on hold for another shopper until ${until}. Nothing was charged, and your cart is kept.`,
  heldByOthers: (titles: string, until: string) => `On hold for another shopper until ${until}: ${titles}.`,
  limited: 'This is not held for you any more. You can still pay for it as long as it is there.',
  limitedPartly:
    'Not all of it is held for you: only a few things at once. You can still pay for all of it as long as it is there.',
  incomplete: 'Tell us who the order is for; then we can hold it for you.',
  listingNotFound: 'This listing was not found.',
  sold: 'This one has been sold.',
  free: 'It is free at this moment: put it into your cart.',
  ownHold: 'You hold this one yourself.',
  botCheck: 'The check against robots did not work. Please try again.',
  emailInvalid: 'Invalid E-mail',
  emailMissing: 'Tell us where to write to.',
  queueFull: 'Many people wait for this one already. Call us, or save it on your wishlist.',
  tooMany: 'You wait for many things already. Please try again later.',
};

const fr: typeof en = {
  notPayable: (title, until) =>
    `${title} est réservé à une autre personne jusqu’à ${until}. Rien n’a été débité, et votre panier est conservé.`,
  heldByOthers: (titles, until) => `Réservé à une autre personne jusqu’à ${until} : ${titles}.`,
  limited: 'Cet article ne vous est plus réservé. Vous pouvez encore le payer tant qu’il est là.',
  limitedPartly:
    'Tout ne vous est pas réservé : quelques articles seulement à la fois. Vous pouvez encore tout payer tant que tout est là.',
  incomplete: 'Dites-nous pour qui est la commande ; nous pourrons alors vous la réserver.',
  listingNotFound: 'Cette annonce est introuvable.',
  sold: 'Cet article a été vendu.',
  free: 'Il est libre en ce moment : mettez-le dans votre panier.',
  ownHold: 'Cet article vous est réservé.',
  botCheck: 'La vérification anti-robots n’a pas abouti. Réessayez.',
  emailInvalid: 'E-mail non valide',
  emailMissing: 'Dites-nous où vous écrire.',
  queueFull: 'Beaucoup de personnes attendent déjà cet article. Appelez-nous, ou gardez-le dans vos favoris.',
  tooMany: 'Vous attendez déjà beaucoup d’articles. Réessayez plus tard.',
};

/** What holds and their queue answer with, in one language. */
export const holdMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
