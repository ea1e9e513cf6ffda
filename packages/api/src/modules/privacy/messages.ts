import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale } from '#api/platform/locale.ts';

const en = {
  exportRunning: 'A copy is being prepared already. We tell you when it is ready.',
  exportLimit: 'You have asked for copies several times today. Please try again tomorrow.',
  confirmation: 'Type the e-mail of your account, exactly as it stands above.',
  obstacles: 'Something has to end first. It is listed on this page.',
  unknown: 'Your account is not to be deleted.',
  exportReady: (until: string) => ({
    subject: 'The copy of your data is ready',
    paragraphs: [
      `The copy of your data that you asked for can be downloaded until ${until}.`,
      'The link leads to your settings, where you have to be signed in. If you did not ask for it, set a new password and tell us.',
    ],
    link: 'Download it',
  }),
  deletionAsked: (day: string) => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your account. That happens on ${day}; until then everything works as before.`,
      'If you change your mind, or if it was not you, keep your account with the button below.',
    ],
    link: 'Keep my account',
  }),
  deletionCancelled: {
    subject: 'Your account stays',
    paragraphs: ['Your account is not deleted. Everything is as it was.'],
    link: 'Open your account',
  },
  deletionPutOff: {
    subject: 'Your account cannot be deleted yet',
    paragraphs: [
      'Your account was to be deleted today, but something is still open, such as an order or a payout. Your settings say what.',
      'We try again every day, and delete it as soon as nothing is open any more.',
    ],
    link: 'See what is open',
  },
  deletionDone: {
    subject: 'Your account is deleted',
    paragraphs: [
      'Your account is gone, with your name, your e-mail, your addresses, your wishlist and your settings.',
      'Orders and invoices stay for as long as the law wants it. Your e-mail is free: you can make a new account with it at any time.',
    ],
    link: `To ${storeProfile.name}`,
  },
};

const fr: typeof en = {
  exportRunning: 'Une copie est déjà en préparation. Nous vous dirons quand elle sera prête.',
  exportLimit: 'Vous avez demandé plusieurs copies aujourd’hui. Réessayez demain.',
  confirmation: 'Saisissez l’e-mail de votre compte, exactement comme ci-dessus.',
  obstacles: 'Quelque chose doit d’abord se terminer. La liste figure sur cette page.',
  unknown: 'La suppression de votre compte n’est pas prévue.',
  exportReady: (until) => ({
    subject: 'La copie de vos données est prête',
    paragraphs: [
      `La copie de vos données que vous avez demandée peut être téléchargée jusqu’au ${until}.`,
      'Le lien mène à vos réglages, où vous devez être connecté. Si vous ne l’avez pas demandée, changez de mot de passe et prévenez-nous.',
    ],
    link: 'La télécharger',
  }),
  deletionAsked: (day) => ({
    subject: 'Votre compte va être supprimé',
    paragraphs: [
      `Vous avez demandé la suppression de votre compte. Elle aura lieu le ${day}\u202f; d’ici là, tout fonctionne comme avant.`,
      'Si vous changez d’avis, ou si ce n’était pas vous, gardez votre compte avec le bouton ci-dessous.',
    ],
    link: 'Garder mon compte',
  }),
  deletionCancelled: {
    subject: 'Votre compte reste',
    paragraphs: ['Votre compte n’est pas supprimé. Tout est comme avant.'],
    link: 'Ouvrir votre compte',
  },
  deletionPutOff: {
    subject: 'Votre compte ne peut pas encore être supprimé',
    paragraphs: [
      'Votre compte devait être supprimé aujourd’hui, mais quelque chose est encore en cours, comme une commande ou un versement. Vos réglages disent quoi.',
      'Nous réessayons chaque jour, et le supprimons dès que plus rien n’est en cours.',
    ],
    link: 'Voir ce qui est en cours',
  },
  deletionDone: {
    subject: 'Votre compte est supprimé',
    paragraphs: [
      'Votre compte n’existe plus, ni votre nom, votre e-mail, vos adresses, votre liste d’envies ou vos réglages.',
      'Commandes et factures restent aussi longtemps que la loi l’exige. Votre e-mail est libre\u00a0: vous pouvez à tout moment créer un nouveau compte avec lui.',
    ],
    link: `Vers ${storeProfile.name}`,
  },
};

/** What this module answers with and writes into mails, in one language. */
export const privacyMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
