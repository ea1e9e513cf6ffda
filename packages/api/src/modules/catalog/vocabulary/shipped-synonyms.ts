import { finishLabels } from '#api/modules/catalog/items/labels.ts';
import { normalizeText } from '#api/platform/search/normalize-text.ts';
import { type SynonymEntry, Synonyms } from './synonyms.ts';

const entries = (kind: SynonymEntry['kind'], locale: SynonymEntry['locale'], lines: string): SynonymEntry[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', means = ''] = line.trim().split(' → ');
      return { kind, locale, typed, means };
    });

/** What players type, and the words that listings have for it. */
const english = entries(
  'replace',
  'en',
  `
  p bass → precision bass
  j bass → jazz bass
  electric bass → bass guitar
  4 string bass → bass guitar
  5 string banjo → banjo
  lp → les paul
  tube amp → amplifier
  valve amp → amplifier
  combo amp → amplifier
  amp → amplifier
  hardshell case → case
  hard case → case
  lefty → left handed
  lh → left handed
  southpaw → left handed
  nylon string → nylon
  parlour → parlor
  gray → grey
  tee shirt → t shirt
  tee → t shirt
  pre war → prewar
  pre cbs → fender precbs
  precbs → fender precbs
  strats → stratocaster
  teles → telecaster
  ric → rickenbacker
  rick → rickenbacker
  ricky → rickenbacker
  rickie → rickenbacker
  epi → epiphone
  gibby → gibson
  gibbo → gibson
  jag → jaguar
  dano → danelectro
  boogie → mesa boogie
  beatle bass → hofner bass
  violin bass → hofner bass
  ts808 → tube screamer
  ts9 → tube screamer`,
);

/** Feminine adjectives first: the masculine form on the listing is their prefix. */
const french = entries(
  'replace',
  'fr',
  `
  noire → noir
  blanche → blanc
  bleue → bleu
  verte → vert
  grise → gris
  brune → brun
  doree → dore
  argentee → argent
  naturelle → naturel
  gauchere → gaucher
  ampli a lampes → amplifier
  ampli lampes → amplifier
  ampli → amplifier
  avant guerre → prewar
  basse electrique → bass guitar
  caisse pleine → solid body
  d occasion → occasion
  guitare folk → guitare acoustique`,
);

const added: readonly SynonymEntry[] = [
  { kind: 'add', locale: 'en', typed: 'burst', means: 'sunburst' },
  { kind: 'add', locale: 'en', typed: '12', means: 'twelve douze' },
  { kind: 'add', locale: 'en', typed: 'twelve', means: '12 douze' },
  { kind: 'add', locale: 'fr', typed: 'douze', means: '12 twelve' },
  // Finishes are named in the listing's languages; the finish family is always there in English.
  ...Object.entries(finishLabels).flatMap(([family, { fr }]): SynonymEntry[] => {
    const typed = normalizeText(fr);
    return typed === family ? [] : [{ kind: 'add', locale: 'fr', typed, means: family }];
  }),
];

/** The synonyms that come with the shop: version 0, until staff save others in their place. */
export const shippedEntries: readonly SynonymEntry[] = [...english, ...french, ...added];

/** The same, ready to be looked up. */
export const shippedSynonyms = new Synonyms(shippedEntries);
