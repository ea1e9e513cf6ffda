import type { Locale, LocalText } from '#api/platform/locale.ts';
import type { MailTemplate } from '#api/platform/mail/mail-template.ts';

type Copy = { subject: string; paragraphs: string[]; link: string };
type Template = (number: string, amount: string, day: string) => Copy;

const COPY: Readonly<Record<Locale, Readonly<Record<'soon' | 'late', Template>>>> = {
  en: {
    soon: (number, amount, day) => ({
      subject: `An instalment for order ${number} is due`,
      paragraphs: [`${amount} of your order ${number} are due on ${day}. You can pay on the order’s page.`],
      link: 'Pay the instalment',
    }),
    late: (number, amount, day) => ({
      subject: `An instalment for order ${number} is late`,
      paragraphs: [
        `${amount} of your order ${number} were due on ${day}, and have not reached us.`,
        'Your instrument is kept for you. Please pay on the order’s page, or write to us if you need more time.',
      ],
      link: 'Pay the instalment',
    }),
  },
  fr: {
    soon: (number, amount, day) => ({
      subject: `Une échéance de la commande ${number} approche`,
      paragraphs: [`${amount} de votre commande ${number} sont à payer le ${day}, sur la page de la commande.`],
      link: 'Payer l’échéance',
    }),
    late: (number, amount, day) => ({
      subject: `Une échéance de la commande ${number} est en retard`,
      paragraphs: [
        `${amount} de votre commande ${number} étaient à payer le ${day} et ne nous sont pas parvenus.`,
        'Votre instrument vous est réservé. Payez sur la page de la commande, ou écrivez-nous s’il vous faut plus de temps.',
      ],
      link: 'Payer l’échéance',
    }),
  },
};

type Facts = 'number' | 'amount' | 'day';

const templateOf = (name: 'soon' | 'late', title: LocalText): MailTemplate<Facts> => ({
  key: `instalment.${name}`,
  group: 'orders',
  title,
  placeholders: {
    number: { sample: { en: 'HS-4F7K2-MQ3XY', fr: 'HS-4F7K2-MQ3XY' }, isRequired: true },
    amount: { sample: { en: '$400', fr: '400\u00a0$' }, isRequired: true },
    day: { sample: { en: 'December 1, 2026', fr: '1 décembre 2026' }, isRequired: true },
  },
  text: (locale, value) => COPY[locale][name](value('number'), value('amount'), value('day')),
});

/** Reminders of instalments: three days before, and a day after. */
export const instalmentTemplates = {
  soon: templateOf('soon', { en: 'Instalment is due, to the buyer', fr: 'Échéance proche, à l’acheteur' }),
  late: templateOf('late', { en: 'Instalment is late, to the buyer', fr: 'Échéance en retard, à l’acheteur' }),
} as const;
