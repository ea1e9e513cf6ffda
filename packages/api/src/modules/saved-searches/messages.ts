import type { Locale } from '#api/platform/locale.ts';

const en = {
  notFound: 'This saved search was not found.',
  empty: 'Choose a filter or type a word first: the whole shop is no search.',
  nameRequired: 'Give the search a name.',
  nameTooLong: (most: number) => `A name has at most ${most} characters.`,
  exists: (name: string) => `You have saved this search already: ${name}.`,
  full: (most: number) => `You have ${most} saved searches. Delete one to save another.`,
  hits: (name: string, count: string, isOne: boolean) => `${count} new ${isOne ? 'find' : 'finds'}: ${name}`,
  came: 'This has come in since we last wrote:',
  more: (count: string, isOne: boolean) => (isOne ? 'And one more.' : `And ${count} more.`),
  see: 'See what is new',
};

const fr: typeof en = {
  notFound: 'Cette recherche enregistrée est introuvable.',
  empty: 'Choisissez d’abord un filtre ou saisissez un mot : toute la boutique n’est pas une recherche.',
  nameRequired: 'Donnez un nom à la recherche.',
  nameTooLong: (most) => `Un nom compte ${most} caractères au plus.`,
  exists: (name) => `Vous avez déjà enregistré cette recherche : ${name}.`,
  full: (most) => `Vous avez ${most} recherches enregistrées. Supprimez-en une pour en ajouter une autre.`,
  hits: (name, count, isOne) => `${count} ${isOne ? 'nouveauté' : 'nouveautés'} : ${name}`,
  came: 'Voici ce qui est arrivé depuis notre dernier message :',
  more: (count, isOne) => (isOne ? 'Et une autre.' : `Et ${count} autres.`),
  see: 'Voir les nouveautés',
};

/** What saved searches answer and write, in one language. */
export const searchMessages = (locale: Locale): typeof en => (locale === 'fr' ? fr : en);
