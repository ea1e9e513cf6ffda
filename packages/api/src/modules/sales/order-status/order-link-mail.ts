import type { Locale } from '#api/platform/locale.ts';
import { defineMail, type MailText } from '#api/platform/mail/mail-template.ts';

const copyIn: Readonly<Record<Locale, (number: string) => MailText>> = {
  en: (number) => ({
    subject: `The link to your order ${number}`,
    paragraphs: [
      `Somebody has looked for order ${number} with this e-mail on our site. If it was you, the link below opens the whole order, with its invoice and its address.`,
      'If it was not you, there is nothing to do: without this link nobody sees more than how far the order has come.',
    ],
    link: 'Look at the order',
  }),
  fr: (number) => ({
    subject: `Le lien vers votre commande ${number}`,
    paragraphs: [
      `Quelqu’un a cherché la commande ${number} avec cet e-mail sur notre site. Si c’est vous, le lien ci-dessous ouvre toute la commande, avec sa facture et son adresse.`,
      'Si ce n’est pas vous, il n’y a rien à faire\u00a0: sans ce lien, personne ne voit autre chose que l’avancement de la commande.',
    ],
    link: 'Voir la commande',
  }),
};

/** The link to an order, to the e-mail with which somebody looked for it. */
export const orderLinkMail = defineMail({
  key: 'order.link.buyer',
  group: 'orders',
  title: {
    en: 'Link to an order that was searched, to the buyer',
    fr: 'Lien vers une commande recherchée, à l’acheteur',
  },
  placeholders: { number: { sample: { en: 'HS-4F7K2-MQ3XY', fr: 'HS-4F7K2-MQ3XY' }, isRequired: true } },
  text: (locale, value) => copyIn[locale](value('number')),
});
