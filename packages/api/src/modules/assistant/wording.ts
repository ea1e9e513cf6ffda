import type { Locale } from '#api/platform/locale.ts';

/** What the built-in assistants say around what they found. Plain Markdown; the parts put in are escaped already. */
export type Wording = {
  found: (count: number, words: string) => string;
  foundUnder: (count: number, words: string, price: string) => string;
  searchAll: string;
  source: string;
  sources: string;
  /** The catalogue has nothing of that name; `other` is the assistant that may know. */
  nothingListed: (other: string, phone: string) => string;
  noPolicy: (other: string, phone: string) => string;
  wholeShop: string;
};

const number = (locale: Locale, value: number): string => new Intl.NumberFormat(locale).format(value);

/** The assistants' sentences by language. */
export const wordings: Readonly<Record<Locale, Wording>> = {
  en: {
    found: (count, words) =>
      count === 1
        ? `One on the wall for “${words}”:`
        : `${number('en', count)} on the wall for “${words}”. The nearest:`,
    foundUnder: (count, words, price) =>
      count === 1
        ? `One on the wall for “${words}” up to ${price}:`
        : `${number('en', count)} on the wall for “${words}” up to ${price}. The nearest:`,
    searchAll: 'the search in the shop',
    source: 'Source:',
    sources: 'Sources:',
    nothingListed: (other, phone) =>
      `I do not know. I answer from the catalogue alone, and there is nothing of that in it. For the rules of the shop ask “${other}”; for everything else call ${phone}.`,
    noPolicy: (other, phone) =>
      `I do not know. I answer from the written rules of the shop alone, and they say nothing about that. For instruments ask “${other}”; for everything else call ${phone}.`,
    wholeShop: 'the whole shop',
  },
  fr: {
    found: (count, words) =>
      count === 1
        ? `Un instrument au mur pour «\u202f${words}\u202f»\u202f:`
        : `${number('fr', count)} instruments au mur pour «\u202f${words}\u202f». Les plus proches\u202f:`,
    foundUnder: (count, words, price) =>
      count === 1
        ? `Un instrument au mur pour «\u202f${words}\u202f» jusqu’à ${price}\u00a0:`
        : `${number('fr', count)} instruments au mur pour «\u202f${words}\u202f» jusqu’à ${price}. Les plus proches\u00a0:`,
    searchAll: 'la recherche dans la boutique',
    source: 'Source\u202f:',
    sources: 'Sources\u202f:',
    nothingListed: (other, phone) =>
      `Je ne sais pas. Je réponds d’après le catalogue seul, et il ne contient rien de tel. Pour les règles de la boutique, demandez à «\u202f${other}\u202f»\u202f; pour le reste, appelez le ${phone}.`,
    noPolicy: (other, phone) =>
      `Je ne sais pas. Je réponds d’après les règles écrites de la boutique, et elles n’en disent rien. Pour les instruments, demandez à «\u202f${other}\u202f»\u202f; pour le reste, appelez le ${phone}.`,
    wholeShop: 'toute la boutique',
  },
};
