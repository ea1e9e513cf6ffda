import type { Locale } from '#api/platform/locale.ts';

const en = {
  itemNotFound: 'This item was not found.',
  full: (most: number) => `Your wishlist holds ${most} items. Take one off to save another.`,
};

const fr: typeof en = {
  itemNotFound: 'Cet article est introuvable.',
  full: (most) => `Votre liste contient ${most} articles. Retirez-en un pour en ajouter un autre.`,
};

/** What the wishlist answers with, in one language. */
export const wishlistMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
