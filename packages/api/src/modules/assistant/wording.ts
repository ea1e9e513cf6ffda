import type { Locale } from '#api/platform/locale.ts';

/** What the built-in assistants say around what they found, as plain text. */
export type Wording = {
  found: (count: number, words: string) => string;
  foundUnder: (count: number, words: string, price: string) => string;
  /** A finish was asked for, and what was found is in others. */
  otherFinishes: string;
  cheapestFirst: string;
  dearestFirst: string;
  searchAll: string;
  oneInStock: string;
  inStock: (count: number) => string;
  gone: string;
  colon: string;
  source: string;
  sources: string;
  /** Two passages give different numbers for the same thing. */
  disagreement: string;
  unknown: (phone: string) => string;
  unknownOrder: (number: string) => string;
  /** Somebody asks where their order is without its number. */
  whichOrder: string;
  /** To who only says hello, or thanks. */
  greeting: string;
  /** The model broke off. */
  unfinished: string;
};

const number = (locale: Locale, value: number): string => new Intl.NumberFormat(locale).format(value);

/** The assistants' sentences by language. */
export const wordings: Readonly<Record<Locale, Wording>> = {
  en: {
    found: (count, words) => `${number('en', count)} on the wall for “${words}”.`,
    foundUnder: (count, words, price) => `${number('en', count)} on the wall for “${words}” up to ${price}.`,
    otherFinishes: 'None in that finish.',
    cheapestFirst: 'The cheapest first.',
    dearestFirst: 'The dearest first.',
    searchAll: 'the search in the shop',
    oneInStock: 'in stock',
    inStock: (count) => `${number('en', count)} in stock`,
    gone: 'not available',
    colon: ': ',
    source: 'Source:',
    sources: 'Sources:',
    disagreement: 'Two texts of the shop do not agree here. Both are shown; please check before you promise anything.',
    unknown: (phone) =>
      `I do not know. Nothing that I may use answers that: the catalogue, the orders and the texts of the shop that belong to this assistant. For everything else call ${phone}.`,
    unknownOrder: (order) => `I do not know. There is no order ${order} that you may see.`,
    whichOrder: 'I do not know which order is meant. Ask again with its number, such as HS-7K2M9-QX4TD.',
    greeting: 'Ask about an instrument, about an order by its number, or about how the shop works.',
    unfinished: 'The answer broke off here. Ask again for the rest.',
  },
  fr: {
    found: (count, words) => `${number('fr', count)} au mur pour «\u202f${words}\u202f».`,
    foundUnder: (count, words, price) => `${number('fr', count)} au mur pour «\u202f${words}\u202f» jusqu’à ${price}.`,
    otherFinishes: 'Rien dans cette finition.',
    cheapestFirst: 'Les moins chers d’abord.',
    dearestFirst: 'Les plus chers d’abord.',
    searchAll: 'la recherche dans la boutique',
    oneInStock: 'en stock',
    inStock: (count) => `${number('fr', count)} en stock`,
    gone: 'indisponible',
    colon: '\u00a0: ',
    source: 'Source\u00a0:',
    sources: 'Sources\u00a0:',
    disagreement:
      'Deux textes de la boutique se contredisent ici. Les voici tous les deux\u202f; vérifiez avant de promettre quoi que ce soit.',
    unknown: (phone) =>
      `Je ne sais pas. Rien de ce que je peux consulter n’y répond\u00a0: ni le catalogue, ni les commandes, ni les textes de la boutique confiés à cet assistant. Pour le reste, appelez le ${phone}.`,
    unknownOrder: (order) => `Je ne sais pas. Il n’y a pas de commande ${order} que vous puissiez voir.`,
    whichOrder:
      'Je ne sais pas de quelle commande il s’agit. Reposez la question avec son numéro, par exemple HS-7K2M9-QX4TD.',
    greeting:
      'Posez une question sur un instrument, sur une commande par son numéro, ou sur le fonctionnement de la boutique.',
    unfinished: 'La réponse s’interrompt ici. Reposez la question pour avoir la suite.',
  },
};
