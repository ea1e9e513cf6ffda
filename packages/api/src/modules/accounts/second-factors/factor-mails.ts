import { formatDate } from '@headstock/contracts/dates';
import { readDevice } from '@headstock/contracts/device';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { defineMail, type MailTemplate, type MailText, mailText } from '#api/platform/mail/mail-template.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { factorTexts } from './factor-texts.ts';

type Texts = Readonly<Record<Locale, MailText>>;

const plain = (key: string, title: LocalText, texts: () => Texts): MailTemplate<never> => ({
  key: `account.${key}`,
  group: 'account',
  title,
  placeholders: {},
  text: (locale) => texts()[locale],
});

const named = (key: string, title: LocalText, texts: (facts: { readonly name: string }) => Texts) =>
  defineMail({
    key: `account.${key}`,
    group: 'account',
    title,
    placeholders: { name: { sample: { en: 'My phone', fr: 'Mon téléphone' }, isRequired: true } },
    text: (locale, value) => texts({ name: value('name') })[locale],
  });

const templates = {
  switchedOn: plain(
    'secondFactorOn',
    { en: 'Two-step sign-in is on', fr: 'La connexion en deux étapes est activée' },
    factorTexts.switchedOn,
  ),
  switchedOff: plain(
    'secondFactorOff',
    { en: 'Two-step sign-in is off', fr: 'La connexion en deux étapes est désactivée' },
    factorTexts.switchedOff,
  ),
  codesReplaced: plain(
    'recoveryCodesReplaced',
    { en: 'New recovery codes', fr: 'Nouveaux codes de secours' },
    factorTexts.codesReplaced,
  ),
  codeUsed: defineMail({
    key: 'account.recoveryCodeUsed',
    group: 'account',
    title: { en: 'A recovery code was used', fr: 'Un code de secours a été utilisé' },
    placeholders: { left: { sample: { en: '7', fr: '7' } } },
    text: (locale, value) => factorTexts.codeUsed({ left: value('left') })[locale],
  }),
  lastCodeUsed: plain(
    'lastRecoveryCodeUsed',
    { en: 'The last recovery code was used', fr: 'Le dernier code de secours a été utilisé' },
    factorTexts.lastCodeUsed,
  ),
  wrongCodes: plain(
    'signInStopped',
    { en: 'A sign-in with wrong codes was stopped', fr: 'Une connexion avec de mauvais codes a été arrêtée' },
    factorTexts.wrongCodes,
  ),
  passkeyAdded: named(
    'passkeyAdded',
    { en: 'A passkey was added', fr: 'Une clé d’accès a été ajoutée' },
    factorTexts.passkeyAdded,
  ),
  passkeyRemoved: named(
    'passkeyRemoved',
    { en: 'A passkey was removed', fr: 'Une clé d’accès a été supprimée' },
    factorTexts.passkeyRemoved,
  ),
  newDevice: defineMail({
    key: 'account.newDevice',
    group: 'account',
    title: { en: 'Sign-in from a new browser', fr: 'Connexion depuis un nouveau navigateur' },
    placeholders: {
      device: { sample: { en: 'Firefox on Windows', fr: 'Firefox sur Windows' } },
      moment: { sample: { en: 'Nov 24th 2026, 12:00 PM (CST)', fr: '24 nov. 2026, 12:00 (UTC−6)' } },
    },
    text: (locale, value) => factorTexts.newDevice({ device: value('device'), moment: value('moment') })[locale],
  }),
};

/** A mail with its values in the language of its reader, and the page that its link opens. */
type FactorMail = {
  readonly template: MailTemplate;
  readonly valuesIn: (locale: Locale) => Readonly<Record<string, string>>;
  readonly url?: (locale: Locale) => string;
};

const mailOf = (template: MailTemplate, values: Readonly<Record<string, string>> = {}): FactorMail => ({
  template,
  valuesIn: () => values,
});

const bare = (template: MailTemplate) => (): FactorMail => mailOf(template);

const deviceWords = {
  en: { unknown: 'Unknown browser', on: 'on' },
  fr: { unknown: 'Navigateur inconnu', on: 'sur' },
} as const;

/** What a browser is called, and the system that it runs on, as far as it says. */
function nameDevice(userAgent: string | null, locale: Locale): string {
  const { browser, system } = readDevice(userAgent);
  const { unknown, on } = deviceWords[locale];
  return system === null ? (browser ?? unknown) : `${browser ?? unknown} ${on} ${system}`;
}

/** A sign-in in a browser that an account did not know. */
export type NewDevice = { readonly userAgent: string | null; readonly at: Date; readonly publicUrl: URL };

/** What the owner of an account hears about its second factors and passkeys. `name` is what the owner calls a passkey. */
export const factorMails = {
  switchedOn: bare(templates.switchedOn),
  switchedOff: bare(templates.switchedOff),
  codesReplaced: bare(templates.codesReplaced),
  codeUsed: ({ left }: { readonly left: number }): FactorMail =>
    left === 0 ? mailOf(templates.lastCodeUsed) : mailOf(templates.codeUsed, { left: String(left) }),
  wrongCodes: bare(templates.wrongCodes),
  passkeyAdded: (values: { readonly name: string }): FactorMail => mailOf(templates.passkeyAdded, values),
  passkeyRemoved: (values: { readonly name: string }): FactorMail => mailOf(templates.passkeyRemoved, values),
  newDevice: ({ userAgent, at, publicUrl }: NewDevice): FactorMail => ({
    template: templates.newDevice,
    valuesIn: (locale) => ({
      device: nameDevice(userAgent, locale),
      moment: formatDate(at, 'moment', { locale, timeZone: storeProfile.timeZone }),
    }),
    url: (locale) => `${publicUrl.origin}${locale === 'fr' ? '/fr' : ''}/profile/settings/security`,
  }),
} as const;

/** As the list of texts has them. */
export const factorTemplates: readonly MailTemplate[] = Object.values(templates);

/** Mails the owner of an account what happened, in the language of the account. */
export async function mailOwner(
  trx: Tx,
  accountId: string,
  { template, valuesIn, url }: FactorMail,
  eventKey = `second-factor:${newId()}`,
): Promise<void> {
  const { email, locale } = await trx
    .selectFrom('accounts')
    .select(['email', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { link, ...text } = await mailText(trx, template, locale, valuesIn(locale));
  await queueMail(trx, {
    eventKey,
    to: email,
    ...text,
    ...(url && link !== undefined && { link: { label: link, url: url(locale) } }),
  });
}
