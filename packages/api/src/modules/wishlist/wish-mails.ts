import { defineMail, type MailTemplate } from '#api/platform/mail/mail-template.ts';
import { noticeCopy } from './notice-copy.ts';

const title = { sample: { en: '1962 Fender Stratocaster', fr: 'Fender Stratocaster 1962' }, isRequired: true } as const;
const price = { sample: { en: '$2,900.00', fr: '2\u202f900,00\u00a0$' } } as const;

/** Mails about what somebody wishes for. */
export const wishMails = {
  priceDrop: defineMail({
    key: 'wish.priceDrop',
    group: 'wishlist',
    title: { en: 'Wish costs less', fr: 'Prix d’un favori en baisse' },
    placeholders: { title, before: { sample: { en: '$3,200.00', fr: '3\u202f200,00\u00a0$' } }, price },
    text: (locale, value) => {
      const { priceDrop, see } = noticeCopy(locale);
      const { subject, text } = priceDrop(value('title'), value('before'), value('price'));
      return { subject, paragraphs: [text], link: see };
    },
  }),
  backInStock: defineMail({
    key: 'wish.backInStock',
    group: 'wishlist',
    title: { en: 'Wish is for sale again', fr: 'Favori de nouveau en vente' },
    placeholders: { title, price },
    text: (locale, value) => {
      const { backInStock, see } = noticeCopy(locale);
      const { subject, text } = backInStock(value('title'), value('price'));
      return { subject, paragraphs: [text], link: see };
    },
  }),
  sold: defineMail({
    key: 'wish.sold',
    group: 'wishlist',
    title: { en: 'Wish was sold', fr: 'Favori vendu' },
    placeholders: { title },
    // Its link says what it leads to: the thing, or similar ones.
    text: (locale, value) => {
      const { subject, text } = noticeCopy(locale).sold(value('title'));
      return { subject, paragraphs: [text] };
    },
  }),
};

/** As the list of texts has them. */
export const mailTemplates: readonly MailTemplate[] = Object.values(wishMails);
