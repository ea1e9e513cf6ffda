import type { Locale, LocalText } from '#api/platform/locale.ts';
import { defineMail, type MailTemplate, type MailText, mailText } from '#api/platform/mail/mail-template.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { MailCopy } from './order-mail-copy.ts';
import { groupCopy, type GroupFacts, type GroupMailName } from './order-group-mail-copy.ts';

const count = { sample: { en: '2', fr: '2' }, isRequired: true } as const;
const amount = { sample: { en: '$3,200.00', fr: '3\u202f200,00\u00a0$' } } as const;
const open = { sample: { en: '$1,700.00', fr: '1\u202f700,00\u00a0$' }, isRequired: true } as const;

const base = (name: GroupMailName, en: string, fr: string) =>
  ({
    key: `order.${name}Together`,
    group: 'orders',
    title: { en: `${en}, to the buyer`, fr: `${fr}, à l’acheteur` } satisfies LocalText,
  }) as const;

const asText = ({ subject, text }: MailCopy): MailText => ({ subject, paragraphs: text });

/** Mails to buyers about the orders of one payment. The orders and their links stand below the text. */
const groupMails = {
  placed: defineMail({
    ...base('placed', 'Orders of several sellers placed', 'Commandes de plusieurs vendeurs passées'),
    placeholders: { count },
    text: (locale, value) => asText(groupCopy[locale].placed({ count: value('count'), amount: '', open: '' })),
  }),
  paid: defineMail({
    ...base('paid', 'Orders of one payment paid in full', 'Commandes d’un paiement entièrement payées'),
    placeholders: { count, amount },
    text: (locale, value) =>
      asText(groupCopy[locale].paid({ count: value('count'), amount: value('amount'), open: '' })),
  }),
  partlyPaid: defineMail({
    ...base('partlyPaid', 'Orders of one payment partly paid', 'Commandes d’un paiement payées en partie'),
    placeholders: { count, amount, open },
    text: (locale, value) =>
      asText(groupCopy[locale].partlyPaid({ count: value('count'), amount: value('amount'), open: value('open') })),
  }),
  paymentFailed: defineMail({
    ...base('paymentFailed', 'Payment of several orders failed', 'Paiement de plusieurs commandes échoué'),
    placeholders: { count, open },
    text: (locale, value) =>
      asText(groupCopy[locale].paymentFailed({ count: value('count'), amount: '', open: value('open') })),
  }),
};

/** What a buyer is mailed about the orders of one payment. */
export function groupText(db: Db, locale: Locale, name: GroupMailName, facts: GroupFacts): Promise<MailText> {
  switch (name) {
    case 'placed':
      return mailText(db, groupMails.placed, locale, facts);
    case 'paid':
      return mailText(db, groupMails.paid, locale, facts);
    case 'partlyPaid':
      return mailText(db, groupMails.partlyPaid, locale, facts);
    case 'paymentFailed':
      return mailText(db, groupMails.paymentFailed, locale, facts);
  }
}

/** Mails about several orders, as the list of texts has them. */
export const orderGroupMails: readonly MailTemplate[] = Object.values(groupMails);
