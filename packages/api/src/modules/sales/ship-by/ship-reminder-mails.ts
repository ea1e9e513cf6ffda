import type { Locale, LocalText } from '#api/platform/locale.ts';
import type { MailTemplate } from '#api/platform/mail/mail-template.ts';
import type { ShipReminderName } from './tables.ts';

type Copy = { readonly subject: string; readonly paragraphs: readonly string[]; readonly link: string };
type Template = (number: string, until: string) => Copy;

const copyIn: Readonly<Record<Locale, Readonly<Record<ShipReminderName, Template>>>> = {
  en: {
    soon: (number, until) => ({
      subject: `To be sent by ${until}: order ${number}`,
      paragraphs: [
        `Order ${number} is paid, and is to be on its way by ${until}.`,
        'Enter the tracking number on its page when you have sent it: the buyer hears of it at once.',
      ],
      link: 'See the order',
    }),
    late: (number, until) => ({
      subject: `Order ${number} should have been sent`,
      paragraphs: [
        `Order ${number} was to be on its way by ${until}, and its buyer waits.`,
        'Please send it and enter the tracking number on its page. If something keeps you from it, write to the buyer from there.',
      ],
      link: 'See the order',
    }),
  },
  fr: {
    soon: (number, until) => ({
      subject: `À expédier avant le ${until}\u00a0: commande ${number}`,
      paragraphs: [
        `La commande ${number} est payée et doit être partie le ${until} au plus tard.`,
        'Saisissez le numéro de suivi sur sa page dès l’envoi\u00a0: l’acheteur en est averti aussitôt.',
      ],
      link: 'Voir la commande',
    }),
    late: (number, until) => ({
      subject: `La commande ${number} aurait dû partir`,
      paragraphs: [
        `La commande ${number} devait être partie le ${until}, et son acheteur attend.`,
        'Expédiez-la et saisissez le numéro de suivi sur sa page. Si quelque chose vous en empêche, écrivez de là à l’acheteur.',
      ],
      link: 'Voir la commande',
    }),
  },
};

const templateOf = (name: ShipReminderName, title: LocalText): MailTemplate<'number' | 'until'> => ({
  key: `sale.shipBy.${name}`,
  group: 'selling',
  title,
  placeholders: {
    number: { sample: { en: 'HS-4F7K2-MQ3XY', fr: 'HS-4F7K2-MQ3XY' }, isRequired: true },
    until: { sample: { en: 'Dec 1st 2026, 06:00 PM (CST)', fr: '1 déc. 2026, 18:00 (CST)' }, isRequired: true },
  },
  text: (locale, value) => copyIn[locale][name](value('number'), value('until')),
});

/** Reminders to send what was bought: a day before it is to be sent, and once it should have been. */
export const shipReminderTemplates = {
  soon: templateOf('soon', { en: 'Order to be sent soon, to the seller', fr: 'Commande à expédier, au vendeur' }),
  late: templateOf('late', { en: 'Order not sent in time, to the seller', fr: 'Commande en retard, au vendeur' }),
} as const;
