import { createHash } from 'node:crypto';
import {
  importFields,
  type ImportField,
  type ListingFileFormat,
  repeatableFields,
} from '@headstock/contracts/listing-imports';
import { normalizeName } from './normalize-name.ts';

/** What each column is; null where its cells are only kept. */
export type ColumnMapping = readonly (ImportField | null)[];

/** Names that others give to a field. */
const aliases: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  id: ['listing id'],
  handle: ['url handle', 'slug', 'permalink'],
  sku: ['variant sku', 'stock number', 'item number', 'reference', 'inventory number'],
  status: ['state', 'listing state', 'statut'],
  published: ['published on online store', 'publish', 'live'],
  title: ['name', 'product title', 'listing title', 'titre', 'designation', 'libelle', 'intitule'],
  brand: ['make', 'vendor', 'manufacturer', 'marque', 'fabricant'],
  model: ['modele', 'product model'],
  category: ['product category', 'product type', 'categories', 'categorie'],
  type: ['subcategory', 'subcategory 1', 'sub category', 'style'],
  year: ['years', 'annee', 'year of manufacture', 'vintage'],
  finish: ['color', 'colour', 'finition', 'couleur'],
  handedness: ['hand', 'orientation'],
  serial: ['serial number', 'numero de serie'],
  condition: ['item condition', 'etat', 'google shopping condition'],
  description: ['description text', 'details'],
  descriptionHtml: ['body html', 'description html', 'body'],
  price: ['variant price', 'asking price', 'price usd', 'prix', 'amount'],
  stock: ['variant inventory qty', 'inventory quantity', 'inventory', 'quantity', 'qty', 'quantite'],
  photograph: ['image', 'images', 'photo', 'photos', 'photographs', 'picture', 'pictures', 'image src'],
  photographAlt: ['image alt text', 'alt text', 'photo alt text'],
  acceptingOffers: ['offers enabled', 'accept offers', 'best offer'],
  shippingGrams: ['variant grams', 'weight value grams', 'shipping weight grams'],
  option1Name: ['option1 name', 'option 1 name'],
  option1Value: ['option1 value', 'option 1 value'],
  option2Name: ['option2 name', 'option 2 name'],
  option2Value: ['option2 value', 'option 2 value'],
  option3Value: ['option3 value', 'option 3 value'],
  localPickupOnly: ['local pickup', 'local pickup only', 'pickup only'],
};

const NUMBERED_PHOTOGRAPH = /^(product )?(image|photo|photograph|picture)( url| src)? ?\d*$/;
/** What the numbered photographs show, as our own layout says it. */
const NUMBERED_ALT = /^photographalt (?<french>fr )?\d+$/;
/** Columns of Shopify that hold a picture of one variant; ours show the whole listing. */
const names = new Map<string, ImportField>([
  ...Object.entries(aliases).flatMap(([field, others]) =>
    importFields.filter((known) => known === field).flatMap((known) => others.map((name) => [name, known] as const)),
  ),
  ...importFields.map((field) => [normalizeName(field), field] as const),
]);

function fieldOf(name: string): ImportField | null {
  const normalized = normalizeName(name);
  const known = names.get(normalized);
  if (known !== undefined) return known;
  const alt = NUMBERED_ALT.exec(normalized);
  if (alt) return alt.groups?.['french'] === undefined ? 'photographAlt' : 'photographAlt.fr';
  return NUMBERED_PHOTOGRAPH.test(normalized) ? 'photograph' : null;
}

/** Which layout a header is; null for one that nobody knows, whose columns the seller maps. */
export function formatOf(columns: readonly string[]): ListingFileFormat | null {
  const known = new Set(columns.map(normalizeName));
  const has = (...wanted: readonly string[]): boolean => wanted.every((name) => known.has(name));
  if (has('id', 'spec body', 'originality finish')) return 'headstock';
  if (has('title', 'url handle')) return 'shopify';
  if (has('handle', 'title') && (has('body html') || has('variant price') || has('option1 name')))
    return 'shopify-former';
  if (has('title', 'make', 'model') || has('make', 'model', 'price')) return 'reverb';
  return null;
}

/** Fields that a layout says in another way than their name. */
function fieldsOf(format: ListingFileFormat | null): Readonly<Record<string, ImportField | null>> {
  if (format === 'shopify') return { description: 'descriptionHtml', color: null };
  if (format === 'shopify-former') return { 'variant image': null };
  if (format === 'reverb') return { id: null, description: 'descriptionHtml' };
  return {};
}

/** What each column of a header seems to be; of two columns for one field the first is taken. */
export function guessColumns(columns: readonly string[]): ColumnMapping {
  const own = fieldsOf(formatOf(columns));
  const taken = new Set<ImportField>();
  return columns.map((name) => {
    const normalized = normalizeName(name);
    const field = Object.hasOwn(own, normalized) ? (own[normalized] ?? null) : fieldOf(name);
    if (field === null || repeatableFields.includes(field)) return field;
    if (taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The columns whose name stands twice, by name. */
export function doubledColumns(columns: readonly string[]): string[] {
  const all = columns.map(normalizeName);
  return [...new Set(columns.filter((_name, at) => all[at] !== '' && all.indexOf(all[at] ?? '') < at))];
}

/** Whether a mapping says enough to make listings of: what it is, by title or by brand and model. */
export const isEnough = (mapping: ColumnMapping): boolean =>
  mapping.includes('title') || (mapping.includes('brand') && mapping.includes('model'));

/** Tells headers apart, whatever the case and the signs of their names; a mapping is remembered under it. */
export const headerPrint = (columns: readonly string[]): string =>
  createHash('sha256').update(columns.map(normalizeName).join('\n')).digest('base64url');
