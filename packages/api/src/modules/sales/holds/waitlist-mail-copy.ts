import type { Locale } from '#api/platform/locale.ts';

/** Events of a waitlist that are mailed. */
export type WaitlistEvent = 'free' | 'sold' | 'gone';
export type WaitlistCopy = { readonly subject: string; readonly text: readonly string[] };

/** Minutes before the next in the waitlist is notified. */
export const HEAD_START_MINUTES = 15;

const en: Readonly<Record<WaitlistEvent, (title: string) => WaitlistCopy>> = {
  free: (title) => ({
    subject: `Free again: ${title}`,
    text: [
      `You asked us to tell you: ${title} is free again, and you are the first in line.`,
      `In ${HEAD_START_MINUTES} minutes we tell the next one. It is not set aside: whoever comes to the payment first has it.`,
    ],
  }),
  sold: (title) => ({
    subject: `Sold: ${title}`,
    text: [
      `You were in line for ${title}. It was sold to somebody else.`,
      'Its page shows its close relatives. This is the last mail about it.',
    ],
  }),
  gone: (title) => ({
    subject: `No longer for sale: ${title}`,
    text: [`You were in line for ${title}. It is no longer for sale. This is the last mail about it.`],
  }),
};

const fr: typeof en = {
  free: (title) => ({
    subject: `De nouveau libre : ${title}`,
    text: [
      `Vous nous avez demandé de vous prévenir : ${title} est de nouveau libre, et vous êtes en tête de la file.`,
      `Dans ${HEAD_START_MINUTES} minutes, nous prévenons la personne suivante. Rien n’est mis de côté : le premier au paiement l’emporte.`,
    ],
  }),
  sold: (title) => ({
    subject: `Vendu : ${title}`,
    text: [
      `Vous attendiez ${title}. L’article a été vendu à quelqu’un d’autre.`,
      'Sa page vous montre ses proches parents. C’est le dernier message à ce sujet.',
    ],
  }),
  gone: (title) => ({
    subject: `N’est plus en vente : ${title}`,
    text: [`Vous attendiez ${title}. L’article n’est plus en vente. C’est le dernier message à ce sujet.`],
  }),
};

/** The copy of a mail to somebody in a waitlist. */
export const waitlistCopy = (locale: Locale, event: WaitlistEvent, title: string): WaitlistCopy =>
  (locale === 'fr' ? fr : en)[event](title);

/** The texts around the copy; `hello` is for guests, whose names are not known. */
export const waitlistMailFrame = {
  en: { hello: 'Hello,', link: 'See it in the shop' },
  fr: { hello: 'Bonjour,', link: 'Le voir dans la boutique' },
} as const satisfies Record<Locale, { hello: string; link: string }>;
