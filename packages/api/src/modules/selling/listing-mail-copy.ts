import type { Locale } from '#api/platform/locale.ts';

/** What is said of a listing: its title, the shop's reason, a day. */
export type ListingFacts = { readonly title: string; readonly reason: string; readonly until: string };
type Copy = (facts: ListingFacts) => { readonly subject: string; readonly text: string };

/** What happened to a listing, as its seller or the shop is told. */
export const listingNotices = [
  'described',
  'waiting',
  'changesAsked',
  'published',
  'resumed',
  'ended',
  'paused',
] as const;
export type ListingNotice = (typeof listingNotices)[number];

const en: Readonly<Record<ListingNotice, Copy>> = {
  described: ({ title }) => ({
    subject: `${title}: your turn to describe it`,
    text: 'We would like to have it. Describe it, take its photographs, and send it to us: then we read everything once more.',
  }),
  waiting: ({ title }) => ({
    subject: `${title} waits for the shop`,
    text: 'A seller has sent this listing. Read it, and approve it or send it back with a reason.',
  }),
  changesAsked: ({ title, reason }) => ({
    subject: `${title}: please change something`,
    text: `We read your listing and ask for this: ${reason}`,
  }),
  published: ({ title }) => ({
    subject: `${title} is on the shop`,
    text: 'Your listing is approved, and everybody can see it from now on. We tell you of every offer.',
  }),
  resumed: ({ title }) => ({
    subject: `${title} is back on the shop`,
    text: 'The pause that you chose is over, so your listing is for sale again.',
  }),
  ended: ({ title, reason }) => ({
    subject: `${title} is off the shop`,
    text: `The shop has ended this listing. ${reason}`.trim(),
  }),
  paused: ({ title, until }) => ({
    subject: `${title} is paused`,
    text: `The shop has paused this listing until ${until}. After that it comes back by itself.`,
  }),
};

const fr: Readonly<Record<ListingNotice, Copy>> = {
  described: ({ title }) => ({
    subject: `${title} : à vous de le décrire`,
    text: 'Nous aimerions le prendre. Décrivez-le, photographiez-le et envoyez-nous l’annonce : nous relisons tout une dernière fois.',
  }),
  waiting: ({ title }) => ({
    subject: `${title} attend la boutique`,
    text: 'Un vendeur a envoyé cette annonce. Lisez-la, puis validez-la ou renvoyez-la avec une raison.',
  }),
  changesAsked: ({ title, reason }) => ({
    subject: `${title} : une modification, s’il vous plaît`,
    text: `Nous avons lu votre annonce et vous demandons ceci : ${reason}`,
  }),
  published: ({ title }) => ({
    subject: `${title} est en ligne`,
    text: 'Votre annonce est validée et visible de tous. Nous vous préviendrons de chaque offre.',
  }),
  resumed: ({ title }) => ({
    subject: `${title} est de nouveau en ligne`,
    text: 'La pause que vous aviez choisie est finie, votre annonce est de nouveau en vente.',
  }),
  ended: ({ title, reason }) => ({
    subject: `${title} n’est plus en ligne`,
    text: `La boutique a mis fin à cette annonce. ${reason}`.trim(),
  }),
  paused: ({ title, until }) => ({
    subject: `${title} est en pause`,
    text: `La boutique a mis cette annonce en pause jusqu’au ${until}. Ensuite, elle revient d’elle-même.`,
  }),
};

/** The copy of a notice in one language. */
export const listingCopy = (notice: ListingNotice, locale: Locale): Copy => (locale === 'fr' ? fr : en)[notice];

/** What the link of a notice says. */
export const listingLink: Readonly<Record<Locale, string>> = { en: 'Open the listing', fr: 'Ouvrir l’annonce' };
