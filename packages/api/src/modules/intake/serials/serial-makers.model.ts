/** Each with the other ways in which its name is written. */
const otherNames = {
  Epiphone: [],
  Fender: [],
  Gibson: [],
  Gretsch: [],
  Ibanez: [],
  Martin: ['C. F. Martin', 'CF Martin'],
  PRS: ['Paul Reed Smith'],
  Squier: [],
  Taylor: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** A maker whose rules are known. */
export type Maker = keyof typeof otherNames;

/** Words alone, in lower case and without accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a brand, however it is written, is a maker's. */
export const isMaker = (maker: Maker, brand: string): boolean =>
  [maker, ...otherNames[maker]].some((name) => `${plain(brand)} `.startsWith(`${plain(name)} `));
