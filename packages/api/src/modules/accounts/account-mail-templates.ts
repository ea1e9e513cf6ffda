import type { Locale, LocalText } from '#api/platform/locale.ts';
import { defineMail, type MailTemplate, type MailText } from '#api/platform/mail/mail-template.ts';
import { factorTemplates } from './second-factors/factor-mails.ts';
import {
  confirmationMail,
  emailChangeAskedMail,
  emailChangedMail,
  newEmailMail,
  passwordChangedMail,
  passwordRemovedMail,
  recoveryMail,
  signInCodeMail,
  takenMail,
} from './account-mails.ts';

type Written = Omit<MailText, 'link'> & { readonly link?: { readonly label: string; readonly url: string } };

/** The words of a mail without the address of its link. */
const words = ({ subject, paragraphs, link }: Written): MailText => ({
  subject,
  paragraphs,
  ...(link && { link: link.label }),
});

/** A mail that names nothing. */
const plain = (key: string, title: LocalText, written: (locale: Locale) => Written): MailTemplate<never> => ({
  key: `account.${key}`,
  group: 'account',
  title,
  placeholders: {},
  text: (locale) => words(written(locale)),
});

/** Mails about an account, in the order in which somebody meets them. */
export const accountMails = {
  confirmEmail: plain(
    'confirmEmail',
    { en: 'Confirm the e-mail of a new account', fr: 'Confirmer l’e-mail d’un nouveau compte' },
    (locale) => confirmationMail[locale](''),
  ),
  emailTaken: plain(
    'emailTaken',
    { en: 'Somebody registers with a member’s e-mail', fr: 'Quelqu’un s’inscrit avec l’e-mail d’un membre' },
    (locale) => takenMail[locale](''),
  ),
  signInCode: defineMail({
    key: 'account.signInCode',
    group: 'account',
    title: { en: 'Sign-in code', fr: 'Code de connexion' },
    placeholders: { code: { sample: { en: '402913', fr: '402913' }, isRequired: true } },
    text: (locale, value) => signInCodeMail[locale](value('code')),
  }),
  recovery: plain('recovery', { en: 'Set a new password', fr: 'Choisir un nouveau mot de passe' }, (locale) =>
    recoveryMail[locale](''),
  ),
  passwordChanged: plain(
    'passwordChanged',
    { en: 'The password was changed', fr: 'Le mot de passe a été modifié' },
    (locale) => passwordChangedMail[locale],
  ),
  passwordRemoved: plain(
    'passwordRemoved',
    { en: 'A password that somebody else may have set was removed', fr: 'Un mot de passe douteux a été supprimé' },
    (locale) => passwordRemovedMail[locale],
  ),
  newEmail: plain('newEmail', { en: 'Confirm a new e-mail', fr: 'Confirmer un nouvel e-mail' }, (locale) =>
    newEmailMail[locale](''),
  ),
  emailChangeAsked: plain(
    'emailChangeAsked',
    { en: 'Another e-mail was asked for, to the old one', fr: 'Changement d’e-mail demandé, à l’ancien' },
    (locale) => emailChangeAskedMail[locale],
  ),
  emailChanged: plain(
    'emailChanged',
    { en: 'The e-mail was changed, to the old one', fr: 'L’e-mail a été modifié, à l’ancien' },
    (locale) => emailChangedMail[locale],
  ),
};

/** As the list of texts has them. */
export const mailTemplates: readonly MailTemplate[] = [...Object.values(accountMails), ...factorTemplates];
