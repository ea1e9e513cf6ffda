const notYou = {
  en: 'If this was not you, set a new password at once and call us.',
  fr: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et appelez-nous.',
} as const;

const someoneUsed = {
  en: 'Somebody, probably you, gave one of your recovery codes instead of a code of your authenticator app.',
  fr: 'Quelqu’un, sans doute vous, a donné un code de secours au lieu d’un code de votre application d’authentification.',
} as const;

/** What the owner of an account hears about its second factors and passkeys. `name` is what the owner calls a passkey. */
export const factorTexts = {
  switchedOn: () => ({
    en: {
      subject: 'Two-step sign-in is on',
      paragraphs: ['From now on, signing in also asks for a code of your authenticator app.', notYou.en],
    },
    fr: {
      subject: 'La connexion en deux étapes est activée',
      paragraphs: ['La connexion demande désormais aussi un code de votre application d’authentification.', notYou.fr],
    },
  }),
  switchedOff: () => ({
    en: {
      subject: 'Two-step sign-in is off',
      paragraphs: ['Signing in no longer asks for a code of your authenticator app.', notYou.en],
    },
    fr: {
      subject: 'La connexion en deux étapes est désactivée',
      paragraphs: ['La connexion ne demande plus de code de votre application d’authentification.', notYou.fr],
    },
  }),
  codesReplaced: () => ({
    en: {
      subject: 'You have new recovery codes',
      paragraphs: ['Your former recovery codes work no longer.', notYou.en],
    },
    fr: {
      subject: 'Vous avez de nouveaux codes de secours',
      paragraphs: ['Vos anciens codes de secours ne fonctionnent plus.', notYou.fr],
    },
  }),
  codeUsed: ({ left }: { left: string }) => ({
    en: {
      subject: 'A recovery code was used',
      paragraphs: [someoneUsed.en, `It works no longer. Codes left: ${left}.`, notYou.en],
    },
    fr: {
      subject: 'Un code de secours a été utilisé',
      paragraphs: [someoneUsed.fr, `Il ne fonctionne plus. Codes restants : ${left}.`, notYou.fr],
    },
  }),
  lastCodeUsed: () => ({
    en: {
      subject: 'A recovery code was used',
      paragraphs: [someoneUsed.en, 'It was the last one. Please make new ones.', notYou.en],
    },
    fr: {
      subject: 'Un code de secours a été utilisé',
      paragraphs: [someoneUsed.fr, 'C’était le dernier. Créez-en de nouveaux.', notYou.fr],
    },
  }),
  wrongCodes: () => ({
    en: {
      subject: 'Somebody could not finish signing in',
      paragraphs: [
        'Somebody knew your password or read a code from your mail, and then gave several wrong codes for the second step. The sign-in was stopped.',
        notYou.en,
      ],
    },
    fr: {
      subject: 'Une connexion n’a pas abouti',
      paragraphs: [
        'Quelqu’un connaissait votre mot de passe ou a lu un code dans vos e-mails, puis a donné plusieurs mauvais codes à la deuxième étape. La connexion a été arrêtée.',
        notYou.fr,
      ],
    },
  }),
  passkeyAdded: ({ name }: { name: string }) => ({
    en: { subject: 'A passkey was added', paragraphs: [`“${name}” opens your account from now on.`, notYou.en] },
    fr: {
      subject: 'Une clé d’accès a été ajoutée',
      paragraphs: [`« ${name} » ouvre désormais votre compte.`, notYou.fr],
    },
  }),
  passkeyRemoved: ({ name }: { name: string }) => ({
    en: { subject: 'A passkey was removed', paragraphs: [`“${name}” no longer opens your account.`, notYou.en] },
    fr: {
      subject: 'Une clé d’accès a été supprimée',
      paragraphs: [`« ${name} » n’ouvre plus votre compte.`, notYou.fr],
    },
  }),
  newDevice: ({ device, moment }: { readonly device: string; readonly moment: string }) => ({
    en: {
      subject: 'Somebody signed in from a new browser',
      paragraphs: [
        'Your account was opened in a browser that it did not know.',
        `Browser: ${device}`,
        `Time: ${moment}`,
        'If this was you, nothing needs to be done.',
        'If it was not you, set a new password at once, which signs this browser out, and call us.',
      ],
      link: 'See where your account is signed in',
    },
    fr: {
      subject: 'Connexion depuis un nouveau navigateur',
      paragraphs: [
        'Votre compte a été ouvert dans un navigateur qu’il ne connaissait pas.',
        `Navigateur : ${device}`,
        `Date : ${moment}`,
        'Si c’était vous, il n’y a rien à faire.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ce qui déconnecte ce navigateur, et appelez-nous.',
      ],
      link: 'Voir où votre compte est connecté',
    },
  }),
} as const;
