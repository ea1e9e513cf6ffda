import type { Locale } from '#api/platform/locale.ts';
import { defineMail, type MailText } from '#api/platform/mail/mail-template.ts';

type Facts = { readonly number: string; readonly titles: string; readonly until: string };

const copyIn: Readonly<Record<Locale, (facts: Facts) => MailText>> = {
  en: ({ number, titles, until }) => ({
    subject: `Your order ${number} is ready to pay`,
    paragraphs: [
      `We have put this order together for you: ${titles}.`,
      `It is held for you until ${until}. Prices and delivery are as we agreed; tax is added when you pay.`,
    ],
    link: 'Look at the order and pay',
  }),
  fr: ({ number, titles, until }) => ({
    subject: `Votre commande ${number} est prête à être payée`,
    paragraphs: [
      `Nous avons préparé cette commande pour vous\u00a0: ${titles}.`,
      `Elle vous est réservée jusqu’au ${until}. Les prix et la livraison sont ceux convenus\u202f; la taxe s’ajoute au paiement.`,
    ],
    link: 'Voir la commande et payer',
  }),
};

/** So many things are named; the rest is counted. */
const MOST_NAMES = 4;

/** What an order has, in a sentence: all names of a few things, of many the first ones and how many there are beside them. */
export function namesIn(locale: Locale, names: readonly string[]): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  if (names.length <= MOST_NAMES) return list.format(names);
  const rest = names.length - MOST_NAMES + 1;
  return list.format([
    ...names.slice(0, MOST_NAMES - 1),
    locale === 'fr' ? `${rest} autres articles` : `${rest} more items`,
  ]);
}

/** Greets a customer, by the first name where that is known. */
export const helloTo = (locale: Locale, name: string | null): string =>
  `${locale === 'fr' ? 'Bonjour' : 'Hello'}${name ? ` ${name}` : ''},`;

/** A draft order, to the customer who is to pay it. */
export const draftMail = defineMail({
  key: 'order.draft.buyer',
  group: 'orders',
  title: { en: 'Draft order ready to pay, to the buyer', fr: 'Commande préparée à payer, à l’acheteur' },
  placeholders: {
    number: { sample: { en: 'HS-4F7K2-MQ3XY', fr: 'HS-4F7K2-MQ3XY' }, isRequired: true },
    titles: { sample: { en: 'Gibson ES-335, 1964', fr: 'Gibson ES-335, 1964' } },
    until: {
      sample: { en: 'December 24, 2026 at 5:00 PM', fr: '24 décembre 2026 à 17:00' },
      isRequired: true,
    },
  },
  text: (locale, value) => copyIn[locale]({ number: value('number'), titles: value('titles'), until: value('until') }),
});
