import type { Locale } from '#api/platform/locale.ts';

const en = {
  notFound: 'This repair was not found.',
  nameMissing: 'Enter the name of the customer, in at most 120 characters.',
  contactMissing: 'Enter an e-mail or a telephone number, so that the customer can be reached.',
  emailInvalid: 'Invalid E-mail',
  phoneTooLong: 'A telephone number has at most 40 characters.',
  brandMissing: 'Enter the brand, in at most 80 characters.',
  modelMissing: 'Enter the model, in at most 120 characters.',
  serialTooLong: 'A serial number has at most 60 characters.',
  problemMissing: 'Say what is to be done, in at most 4,000 characters.',
  dueInvalid: 'Enter a day from today on.',
  estimateMissing: 'Enter the price of the work; 0 is free of charge.',
  noteTooLong: 'A note has at most 2,000 characters.',
  changed: (by: string | null) => `${by ?? 'Somebody'} has changed this repair meanwhile. Please look at it again.`,
  noWay: 'This step is not possible from where the repair is.',
  estimated: (instrument: string) => `Your ${instrument}: what the repair will cost`,
  estimatedText: (instrument: string, price: string) =>
    `We have looked at your ${instrument}. The work costs ${price}, parts included, tax not. Please call us or reply to this mail: we begin once you agree.`,
  ready: (instrument: string) => `Your ${instrument} is ready`,
  readyText: (instrument: string) =>
    `The work on your ${instrument} is done. You can fetch it during our opening hours.`,
  number: (reference: string) => `Please name the number of the repair: ${reference}.`,
};

const fr: typeof en = {
  notFound: 'Cette réparation est introuvable.',
  nameMissing: 'Saisissez le nom du client, en 120 caractères au plus.',
  contactMissing: 'Saisissez un e-mail ou un téléphone, pour pouvoir joindre le client.',
  emailInvalid: 'E-mail invalide',
  phoneTooLong: 'Un numéro de téléphone a 40 caractères au plus.',
  brandMissing: 'Saisissez la marque, en 80 caractères au plus.',
  modelMissing: 'Saisissez le modèle, en 120 caractères au plus.',
  serialTooLong: 'Un numéro de série a 60 caractères au plus.',
  problemMissing: 'Dites ce qu’il y a à faire, en 4 000 caractères au plus.',
  dueInvalid: 'Saisissez un jour à partir d’aujourd’hui.',
  estimateMissing: 'Saisissez le prix du travail ; 0 s’il est gratuit.',
  noteTooLong: 'Une note a 2 000 caractères au plus.',
  changed: (by) => `${by ?? 'Quelqu’un'} a modifié cette réparation entre-temps. Revoyez-la.`,
  noWay: 'Cette étape n’est pas possible dans l’état où en est la réparation.',
  estimated: (instrument) => `Votre ${instrument} : le prix de la réparation`,
  estimatedText: (instrument, price) =>
    `Nous avons examiné votre ${instrument}. Le travail coûte ${price}, pièces comprises, hors taxe. Appelez-nous ou répondez à ce message : nous commencerons avec votre accord.`,
  ready: (instrument) => `Votre ${instrument} est prêt`,
  readyText: (instrument) =>
    `Le travail sur votre ${instrument} est terminé. Vous pouvez venir le chercher pendant nos heures d’ouverture.`,
  number: (reference) => `Indiquez le numéro de la réparation : ${reference}.`,
};

/** What repairs answer and write, in one language. */
export const repairMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
