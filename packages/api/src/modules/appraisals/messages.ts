import type { Locale } from '#api/platform/locale.ts';

const en = {
  amount: 'Enter an amount from 1.00 to 20,000,000.00.',
  range: 'The estimate lies within its range: from the lowest to the highest.',
  notAnswered: 'Send an estimate first: the owner agrees to a price.',
  consigned: 'The draft of this consignment exists already.',
  noLonger: 'This appraisal was declined or is closed. Open it again first.',
  busy: 'Many photographs are being prepared. Try again in a moment.',
  subject: (instrument: string) => `Your ${instrument}: what it is worth`,
  worth: (instrument: string, low: string, high: string, estimate: string) =>
    `Thank you for showing us your ${instrument}. We expect it to sell for ${low} to ${high}, most likely for about ${estimate}.`,
  caveat:
    'This is an estimate by what you wrote and by your pictures. Once we have the instrument in our hands it may change.',
  link: 'How we sell for you',
};

const fr: typeof en = {
  amount: 'Saisissez un montant de 1,00 à 20\u202f000\u202f000,00.',
  range: 'L’estimation se situe dans sa fourchette\u00a0: entre le plus bas et le plus haut.',
  notAnswered: 'Envoyez d’abord une estimation\u00a0: le propriétaire donne son accord sur un prix.',
  consigned: 'Le brouillon de ce dépôt-vente existe déjà.',
  noLonger: 'Cette estimation a été refusée ou classée. Rouvrez-la d’abord.',
  busy: 'Beaucoup de photos sont en préparation. Réessayez dans un instant.',
  subject: (instrument) => `Votre ${instrument}\u00a0: ce qu’il vaut`,
  worth: (instrument, low, high, estimate) =>
    `Merci de nous avoir montré votre ${instrument}. Nous pensons qu’il se vendrait de ${low} à ${high}, le plus probablement autour de ${estimate}.`,
  caveat:
    'C’est une estimation d’après ce que vous nous avez écrit et vos photos. Elle peut changer quand nous aurons l’instrument entre les mains.',
  link: 'Comment nous vendons pour vous',
};

/** What staff is told about appraisals, and what owners are written, in one language. */
export const appraisalMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
