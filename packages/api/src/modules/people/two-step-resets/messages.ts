import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { type Refused, refused } from '#api/platform/mutation-result.ts';

/** Why a request to switch off two-step sign-in is refused, and the stable name of each reason. */
const texts = {
  waiting: {
    code: 'waiting',
    en: 'There is a request for this account already. We mailed you what happens next.',
    fr: 'Il y a déjà une demande pour ce compte. Nous vous avons écrit la suite par e-mail.',
  },
  stoppedBefore: {
    code: 'stopped',
    en: `A request for this account was stopped from its mailbox in the last seven days. Call us: ${storeProfile.phone.label}.`,
    fr: `Une demande pour ce compte a été arrêtée depuis sa boîte de réception ces sept derniers jours. Appelez-nous : ${storeProfile.phone.label}.`,
  },
  link: {
    code: 'reset-link',
    en: 'This link was used already, is too old, or is no longer needed. If you still cannot sign in, ask for a new one there.',
    fr: 'Ce lien a déjà servi, est trop ancien ou n’est plus nécessaire. Si vous ne pouvez toujours pas vous connecter, demandez-en un nouveau au même endroit.',
  },
  stopLink: {
    code: 'stop-link',
    en: 'This link leads nowhere. Open it again from the mail.',
    fr: 'Ce lien ne mène nulle part. Ouvrez-le de nouveau depuis l’e-mail.',
  },
  tooLate: {
    code: 'too-late',
    en: `Two-step sign-in was switched off already. If this was not you, set a new password at once and call us: ${storeProfile.phone.label}.`,
    fr: `La connexion en deux étapes est déjà désactivée. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et appelez-nous : ${storeProfile.phone.label}.`,
  },
} as const satisfies Readonly<Record<string, LocalText & { readonly code: string }>>;

/** The answer of a mutation that was refused for this reason, in a language. */
export const resetRefusal = (reason: keyof typeof texts, locale: Locale): Refused =>
  refused(texts[reason][locale], texts[reason].code);

const staffTexts = {
  en: {
    notFound: 'This request was not found.',
    closed: 'This request was stopped, decided or closed already.',
    changed: (by: string | null) => `${by ?? 'Somebody'} decided about this request in the meantime. Look at it again.`,
    ownAccount: 'Somebody else has to decide about your own account.',
    staffOnly: 'Only somebody who manages the system can decide about the account of an administrator.',
  },
  fr: {
    notFound: 'Cette demande est introuvable.',
    closed: 'Cette demande a déjà été arrêtée, traitée ou close.',
    changed: (by: string | null) => `${by ?? 'Quelqu’un'} a traité cette demande entre-temps. Vérifiez-la de nouveau.`,
    ownAccount: 'C’est à quelqu’un d’autre de décider pour votre propre compte.',
    staffOnly: 'Seule une personne qui gère le système peut décider pour le compte d’un administrateur.',
  },
} as const;

/** What the decision about a request says to staff, in a language. */
export const staffMessages = (locale: Locale): (typeof staffTexts)[Locale] => staffTexts[locale];

export type Copy = { readonly subject: string; readonly paragraphs: readonly string[]; readonly link: string };
type Copies = Readonly<Record<Locale, Copy>>;

const passkeys = (removes: boolean): LocalText => ({
  en: removes ? ' Your passkeys go with it.' : '',
  fr: removes ? ' Vos clés d’accès sont supprimées en même temps.' : '',
});

/** To the mailbox of an account whose password or mailed code was right: the link that makes a request of it. */
export const askedCopy: Copies = {
  en: {
    subject: 'Did you lose your phone and your recovery codes?',
    paragraphs: [
      'Somebody who knows your password, or reads your mail, told us that they can no longer give the second step of your sign-in.',
      'If that was you, confirm it with the link. It holds for a day. Nothing is switched off by it at once: our staff checks the request first, and you have three days to stop it.',
      'If it was not you, do not use the link, and set a new password.',
    ],
    link: 'Yes, that was me',
  },
  fr: {
    subject: 'Avez-vous perdu votre téléphone et vos codes de secours ?',
    paragraphs: [
      'Quelqu’un qui connaît votre mot de passe, ou lit vos e-mails, nous dit ne plus pouvoir donner la deuxième étape de votre connexion.',
      'Si c’était vous, confirmez-le par le lien. Il est valable un jour. Rien n’est désactivé aussitôt : notre équipe vérifie d’abord la demande, et vous avez trois jours pour l’arrêter.',
      'Si ce n’était pas vous, n’utilisez pas le lien et choisissez un nouveau mot de passe.',
    ],
    link: 'Oui, c’était moi',
  },
};

const momentOf = (at: Date, locale: Locale): string =>
  formatDate(at, 'moment', { locale, timeZone: storeProfile.timeZone });

const stopIt: LocalText = {
  en: 'If you did not ask for it, stop it with the link, and set new passwords here and for your mailbox.',
  fr: 'Si vous ne l’avez pas demandé, arrêtez-le par le lien, et changez votre mot de passe ici et celui de votre messagerie.',
};

/** What the owner of an account hears of a request, by mail and in the bell's list. */
export const ownerCopies = {
  confirmed: (dueAt: Date, removes: boolean): Copies => ({
    en: {
      subject: 'Somebody asks to switch off your two-step sign-in',
      paragraphs: [
        `The request was confirmed from your mailbox. Our staff looks at it and may call you. Nothing happens before ${momentOf(dueAt, 'en')}.${passkeys(removes).en}`,
        'Signing in with your second step ends the request by itself.',
        stopIt.en,
      ],
      link: 'Stop the request',
    },
    fr: {
      subject: 'On demande de désactiver votre connexion en deux étapes',
      paragraphs: [
        `La demande a été confirmée depuis votre boîte de réception. Notre équipe l’examine et vous appellera peut-être. Rien ne se passe avant le ${momentOf(dueAt, 'fr')}.${passkeys(removes).fr}`,
        'Vous connecter avec votre deuxième étape met fin à la demande.',
        stopIt.fr,
      ],
      link: 'Arrêter la demande',
    },
  }),
  approved: (dueAt: Date, removes: boolean): Copies => ({
    en: {
      subject: 'Your two-step sign-in is about to be switched off',
      paragraphs: [
        `Our staff agreed to the request. It takes effect on ${momentOf(dueAt, 'en')}.${passkeys(removes).en}`,
        stopIt.en,
      ],
      link: 'Stop the request',
    },
    fr: {
      subject: 'Votre connexion en deux étapes va être désactivée',
      paragraphs: [
        `Notre équipe a accepté la demande. Elle prend effet le ${momentOf(dueAt, 'fr')}.${passkeys(removes).fr}`,
        stopIt.fr,
      ],
      link: 'Arrêter la demande',
    },
  }),
  denied: (reason: string): Copies => ({
    en: {
      subject: 'Your two-step sign-in stays on',
      paragraphs: ['We cannot switch off the second step of your sign-in on request.', `Our reason: ${reason}`],
      link: 'Go to your account',
    },
    fr: {
      subject: 'Votre connexion en deux étapes reste activée',
      paragraphs: ['Nous ne pouvons pas désactiver la deuxième étape de votre connexion.', `Notre motif : ${reason}`],
      link: 'Aller à votre compte',
    },
  }),
  stopped: (): Copies => ({
    en: {
      subject: 'The request about your two-step sign-in was stopped',
      paragraphs: [
        'Your two-step sign-in stays on. For seven days nobody can ask again.',
        'Whoever asked knew your password or reads your mail: set new passwords here and for your mailbox.',
      ],
      link: 'Go to your account',
    },
    fr: {
      subject: 'La demande sur votre connexion en deux étapes est arrêtée',
      paragraphs: [
        'Votre connexion en deux étapes reste activée. Personne ne peut refaire de demande pendant sept jours.',
        'Qui l’a demandé connaissait votre mot de passe ou lit vos e-mails : changez votre mot de passe ici et celui de votre messagerie.',
      ],
      link: 'Aller à votre compte',
    },
  }),
  cancelled: (): Copies => ({
    en: {
      subject: 'The request about your two-step sign-in was closed',
      paragraphs: [
        'Somebody gave your second step, or changed how you sign in, so the request is no longer needed. Two-step sign-in is not switched off by it.',
        `If that was not you, call us: ${storeProfile.phone.label}.`,
      ],
      link: 'See how you sign in',
    },
    fr: {
      subject: 'La demande sur votre connexion en deux étapes est close',
      paragraphs: [
        'Quelqu’un a donné votre deuxième étape ou modifié votre connexion : la demande n’est plus nécessaire. Elle ne désactive rien.',
        `Si ce n’était pas vous, appelez-nous : ${storeProfile.phone.label}.`,
      ],
      link: 'Voir comment vous vous connectez',
    },
  }),
  done: (removes: boolean): Copies => ({
    en: {
      subject: 'Your two-step sign-in was switched off',
      paragraphs: [
        `Our staff switched it off at your request.${passkeys(removes).en} You were signed out everywhere. Sign in with your password or a mailed code, and set up a new second step.`,
        `If you did not ask for this, set a new password at once and call us: ${storeProfile.phone.label}.`,
      ],
      link: 'Set up a second step',
    },
    fr: {
      subject: 'Votre connexion en deux étapes a été désactivée',
      paragraphs: [
        `Notre équipe l’a désactivée à votre demande.${passkeys(removes).fr} Vous êtes déconnecté partout. Connectez-vous avec votre mot de passe ou un code reçu par e-mail, puis activez une nouvelle deuxième étape.`,
        `Si vous n’avez rien demandé, choisissez tout de suite un nouveau mot de passe et appelez-nous : ${storeProfile.phone.label}.`,
      ],
      link: 'Activer une deuxième étape',
    },
  }),
} as const;
