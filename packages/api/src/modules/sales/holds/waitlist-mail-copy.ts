import type { Locale } from '#api/platform/locale.ts';
import { defineMail } from '#api/platform/mail/mail-template.ts';

/** Events of a waitlist that are mailed. */
export type WaitlistEvent = 'free' | 'sold' | 'gone';
type WaitlistCopy = { readonly subject: string; readonly text: readonly string[] };

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

const copyIn: Readonly<Record<Locale, typeof en>> = { en, fr };

/** What greets guests, whose names are not known. */
export const waitlistHello: Readonly<Record<Locale, string>> = { en: 'Hello,', fr: 'Bonjour,' };
const links: Readonly<Record<Locale, string>> = { en: 'See it in the shop', fr: 'Le voir dans la boutique' };

const waitlistMail = (event: WaitlistEvent, title: Readonly<Record<Locale, string>>) =>
  defineMail({
    key: `waitlist.${event}`,
    group: 'wishlist',
    title,
    placeholders: {
      title: { sample: { en: 'Gibson ES-335, 1964', fr: 'Gibson ES-335, 1964' }, isRequired: true },
    },
    text: (locale, value) => {
      const { subject, text } = copyIn[locale][event](value('title'));
      return { subject, paragraphs: text, link: links[locale] };
    },
  });

/** Mails to those who wait for an item that is held. */
export const waitlistMails = {
  free: waitlistMail('free', {
    en: 'Free again, to the first in line',
    fr: 'De nouveau libre, au premier de la file',
  }),
  sold: waitlistMail('sold', { en: 'Sold, to those in line', fr: 'Vendu, à ceux de la file' }),
  gone: waitlistMail('gone', { en: 'No longer for sale, to those in line', fr: 'Plus en vente, à ceux de la file' }),
};
