import type { ListingDocument, ListingVariant } from '@headstock/contracts/listing-document';
import { type ImportField, type ListingFileFormat, repeatableFields } from '@headstock/contracts/listing-imports';
import { inEither, listingTitle } from '@headstock/contracts/listing-title';
import { shopNumberOf } from '#api/modules/listing-imports/imports/match-listing.ts';
import { headers } from '#api/modules/listing-imports/columns/headers.ts';
import { type ColumnMapping, guessColumns } from '#api/modules/listing-imports/columns/detect-columns.ts';
import { fieldRules, type ReadContext } from '#api/modules/listing-imports/rows/field-rules.ts';
import { linkOf } from '#api/modules/listing-imports/rows/photograph-links.ts';
import { writeMoney } from '#api/modules/listing-imports/rows/read-values.ts';
import type { ShownState } from '#api/modules/selling/index.ts';

/** A listing as it is exported. */
export type Exported = { readonly id: string; readonly document: ListingDocument; readonly state: ShownState };
export type ExportContext = ReadContext & { readonly baseUrl: URL };

type Cells = ReadonlyMap<string, string>;

const handleOf = ({ id, document }: Exported): string => {
  const words = listingTitle(document, 'en')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 80)
    .replace(/-+$/, '');
  return words === '' ? id : `${words}-${id}`;
};

const statuses: Readonly<Record<ShownState, string>> = {
  INITIAL: 'Draft',
  DESCRIPTION: 'Draft',
  FINAL_APPROVAL: 'Draft',
  LISTING_ACTIVE: 'Active',
  PENDING_SALE: 'Active',
  PAUSED: 'Draft',
  ENDED: 'Archived',
  SOLD: 'Archived',
};

/** What the row of a variant says; layouts of others say the numbers of a variant in the columns of the product. */
function variantCells(
  format: ListingFileFormat,
  document: ListingDocument,
  variant: ListingVariant | undefined,
  isFirst: boolean,
): [string, string][] {
  if (!variant) return [];
  const texts = [1, 2].flatMap((slot): [string, string][] => {
    const name = document.options[slot - 1];
    const value = variant.values[slot - 1];
    return [
      [`option${slot}Name`, isFirst ? (name?.en ?? '') : ''],
      [`option${slot}Name.fr`, isFirst ? (name?.fr ?? '') : ''],
      [`option${slot}Value`, value?.en ?? ''],
      [`option${slot}Value.fr`, value?.fr ?? ''],
    ];
  });
  const price = writeMoney(variant.priceCents ?? (format === 'headstock' ? null : document.priceCents));
  const numbers: [string, string][] =
    format === 'headstock'
      ? [
          ['variantSku', variant.sku],
          ['variantPrice', price],
          ['variantStock', String(variant.stock)],
        ]
      : [
          ['sku', variant.sku],
          ['price', price],
          ['stock', String(variant.stock)],
        ];
  return [...texts, ...numbers];
}

/** What the first row of a listing says of it, by field. */
function listingCells(exported: Exported, context: ExportContext): [string, string][] {
  const { id, document, state } = exported;
  return [
    ...[...fieldRules].map(([field, rule]): [string, string] => [field, rule.write(document, context)]),
    ['id', id],
    ['handle', handleOf(exported)],
    ['sku', document.sku || shopNumberOf(id)],
    ['status', statuses[state]],
    ['published', statuses[state] === 'Active' ? 'TRUE' : 'FALSE'],
  ];
}

/** Cells that follow from others, or that another shop asks for; by the name of their column. */
function fixedCell(format: ListingFileFormat, name: string, { document }: Exported, row: Cells, at: number): string {
  const isVariant = row.has('price');
  const hasPicture = (row.get('photograph') ?? '') !== '';
  switch (name) {
    case 'Option1 name':
    case 'Option1 Name':
      return at === 0 && document.variants.length === 0 ? 'Title' : (row.get('option1Name') ?? '');
    case 'Option1 value':
    case 'Option1 Value':
      return at === 0 && document.variants.length === 0 ? 'Default Title' : (row.get('option1Value') ?? '');
    case 'Inventory tracker':
    case 'Variant Inventory Tracker':
      return isVariant ? 'shopify' : '';
    case 'Continue selling when out of stock':
    case 'Variant Inventory Policy':
      return isVariant ? 'deny' : '';
    case 'Fulfillment service':
    case 'Variant Fulfillment Service':
      return isVariant ? 'manual' : '';
    case 'Requires shipping':
    case 'Charge tax':
    case 'Variant Requires Shipping':
    case 'Variant Taxable':
      return isVariant ? 'TRUE' : '';
    case 'Weight unit for display':
    case 'Variant Weight Unit':
      return isVariant ? 'g' : '';
    case 'Gift card':
    case 'Gift Card':
      return at === 0 ? 'FALSE' : '';
    case 'Image position':
    case 'Image Position':
      return hasPicture ? String(at + 1) : '';
    case 'upc_does_not_apply':
      return 'TRUE';
    case 'new_listing':
      return 'FALSE';
    default:
      return format === 'shopify-former' && name === 'Status' ? (row.get('status') ?? '').toLowerCase() : '';
  }
}

/** Whether a cell is the layout's own: it follows from others, or says the status in small letters. */
const isFixed = (format: ListingFileFormat, name: string): boolean =>
  /^Option1 (name|value)$/i.test(name)
    ? format.startsWith('shopify')
    : format === 'shopify-former' && name === 'Status';

const mappings = new Map<ListingFileFormat, ColumnMapping>();

/** What each column of a layout is; found out once, as its header never changes and takes longer to read than a listing. */
function mappingOf(format: ListingFileFormat): ColumnMapping {
  const known = mappings.get(format) ?? guessColumns(headers[format]);
  mappings.set(format, known);
  return known;
}

/** The rows of a listing: one, and in layouts that write them so, one more for each further variant or picture. */
export function exportRows(format: ListingFileFormat, exported: Exported, context: ExportContext): string[][] {
  const { document } = exported;
  const isShopify = format.startsWith('shopify');
  const names = headers[format];
  const mapping = mappingOf(format);
  const links = document.photographs.map((shown) => linkOf(shown, context.baseUrl));
  const variants = format === 'reverb' ? [] : document.variants;
  const count = Math.max(1, variants.length, isShopify ? links.length : 0);
  return Array.from({ length: count }, (_none, at) => {
    const first = at === 0 ? listingCells(exported, context) : [];
    const same: [string, string][] = [
      ['handle', handleOf(exported)],
      ['id', exported.id],
    ];
    const row = new Map([...same, ...first, ...variantCells(format, document, variants[at], at === 0)]);
    const alt = document.photographs[at]?.alt;
    if (isShopify) {
      row.set('photograph', links[at] ?? '');
      row.set('photographAlt', alt ? inEither(alt, 'en') : '');
    }
    /** How many columns of a repeated field were written. */
    const written = new Map<ImportField, number>();
    return names.map((name, column) => {
      const field = mapping[column];
      if (field === null || field === undefined || isFixed(format, name))
        return fixedCell(format, name, exported, row, at);
      if (isShopify || !repeatableFields.includes(field)) return row.get(field) ?? '';
      const place = written.get(field) ?? 0;
      written.set(field, place + 1);
      if (at > 0) return '';
      if (field === 'photograph') return links[place] ?? '';
      return document.photographs[place]?.alt[field === 'photographAlt' ? 'en' : 'fr'] ?? '';
    });
  });
}
