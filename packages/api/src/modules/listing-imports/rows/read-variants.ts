import { type ListingDocument, listingLimits, type ListingVariant } from '@headstock/contracts/listing-document';
import type { ImportField } from '@headstock/contracts/listing-imports';
import type { CsvRecord } from '#api/modules/listing-imports/csv/read-records.ts';
import type { IssueCode } from './issues.ts';
import { cellOf, type Product, variantRecords } from './product.ts';
import { readMoney, readNumber, writeMoney } from './read-values.ts';

type LocalText = { readonly en: string; readonly fr: string };
export type VariantFault = { readonly record: CsvRecord; readonly field: ImportField; readonly code: IssueCode };
export type ReadVariants = { readonly document: ListingDocument; readonly faults: readonly VariantFault[] };

const SLOTS = [1, 2] as const;

const nameOf = (text: LocalText): string => (text.en || text.fr).trim().toLowerCase();
const namesOf = (values: readonly LocalText[]): string => values.map(nameOf).join('\n');

/** Options of a product: their names stand in the first record. */
function readOptions({ columns, records }: Product, before: ListingDocument): LocalText[] {
  const [first] = records;
  return SLOTS.flatMap((slot, at) => {
    const en = first && cellOf(columns, first, `option${slot}Name`);
    const own = before.options[at];
    if (en === undefined || (en === '' && own)) return own ?? [];
    const fr = (first && cellOf(columns, first, `option${slot}Name.fr`)) ?? (own && own.en === en ? own.fr : '');
    return en === '' ? [] : [{ en, fr }];
  });
}

function readValues({ columns }: Product, record: CsvRecord, options: readonly LocalText[]): LocalText[] {
  return options.map((_option, at) => {
    const slot = at === 0 ? 1 : 2;
    return {
      en: cellOf(columns, record, `option${slot}Value`) ?? '',
      fr: cellOf(columns, record, `option${slot}Value.fr`) ?? '',
    };
  });
}

/** The variants of a product. Variants that the file does not name stay: nothing is deleted by absence. */
export function readVariants(product: Product, before: ListingDocument): ReadVariants {
  const records = variantRecords(product);
  if (records.length === 0) return { document: before, faults: [] };
  const { columns } = product;
  const options = readOptions(product, before);
  const faults: VariantFault[] = [];
  const isOwnLayout = columns.mapping.includes('variantSku');
  const fields = isOwnLayout
    ? ({ sku: 'variantSku', price: 'variantPrice', stock: 'variantStock' } as const)
    : ({ sku: 'sku', price: 'price', stock: 'stock' } as const);
  const variants: ListingVariant[] = [...before.variants];
  records.forEach((record, index) => {
    const fault = (field: ImportField, code: IssueCode): void => void faults.push({ record, field, code });
    if ((cellOf(columns, record, 'option3Value') ?? '') !== '') fault('option3Value', 'too-many-options');
    const read = readValues(product, record, options);
    if (options.length === 0 || read.some((value) => nameOf(value) === '')) fault('option1Value', 'variant-incomplete');
    const sku = cellOf(columns, record, fields.sku);
    const at = variants.findIndex(
      (variant) =>
        namesOf(variant.values) === namesOf(read) || (sku !== undefined && sku !== '' && variant.sku === sku),
    );
    const own = variants[at];
    const values = read.map((value, slot) => {
      const was = own?.values[slot];
      // A layout without French keeps what was said in it.
      return was?.en === value.en && value.fr === '' && !columns.mapping.includes('option1Value.fr') ? was : value;
    });
    const priceCell = cellOf(columns, record, fields.price);
    const stockCell = cellOf(columns, record, fields.stock);
    const cents = priceCell ? readMoney(priceCell) : null;
    const count = stockCell ? readNumber(stockCell) : (own?.stock ?? 0);
    if (cents === 'currency') fault(fields.price, 'currency');
    if (cents === undefined || (typeof cents === 'number' && cents > listingLimits.priceCents))
      fault(fields.price, 'money');
    if (count === undefined || count > listingLimits.stock) fault(fields.stock, 'number');
    const shownPrice = own ? writeMoney(own.priceCents ?? (isOwnLayout ? null : before.priceCents)) : undefined;
    const variant: ListingVariant = {
      key: own?.key ?? `import-${index + 1}`,
      itemId: own?.itemId ?? null,
      values,
      sku: sku ?? own?.sku ?? '',
      priceCents:
        own && (priceCell === undefined || priceCell === shownPrice)
          ? own.priceCents
          : typeof cents === 'number'
            ? cents
            : null,
      stock: Math.round(count ?? 0),
    };
    if (
      variant.sku.length > listingLimits.sku ||
      values.some(({ en, fr }) => Math.max(en.length, fr.length) > listingLimits.name)
    )
      fault('option1Value', 'too-long');
    if (at === -1) variants.push(variant);
    else variants[at] = variant;
  });
  const [first] = records;
  if (first && variants.length > listingLimits.variants)
    faults.push({ record: first, field: 'option1Value', code: 'too-many-variants' });
  const prices = variants.flatMap(({ priceCents }) => priceCents ?? []);
  const priceCents = before.priceCents ?? (prices.length > 0 && !isOwnLayout ? Math.min(...prices) : null);
  return { document: { ...before, options, variants, priceCents }, faults };
}
