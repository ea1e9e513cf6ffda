import { type FormAnswers, forms, type FormType } from '@headstock/contracts/forms';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { picturePath } from './picture-store.ts';
import { defineMail, mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';

/** What both mails tell about. */
export type SentForm = {
  readonly id: string;
  readonly type: FormType;
  readonly reference: string;
  readonly locale: Locale;
  readonly answers: FormAnswers;
  readonly pictures: readonly { readonly id: string }[];
};

type Words = { readonly subject: string; readonly paragraphs: readonly string[] };

/** Nothing of what was typed: the address may be a stranger's. */
const ACKNOWLEDGEMENTS: Readonly<Record<Locale, (reference: string) => Words>> = {
  en: (reference) => ({
    subject: `We have your message ${reference}`,
    paragraphs: [
      `Thank you. What you sent is here, under the number ${reference}.`,
      'Somebody who plays reads it and writes back within one working day.',
      'If you did not write to us, somebody mistyped an address. You need not do anything.',
    ],
  }),
  fr: (reference) => ({
    subject: `Nous avons votre message ${reference}`,
    paragraphs: [
      `Merci. Ce que vous avez envoyé est bien ici, sous le numéro ${reference}.`,
      'Quelqu’un qui joue le lit et vous répond sous un jour ouvré.',
      'Si vous ne nous avez pas écrit, quelqu’un s’est trompé d’adresse. Vous n’avez rien à faire.',
    ],
  }),
};

/** The mail to whoever sent a form. */
export const acknowledgement = defineMail({
  key: 'form.received',
  group: 'forms',
  title: { en: 'Form received, to its sender', fr: 'Formulaire reçu, à son expéditeur' },
  placeholders: { reference: { sample: { en: 'C-4F7K2MQ', fr: 'C-4F7K2MQ' }, isRequired: true } },
  text: (locale, value) => ACKNOWLEDGEMENTS[locale](value('reference')),
  findValues: async (db) => {
    const newest = db.selectFrom('form_submissions').select('reference').orderBy('id', 'desc').limit(1);
    return (await newest.executeTakeFirst()) ?? {};
  },
});

/** A field's name as words: `askingPrice` is “asking price”. */
const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function describe({ type, answers, pictures, locale }: SentForm, publicUrl: URL): string[] {
  const told = forms[type].flatMap(({ name }) => (answers[name] ? [`${wordsOf(name)}: ${answers[name]}`] : []));
  const seen = pictures.map(({ id }) => new URL(picturePath(id), publicUrl).href);
  return [...told, `language: ${locale}`, `pictures: ${seen.length}`, ...seen];
}

/**
 * Puts both mails into the outbox: what came in for the shop, with its pictures for admins and a way to answer, and that it came
 * for the sender. Each once.
 */
export async function queueFormMails(trx: Tx, form: SentForm, publicUrl: URL): Promise<void> {
  const { id, type, reference, locale, answers } = form;
  const sender = answers['email'] ?? '';
  await queueMail(trx, {
    eventKey: `form:${id}:shop`,
    to: storeProfile.sender.email,
    subject: `${reference}: ${type} form`,
    paragraphs: describe(form, publicUrl),
    link: { label: 'Answer', url: `mailto:${encodeURIComponent(sender)}?subject=${encodeURIComponent(reference)}` },
  });
  const { subject, paragraphs } = await mailText(trx, acknowledgement, locale, { reference });
  await queueMail(trx, { eventKey: `form:${id}:sender`, to: sender, subject, paragraphs });
}
