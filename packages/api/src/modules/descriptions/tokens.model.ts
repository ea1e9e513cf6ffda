import type { Locale } from '#api/platform/locale.ts';
import { normalizeText } from '#api/platform/search/normalize-text.ts';
import { stem } from '#api/modules/assistant/index.ts';

/** A word or a number of a text, and where it stands: UTF-16 offsets. */
export type Token = { readonly start: number; readonly end: number; readonly isNumber: boolean; readonly stem: string };

const FRACTIONS = '¼½¾⅛⅜⅝⅞⅓⅔';
const WORD = new RegExp(
  String.raw`\d+(?:[.,]\d+)*(?:\s?(?:[${FRACTIONS}]|[¹³⁵⁷⁹]+⁄₁₆))?(?![\p{L}])|[${FRACTIONS}]|[¹³⁵⁷⁹]+⁄₁₆|[\p{L}\p{M}\d]+`,
  'gu',
);
const NUMBER = /^[\d¼½¾⅛⅜⅝⅞⅓⅔¹³⁵⁷⁹]/;

/** Numbers as they compare: without grouping, with a point, without spaces and closing zeros. */
function numberOf(text: string): string {
  const plain = text
    .replaceAll(/\s/g, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d+\.\d+$/.test(plain) ? plain.replace(/\.?0+$/, '') : plain;
}

/** The words and numbers of a text, in their order. */
export function tokensOf(text: string, locale: Locale): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const isNumber = NUMBER.test(word) && !/\p{L}/u.test(word);
    return {
      start: index,
      end: index + word.length,
      isNumber,
      stem: isNumber ? numberOf(word) : stem(normalizeText(word), locale),
    };
  });
}

const list = (text: string, locale: Locale): ReadonlySet<string> =>
  new Set(text.split(/\s+/).map((word) => stem(normalizeText(word), locale)));

/** Words that claim nothing: articles, prepositions, and what sentences about instruments are made with. */
const neutral: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: list(
    `a an the this that these those it its he she they them their we our us you your i is are was were be been being am has have had do does did
    and or but with of in on at to from for by as into over under up down out off per each which who what where when here there
    grade graded weigh weighs weight wide width deep depth long length measure measures measured thick tall scale show shows shown showing see seen
    photograph photographs photo photos picture pictures come comes carry carries made make maker built build finished finish about circa
    instrument instruments piece condition all one left`,
    'en',
  ),
  fr: list(
    `un une le la les l d de du des ce cet cette ces il elle ils elles nous notre nos vous votre vos on est sont etait etaient etre a ont avait avoir
    et ou mais avec dans en sur au aux par pour chez comme vers qui que quoi ou y s son sa ses leur leurs se n m t j c
    etat classe classons pese pesent poids large largeur epais epaisse epaisseur long longueur mesure mesurent diapason montre montrent voit voir
    photographie photographies photo photos image images vient viennent porte portent fait faite fabrique fabriquee marque modele annee finition environ
    instrument instruments piece tout tous toute toutes reste restent restante restantes`,
    'fr',
  ),
};

/** Whether a word claims nothing. */
export const isNeutral = ({ stem: word, isNumber }: Token, locale: Locale): boolean =>
  !isNumber && (neutral[locale].has(word) || (word.length === 1 && !/\d/.test(word)));
