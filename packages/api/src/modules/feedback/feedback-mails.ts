import { defineMail, type MailTemplate } from '#api/platform/mail/mail-template.ts';
import { feedbackMessages } from './messages.ts';

const number = { sample: { en: 'HS-4F7K2-MQ3XY', fr: 'HS-4F7K2-MQ3XY' }, isRequired: true } as const;
const day = { sample: { en: 'December 24, 2026', fr: '24 décembre 2026' } } as const;

/** Mails that ask both sides of an order for feedback. */
export const feedbackMails = {
  BUYER: defineMail({
    key: 'feedback.asked.buyer',
    group: 'orders',
    title: { en: 'Feedback asked for, to the buyer', fr: 'Avis demandé, à l’acheteur' },
    placeholders: { number, seller: { sample: { en: 'Marlowe Guitars', fr: 'Marlowe Guitars' } }, day },
    text: (locale, value) => {
      const { asked, askedBuyer, rate } = feedbackMessages(locale);
      return { subject: asked(value('number')), paragraphs: [askedBuyer(value('seller'), value('day'))], link: rate };
    },
  }),
  SELLER: defineMail({
    key: 'feedback.asked.seller',
    group: 'selling',
    title: { en: 'Feedback asked for, to the seller', fr: 'Avis demandé, au vendeur' },
    placeholders: { number, day },
    text: (locale, value) => {
      const { asked, askedSeller, rate } = feedbackMessages(locale);
      return { subject: asked(value('number')), paragraphs: [askedSeller(value('day'))], link: rate };
    },
  }),
};

/** As the list of texts has them. */
export const mailTemplates: readonly MailTemplate[] = Object.values(feedbackMails);
