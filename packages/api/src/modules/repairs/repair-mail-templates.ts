import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { defineMail, type MailTemplate } from '#api/platform/mail/mail-template.ts';
import { repairMessages } from './messages.ts';

const instrument = { sample: { en: 'Fender Jazzmaster', fr: 'Fender Jazzmaster' }, isRequired: true } as const;
const reference = { sample: { en: 'R-012345', fr: 'R-012345' }, isRequired: true } as const;
const price = { sample: { en: '$180', fr: '180\u00a0$' }, isRequired: true } as const;

/** The newest repair with a price. */
async function newestRepair(db: Db, locale: Locale) {
  const job = await db
    .selectFrom('repair_jobs')
    .select(['brand', 'model', 'reference', 'estimate_cents'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!job) return {};
  const { brand, model, reference: named, estimate_cents: cents } = job;
  const known = { instrument: `${brand} ${model}`, reference: named };
  return cents === null ? known : { ...known, price: formatMoney(cents, locale, 'short') };
}

/** Mails to customers about their repairs. */
export const repairMails = {
  ESTIMATED: defineMail({
    key: 'repair.estimated',
    group: 'repairs',
    title: { en: 'Price of a repair, to the customer', fr: 'Prix d’une réparation, au client' },
    placeholders: { instrument, price, reference },
    text: (locale, value) => {
      const copy = repairMessages(locale);
      const text = copy.estimatedText(value('instrument'), value('price'));
      return { subject: copy.estimated(value('instrument')), paragraphs: [text, copy.number(value('reference'))] };
    },
    findValues: newestRepair,
  }),
  READY: defineMail({
    key: 'repair.ready',
    group: 'repairs',
    title: { en: 'Repair is ready, to the customer', fr: 'Réparation terminée, au client' },
    placeholders: { instrument, reference },
    text: (locale, value) => {
      const copy = repairMessages(locale);
      const paragraphs = [copy.readyText(value('instrument')), copy.number(value('reference'))];
      return { subject: copy.ready(value('instrument')), paragraphs };
    },
    findValues: newestRepair,
  }),
};

/** As the list of texts has them. */
export const mailTemplates: readonly MailTemplate[] = Object.values(repairMails);
