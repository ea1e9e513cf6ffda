import { measureKeys, originalityParts, reportTopics, specKeys } from './listing-document.ts';

/** The layouts of files that are known by their header, and in which listings are exported. */
export const listingFileFormats = ['headstock', 'shopify', 'shopify-former', 'reverb'] as const;
export type ListingFileFormat = (typeof listingFileFormats)[number];

/** What the columns of a file can be, by which they are mapped. */
export const importFields = [
  'id',
  'handle',
  'sku',
  'status',
  'published',
  'title',
  'title.fr',
  'brand',
  'model',
  'category',
  'type',
  'year',
  'finish',
  'finish.fr',
  'finishFamily',
  'handedness',
  'serial',
  'condition',
  'description',
  'description.fr',
  'descriptionHtml',
  'subtitle',
  'subtitle.fr',
  'price',
  'stock',
  'photograph',
  'photographAlt',
  'photographAlt.fr',
  'acceptingOffers',
  'declineBelowPercent',
  'shippingClass',
  'shippingGrams',
  'localPickupOnly',
  'option1Name',
  'option1Name.fr',
  'option1Value',
  'option1Value.fr',
  'option2Name',
  'option2Name.fr',
  'option2Value',
  'option2Value.fr',
  'option3Value',
  'variantSku',
  'variantPrice',
  'variantStock',
  ...specKeys.flatMap((key) => [`spec.${key}`, `spec.${key}.fr`] as const),
  ...reportTopics.flatMap((key) => [`report.${key}`, `report.${key}.fr`] as const),
  ...originalityParts.map((part) => `originality.${part}` as const),
  ...measureKeys.map((key) => `measure.${key}` as const),
] as const;
export type ImportField = (typeof importFields)[number];

/** Whether a text names a field. */
export const isImportField = (text: string): text is ImportField => importFields.some((field) => field === text);

/** Fields that several columns may be; every other stands once. */
export const repeatableFields: readonly ImportField[] = ['photograph', 'photographAlt', 'photographAlt.fr'];

/** What a file may be at most. */
export const importLimits = {
  bytes: 20 * 2 ** 20,
  rows: 20_000,
  columns: 250,
  cell: 20_000,
  /** Days after which a file and its report are swept away. */
  keptDays: 90,
} as const;
