import { type PhotographShot, readShot } from '@headstock/contracts/photographs';
import type { Locale } from '#api/platform/locale.ts';

const names: Readonly<Record<Locale, Readonly<Record<PhotographShot, string>>>> = {
  en: {
    front: 'the front',
    back: 'the back',
    side: 'the side',
    headstock: 'the headstock',
    headstockBack: 'the back of the headstock',
    serial: 'the serial number',
    heel: 'the heel',
    frets: 'the frets',
    bridge: 'the bridge',
    controls: 'the controls',
    cavities: 'the cavities',
    label: 'the label',
    panel: 'the panel',
    speaker: 'the speaker',
    inside: 'the inside',
    case: 'the case',
    flaws: 'the flaws',
  },
  fr: {
    front: 'la face',
    back: 'le dos',
    side: 'le côté',
    headstock: 'la tête',
    headstockBack: 'l’arrière de la tête',
    serial: 'le numéro de série',
    heel: 'le talon',
    frets: 'les frettes',
    bridge: 'le chevalet',
    controls: 'les commandes',
    cavities: 'les cavités',
    label: 'l’étiquette',
    panel: 'le panneau',
    speaker: 'le haut-parleur',
    inside: 'l’intérieur',
    case: 'l’étui',
    flaws: 'les défauts',
  },
};

/** What a view is called within a sentence; an unknown one by its own name. */
export function shotName(shot: string, locale: Locale): string {
  const known = readShot(shot);
  return known ? names[locale][known] : shot;
}

const en = {
  alt: (title: string, view: string) => `${title}: ${view}`,
  askedSubject: (title: string, view: string) => `${title}: a buyer would like to see ${view}`,
  asked: (view: string) =>
    `Add a photograph of ${view}, say what it shows, and publish: we tell everybody who asked. If there is nothing to show, say so beside the shot list.`,
  shownSubject: (title: string, view: string) => `${title}: here is ${view}`,
  shown: (view: string) => `Its seller has added a photograph of ${view}, which you asked for.`,
  noneSubject: (title: string, view: string) => `${title}: no photograph of ${view}`,
  none: (view: string) => `Its seller cannot show ${view}. Write to them if you would like to know more.`,
  toListing: 'Open the listing',
  toItem: 'Look at it',
};

const fr: typeof en = {
  alt: (title, view) => `${title} : ${view}`,
  askedSubject: (title, view) => `${title} : un acheteur aimerait voir ${view}`,
  asked: (view) =>
    `Ajoutez une photo (${view}), indiquez ce qu’elle montre et publiez : nous prévenons toutes les personnes intéressées. S’il n’y a rien à montrer, dites-le à côté de la liste des vues.`,
  shownSubject: (title, view) => `${title} : voici ${view}`,
  shown: (view) => `Le vendeur a ajouté la photo que vous aviez demandée : ${view}.`,
  noneSubject: (title, view) => `${title} : pas de photo (${view})`,
  none: (view) => `Le vendeur ne peut pas montrer ${view}. Écrivez-lui si vous souhaitez en savoir plus.`,
  toListing: 'Ouvrir l’annonce',
  toItem: 'La voir',
};

const byLocale: Readonly<Record<Locale, typeof en>> = { en, fr };

/** What is said of views, to sellers, to buyers and beside photographs, in one language. */
export const viewCopy = (locale: Locale): typeof en => byLocale[locale];
