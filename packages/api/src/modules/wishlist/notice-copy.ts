import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';

/** A similar thing, as a mail names it. */
export type SimilarThing = { readonly title: string; readonly cents: number };

type Copy = {
  readonly priceDrop: (title: string, before: string, now: string) => { subject: string; text: string };
  readonly backInStock: (title: string, now: string) => { subject: string; text: string };
  readonly sold: (title: string) => { subject: string; text: string };
  readonly similar: (things: string) => string;
  readonly see: string;
  readonly seeSimilar: string;
};

const en: Copy = {
  priceDrop: (title, before, now) => ({
    subject: `${title}: now ${now}`,
    text: `It was ${before}, and is ${now} now. It is still on your wishlist.`,
  }),
  backInStock: (title, now) => ({
    subject: `Back: ${title}`,
    text: `It can be bought again, for ${now}.`,
  }),
  sold: (title) => ({
    subject: `Sold: ${title}`,
    text: 'Somebody else was faster. It stays on your wishlist until you take it off.',
  }),
  similar: (things) => `These come close: ${things}.`,
  see: 'See it',
  seeSimilar: 'See similar',
};

const fr: Copy = {
  priceDrop: (title, before, now) => ({
    subject: `${title} : ${now} désormais`,
    text: `Son prix est passé de ${before} à ${now}. Vous l’avez dans vos favoris.`,
  }),
  backInStock: (title, now) => ({
    subject: `De retour : ${title}`,
    text: `De nouveau en vente, pour ${now}.`,
  }),
  sold: (title) => ({
    subject: `Vendu : ${title}`,
    text: 'Quelqu’un a été plus rapide. L’article reste dans vos favoris jusqu’à ce que vous l’en retiriez.',
  }),
  similar: (things) => `Ceux-ci s’en approchent : ${things}.`,
  see: 'Le voir',
  seeSimilar: 'Voir ses proches',
};

/** What the notices about a wishlist say, in one language. */
export const noticeCopy = (locale: Locale): Copy => (locale === 'fr' ? fr : en);

/** “Title ($1,200.00), title ($900.00)”. */
export const nameThings = (things: readonly SimilarThing[], locale: Locale): string =>
  things.map(({ title, cents }) => `${title} (${formatMoney(cents, locale, 'narrow')})`).join(', ');
