import { finishFamilies } from '@headstock/contracts/listing-document';
import { tokenize } from '#api/platform/search/normalize-text.ts';

type FinishFamily = (typeof finishFamilies)[number];

/** Words by which people ask for a finish, normalised, in English and French. */
const words: Readonly<Record<FinishFamily, RegExp>> = {
  sunburst: /^sunbursts?$/,
  natural: /^natural$|^naturel(?:le)?s?$/,
  blonde: /^blonde?s?$/,
  brown: /^browns?$|^brune?s?$|^marron$/,
  black: /^blacks?$|^noire?s?$/,
  white: /^whites?$|^blanc(?:he)?s?$/,
  grey: /^gr[ae]ys?$|^grise?s?$/,
  silver: /^silver$|^argente?e?s?$/,
  gold: /^gold$|^doree?s?$/,
  red: /^reds?$|^rouges?$/,
  cherry: /^cherry$|^cerises?$/,
  pink: /^pinks?$|^roses?$/,
  blue: /^blue$|^bleue?s?$/,
  green: /^green$|^verte?s?$/,
};

/** The family of finishes that a normalised word asks for; null for any other word. */
export function finishOf(word: string): FinishFamily | null {
  return finishFamilies.find((family) => words[family].test(word)) ?? null;
}

/** Whether a word of a text names a finish. */
export const namesFinish = (word: string): boolean => tokenize(word).some((part) => finishOf(part) !== null);
