import type { Locale, LocalText } from '#api/platform/locale.ts';

const conditionLabels: Readonly<Record<string, LocalText>> = {
  NEW: { en: 'New', fr: 'Neuf' },
  MINT: { en: 'Mint', fr: 'Comme neuf' },
  EXCELLENT: { en: 'Excellent', fr: 'Excellent' },
  VERY_GOOD: { en: 'Very Good', fr: 'Très bon' },
  GOOD: { en: 'Good', fr: 'Bon' },
  FAIR: { en: 'Fair', fr: 'Correct' },
  PROJECT: { en: 'Project', fr: 'À restaurer' },
};

/** Finish families. Listings are found by these words as well as by the name of the finish. */
export const finishLabels: Readonly<Record<string, LocalText>> = {
  sunburst: { en: 'Sunburst', fr: 'Sunburst' },
  cherry: { en: 'Cherry', fr: 'Cerise' },
  red: { en: 'Red', fr: 'Rouge' },
  black: { en: 'Black', fr: 'Noir' },
  natural: { en: 'Natural', fr: 'Naturel' },
  gold: { en: 'Gold', fr: 'Or' },
  blue: { en: 'Blue', fr: 'Bleu' },
  green: { en: 'Green', fr: 'Vert' },
  white: { en: 'White', fr: 'Blanc' },
  blonde: { en: 'Blonde', fr: 'Blond' },
  brown: { en: 'Brown', fr: 'Brun' },
  silver: { en: 'Silver', fr: 'Argent' },
  grey: { en: 'Grey', fr: 'Gris' },
  pink: { en: 'Pink', fr: 'Rose' },
};

const tagLabels: Readonly<Record<string, LocalText>> = {
  'all-original': { en: 'All original', fr: 'Tout d’origine' },
  refinished: { en: 'Refinished', fr: 'Reverni' },
  'left-handed': { en: 'Left-handed', fr: 'Gaucher' },
  'player-grade': { en: 'Player grade', fr: 'Pour jouer' },
  'celebrity-owned': { en: 'Celebrity owned', fr: 'Célébrité' },
  'new-arrival': { en: 'New arrival', fr: 'Nouveauté' },
  'staff-pick': { en: 'Staff pick', fr: 'Coup de cœur' },
  'one-owner': { en: 'One owner', fr: 'Première main' },
  refretted: { en: 'Refretted', fr: 'Refretté' },
  'neck-reset': { en: 'Neck reset', fr: 'Manche repris' },
  'headstock-repair': { en: 'Headstock repair', fr: 'Tête réparée' },
  'collector-grade': { en: 'Collector grade', fr: 'Collection' },
  'twelve-string': { en: 'Twelve-string', fr: 'Douze cordes' },
  tenor: { en: 'Tenor', fr: 'Ténor' },
  'custom-colour': { en: 'Custom colour', fr: 'Teinte spéciale' },
  new: { en: 'New', fr: 'Neuf' },
};

const availabilityLabels: Readonly<Record<string, LocalText>> = {
  AVAILABLE: { en: 'Available', fr: 'Disponible' },
  SOLD: { en: 'Sold', fr: 'Vendu' },
};

/** `some-key` → `Some key`, for keys of an imported catalogue that have no label here. */
function fromKey(key: string): string {
  const text = key.replaceAll(/[-_]+/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const lookUp = (table: Readonly<Record<string, LocalText>>) => (key: string, locale: Locale) =>
  table[key]?.[locale] ?? fromKey(key);

export const conditionLabel = lookUp(conditionLabels);
export const finishLabel = lookUp(finishLabels);
export const tagLabel = lookUp(tagLabels);
export const availabilityLabel = lookUp(availabilityLabels);

/** `1960` → `1960s`, « Années 1960 ». */
export function decadeLabel(decade: number, locale: Locale): string {
  return locale === 'fr' ? `Années ${decade}` : `${decade}s`;
}
