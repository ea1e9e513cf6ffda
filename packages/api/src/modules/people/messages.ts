import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale } from '#api/platform/locale.ts';

const en = {
  accountNotFound: 'This account was not found.',
  applicationNotFound: 'This application was not found.',
  roleNotFound: 'This role was not found.',
  reasonRequired: 'Please give a reason, of at most 500 characters.',
  ownAccount: 'Somebody else has to change what your own account may do in the back office.',
  staffOnly: 'Only somebody who manages the system can change what administrators may do.',
  lastOwner: 'The shop needs an owner. Make somebody else one first.',
  roleUnknown: 'This role is gone. Choose another one.',
  roleName: 'A role has a name of at most 60 characters.',
  roleNameTaken: 'Another role has this name.',
  roleGrants: 'One of the grants is not known.',
  roleChanged: (by: string | null) =>
    `${by ?? 'Somebody'} changed this role in the meantime. Look at it again, then save.`,
  rightsChanged: (by: string | null) =>
    `${by ?? 'Somebody'} changed the same rights of this account in the meantime. Look at them again, then save.`,
  roleOwner: 'The owner’s role has every grant and stays as it is.',
  roleFull: 'There are 50 roles already. Remove one first.',
  roleInUse: 'Administrators have this role. Give them another one first.',
  about: 'Tell us in 20 to 2,000 characters what you would like to sell.',
  businessName: 'Please name your business, in at most 120 characters.',
  registrationNumber: 'Please give the number under which your business is registered, in at most 60 characters.',
  website: 'An address begins with https:// and has at most 300 characters.',
  emailUnverified: 'Please confirm your e-mail first. We can mail you the link again from your settings.',
  alreadySeller: 'Your account can sell in this way already.',
  alreadyWaiting: 'Your application is here already. We write to you as soon as it is decided.',
  notWaiting: 'You have no application that waits.',
  decided: 'This application has been decided or withdrawn already.',
  denialReason: 'Please tell the applicant why, in at most 1,000 characters.',
  actingNobody: 'You are not acting as anybody.',
  actingAlready: 'You are acting as somebody already. End that first.',
  actingAdmin: 'Nobody can act as an administrator.',
  actingRefused:
    'This cannot be done in somebody else’s name. Payments, passwords, e-mails, sign-in and payouts are theirs alone.',
  actingReadOnly: 'You are only looking. To change something, ask the customer for the code that we mail them.',
  actingTooOften: 'You have acted as members very often in the last hour. Please wait.',
  codeTooOften: 'Five codes were mailed. End this and begin again if you still need one.',
  codeWrong: 'This is not the code, or it is too old. After five wrong tries we have to mail a new one.',
};

const fr: typeof en = {
  accountNotFound: 'Ce compte est introuvable.',
  applicationNotFound: 'Cette demande est introuvable.',
  roleNotFound: 'Ce rôle est introuvable.',
  reasonRequired: 'Indiquez un motif, de 500 caractères au plus.',
  ownAccount: 'C’est à quelqu’un d’autre de modifier ce que votre compte peut faire dans l’administration.',
  staffOnly: 'Seule une personne qui gère le système peut modifier les droits des administrateurs.',
  lastOwner: 'La boutique a besoin d’un propriétaire. Désignez-en d’abord un autre.',
  roleUnknown: 'Ce rôle n’existe plus. Choisissez-en un autre.',
  roleName: 'Un rôle porte un nom de 60 caractères au plus.',
  roleNameTaken: 'Un autre rôle porte déjà ce nom.',
  roleGrants: 'L’une des autorisations est inconnue.',
  roleChanged: (by) => `${by ?? 'Quelqu’un'} a modifié ce rôle entre-temps. Vérifiez-le, puis enregistrez.`,
  rightsChanged: (by) =>
    `${by ?? 'Quelqu’un'} a modifié les mêmes droits de ce compte entre-temps. Vérifiez-les, puis enregistrez.`,
  roleOwner: 'Le rôle de propriétaire a toutes les autorisations et reste tel quel.',
  roleFull: 'Il y a déjà 50 rôles. Supprimez-en un d’abord.',
  roleInUse: 'Des administrateurs ont ce rôle. Donnez-leur d’abord un autre rôle.',
  about: 'Dites-nous en 20 à 2 000 caractères ce que vous aimeriez vendre.',
  businessName: 'Indiquez le nom de votre entreprise, en 120 caractères au plus.',
  registrationNumber: 'Indiquez le numéro d’immatriculation de votre entreprise, en 60 caractères au plus.',
  website: 'Une adresse commence par https:// et compte 300 caractères au plus.',
  emailUnverified: 'Confirmez d’abord votre e-mail. Nous pouvons vous renvoyer le lien depuis vos paramètres.',
  alreadySeller: 'Votre compte peut déjà vendre de cette façon.',
  alreadyWaiting: 'Votre demande est déjà chez nous. Nous vous écrirons dès qu’elle sera traitée.',
  notWaiting: 'Vous n’avez pas de demande en attente.',
  decided: 'Cette demande a déjà été traitée ou retirée.',
  denialReason: 'Dites pourquoi à la personne, en 1 000 caractères au plus.',
  actingNobody: 'Vous n’agissez au nom de personne.',
  actingAlready: 'Vous agissez déjà au nom de quelqu’un. Mettez-y d’abord fin.',
  actingAdmin: 'Personne ne peut agir au nom d’un administrateur.',
  actingRefused:
    'Cela ne peut pas se faire au nom d’un autre. Paiements, mots de passe, e-mails, connexion et versements n’appartiennent qu’à la personne.',
  actingReadOnly:
    'Vous ne faites que regarder. Pour modifier quelque chose, demandez à la personne le code que nous lui envoyons.',
  actingTooOften: 'Vous avez très souvent agi au nom de membres depuis une heure. Patientez un peu.',
  codeTooOften: 'Cinq codes ont été envoyés. Mettez fin à la session et recommencez s’il vous en faut un autre.',
  codeWrong: 'Ce n’est pas le bon code, ou il est trop ancien. Après cinq erreurs, il faut en envoyer un nouveau.',
};

/** What the operations on people say, in a language. */
export const peopleMessages = (locale: Locale): typeof en => ({ en, fr })[locale];

type Copy = { readonly subject: string; readonly paragraphs: readonly string[]; readonly link: string };

const rightNames = {
  en: {
    isPrivateSeller: 'selling as a private person',
    isProfessionalSeller: 'selling as a professional',
    isAdmin: 'administration of the shop',
    canUseStripeTerminal: 'the card terminal',
    canUseManualPayment: 'manual payments',
    canManageShippingMethods: 'shipping methods',
    staffRoleId: 'the role in the back office',
  },
  fr: {
    isPrivateSeller: 'la vente en tant que particulier',
    isProfessionalSeller: 'la vente en tant que professionnel',
    isAdmin: 'l’administration de la boutique',
    canUseStripeTerminal: 'le terminal de carte',
    canUseManualPayment: 'les paiements manuels',
    canManageShippingMethods: 'les modes d’expédition',
    staffRoleId: 'le rôle dans l’administration',
  },
} as const;
export type RightName = keyof (typeof rightNames)['en'];

/** A right that changed: whether its owner has it now; null for the role, which is another one. */
export type RightNews = { readonly name: RightName; readonly has: boolean | null };

const newsLine = {
  en: ({ name, has }: RightNews) =>
    `${has === null ? 'Changed' : has ? 'Allowed from now on' : 'No longer allowed'}: ${rightNames.en[name]}.`,
  fr: ({ name, has }: RightNews) =>
    `${has === null ? 'Modifié' : has ? 'Désormais possible' : 'N’est plus possible'} : ${rightNames.fr[name]}.`,
};

/** To somebody whose account may do other things from now on. */
export const rightsChangedCopy = {
  en: (news: readonly RightNews[], reason: string): Copy => ({
    subject: 'What your account may do has changed',
    paragraphs: [...news.map(newsLine.en), `Our reason: ${reason}`, 'If you did not expect this, please write to us.'],
    link: 'Open your account',
  }),
  fr: (news: readonly RightNews[], reason: string): Copy => ({
    subject: 'Ce que votre compte peut faire a changé',
    paragraphs: [...news.map(newsLine.fr), `Notre motif : ${reason}`, 'Si vous ne vous y attendiez pas, écrivez-nous.'],
    link: 'Ouvrir votre compte',
  }),
} as const;

/** To an applicant, with the decision. */
export const decisionCopy = {
  en: (isApproved: boolean, isProfessional: boolean, reason: string | null): Copy => ({
    subject: isApproved ? 'You can sell with us now' : 'Your application to sell',
    paragraphs: [
      isApproved
        ? `Your application was approved: you can sell in the shop as a ${isProfessional ? 'professional' : 'private'} seller.`
        : 'Thank you for wanting to sell with us. We cannot approve your application.',
      ...(reason === null ? [] : [reason]),
      isApproved
        ? 'Your first listing begins with a few photographs. We look at it before it goes online.'
        : 'You can apply again at any time, with what was missing.',
    ],
    link: isApproved ? 'Begin a listing' : 'See your application',
  }),
  fr: (isApproved: boolean, isProfessional: boolean, reason: string | null): Copy => ({
    subject: isApproved ? 'Vous pouvez maintenant vendre chez nous' : 'Votre demande pour vendre',
    paragraphs: [
      isApproved
        ? `Votre demande est acceptée : vous pouvez vendre dans la boutique en tant que ${isProfessional ? 'professionnel' : 'particulier'}.`
        : 'Merci de vouloir vendre chez nous. Nous ne pouvons pas accepter votre demande.',
      ...(reason === null ? [] : [reason]),
      isApproved
        ? 'Votre première annonce commence par quelques photos. Nous la relisons avant sa mise en ligne.'
        : 'Vous pouvez refaire une demande à tout moment, avec ce qui manquait.',
    ],
    link: isApproved ? 'Commencer une annonce' : 'Voir votre demande',
  }),
} as const;

type CodeMail = { readonly subject: string; readonly paragraphs: readonly string[] };

/** To a member whom somebody of the staff wants to act for. */
export const actingCodeMail = {
  en: (code: string): CodeMail => ({
    subject: `${code}: the code that lets our staff act for you`,
    paragraphs: [
      `Somebody of ${storeProfile.name} would like to change something in your account for you. If you are talking to us right now and agree, read out this code: ${code}`,
      'It holds for ten minutes. Payments, your password, your e-mail and your payouts stay yours alone, and afterwards we write to you what was done.',
      'If you are not talking to us, tell the code to nobody and call us.',
    ],
  }),
  fr: (code: string): CodeMail => ({
    subject: `${code} : le code qui permet à notre équipe d’agir pour vous`,
    paragraphs: [
      `Une personne de ${storeProfile.name} aimerait modifier quelque chose dans votre compte à votre place. Si vous êtes en train de nous parler et que vous êtes d’accord, lisez-lui ce code : ${code}`,
      'Il est valable dix minutes. Les paiements, votre mot de passe, votre e-mail et vos versements restent à vous seul, et nous vous écrirons ensuite ce qui a été fait.',
      'Si vous n’êtes pas en train de nous parler, ne donnez ce code à personne et appelez-nous.',
    ],
  }),
} as const;

/** To a member whom somebody of the staff acted for; `acts` are finished lines. */
export const actedForCopy = {
  en: (name: string, from: string, to: string, acts: readonly string[]): Copy => ({
    subject: 'Our staff looked into your account',
    paragraphs: [
      `${name} of our staff saw your account as you do, from ${from} to ${to}.`,
      ...(acts.length === 0 ? ['Nothing was changed.'] : ['This was done in your name:', ...acts]),
      'If you did not ask for help, please tell us.',
    ],
    link: 'Open your account',
  }),
  fr: (name: string, from: string, to: string, acts: readonly string[]): Copy => ({
    subject: 'Notre équipe a consulté votre compte',
    paragraphs: [
      `${name}, de notre équipe, a vu votre compte comme vous le voyez, de ${from} à ${to}.`,
      ...(acts.length === 0 ? ['Rien n’a été modifié.'] : ['Voici ce qui a été fait en votre nom :', ...acts]),
      'Si vous n’aviez pas demandé d’aide, dites-le-nous.',
    ],
    link: 'Ouvrir votre compte',
  }),
} as const;
