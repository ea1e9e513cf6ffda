import type { Text } from '../types.ts';
import type { Model } from './model.ts';

/** Countries that the instruments come from, as their specification names them. */
const countries = {
  us: { en: 'United States', fr: 'États-Unis' },
  jp: { en: 'Japan', fr: 'Japon' },
  mx: { en: 'Mexico', fr: 'Mexique' },
  kr: { en: 'Korea', fr: 'Corée' },
  cn: { en: 'China', fr: 'Chine' },
  de: { en: 'Germany', fr: 'Allemagne' },
  gb: { en: 'England', fr: 'Angleterre' },
  ie: { en: 'Northern Ireland', fr: 'Irlande du Nord' },
  es: { en: 'Spain', fr: 'Espagne' },
  se: { en: 'Sweden', fr: 'Suède' },
  ca: { en: 'Canada', fr: 'Canada' },
} as const satisfies Readonly<Record<string, Text>>;
type Country = keyof typeof countries;

/** Makers that work outside the United States. */
const brands: Readonly<Record<string, Country>> = {
  Ibanez: 'jp',
  Tokai: 'jp',
  Yamaha: 'jp',
  Kentucky: 'jp',
  Boss: 'jp',
  Roland: 'jp',
  'Masaru Kohno': 'jp',
  Alvarez: 'jp',
  Höfner: 'de',
  Vox: 'gb',
  Marshall: 'gb',
  'Dallas Arbiter': 'gb',
  Fylde: 'gb',
  Lowden: 'ie',
  'José Ramírez': 'es',
  Cordoba: 'es',
  Hagstrom: 'se',
  Goya: 'se',
  Larrivée: 'ca',
  Eastman: 'cn',
  Blueridge: 'cn',
};

/** Models of makers that had them made elsewhere. */
const models: Readonly<Record<string, Country>> = {
  'elitist-casino': 'jp',
};

const countryOf = ({ brand, key, name }: Pick<Model, 'brand' | 'key' | 'name'>): Country => {
  if (name.includes('Japan')) return 'jp';
  if (name.includes('Mexico')) return 'mx';
  return models[key] ?? brands[brand] ?? 'us';
};

/** Where a model was made. */
export const madeIn = (model: Pick<Model, 'brand' | 'key' | 'name'>): Text => countries[countryOf(model)];
