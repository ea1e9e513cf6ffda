import { isDeepStrictEqual } from 'node:util';
import {
  emptyListing,
  type ListingDocument,
  listingLimits,
  type ListingPhotograph,
} from '@headstock/contracts/listing-document';
import { listingTitle } from '@headstock/contracts/listing-title';
import { plainText } from '#api/modules/listing-imports/csv/csv-cell.ts';
import { fieldRules, type ReadContext } from './field-rules.ts';
import { guessFromTitle } from './guess-from-title.ts';
import type { Issue, IssueCode } from './issues.ts';
import { imageIdOf, type KnownPictures, linksOf, photographsOf } from './photograph-links.ts';
import {
  type AltCells,
  altCells,
  cellOf,
  columnName,
  firstCell,
  pictureCells,
  type Product,
  variantRecords,
} from './product.ts';
import { readFlag } from './read-values.ts';
import { readVariants } from './read-variants.ts';
import { normalizeName } from '#api/modules/listing-imports/columns/normalize-name.ts';

/** What a file wants a listing to be; null where it does not say. */
export type Wish = 'active' | 'draft' | 'archived' | null;

/** What the records of a product say of its listing. */
export type ReadProduct = {
  readonly document: ListingDocument;
  readonly wish: Wish;
  readonly issues: readonly Issue[];
};

export type ProductContext = ReadContext & { readonly pictures: KnownPictures };

const GOODS: readonly string[] = ['accessories', 'merch'];
const LONGEST_VALUE = 120;
const SHOP_NUMBER = /^HS-[0-9A-Z]{13}$/i;
/** Fields that are also unchanged where they say what the listing said before other cells changed it. */
const MADE_OF_OTHERS: readonly string[] = ['title', 'stock'];

const wishes: Readonly<Record<string, Wish>> = {
  active: 'active',
  live: 'active',
  published: 'active',
  draft: 'draft',
  archived: 'archived',
  ended: 'archived',
  unlisted: 'archived',
  sold: 'archived',
};

/** Collects what is said of the cells of a product. */
class Issues {
  readonly list: Issue[] = [];
  readonly #product: Product;

  constructor(product: Product) {
    this.#product = product;
  }

  add(code: IssueCode, field: string, value: string, detail: string | null = null, at?: number): void {
    const column = columnName(this.#product.columns, field);
    const line = at ?? this.#product.records[0]?.line ?? 1;
    this.list.push({ line, column, value: value.slice(0, LONGEST_VALUE), code, detail });
  }
}

function readWish(product: Product, issues: Issues): Wish {
  const status = firstCell(product, 'status') ?? '';
  const published = firstCell(product, 'published') ?? '';
  const isPublished = published === '' ? undefined : readFlag(published);
  const wish = status === '' ? null : wishes[normalizeName(status)];
  if (wish === undefined) {
    issues.add('status', 'status', status);
    return null;
  }
  if (wish === 'active' && isPublished === false) return 'draft';
  return wish ?? (isPublished === true ? 'active' : null);
}

function readFields(
  product: Product,
  { before, start }: { readonly before: ListingDocument; readonly start: ListingDocument },
  context: ProductContext,
  issues: Issues,
): ListingDocument {
  const isOfVariants = variantRecords(product).length > 0 && !product.columns.mapping.includes('variantSku');
  let document = start;
  for (const [field, rule] of fieldRules) {
    const cell = firstCell(product, field);
    if (cell === undefined || (isOfVariants && ['sku', 'price', 'stock'].includes(field))) continue;
    const shown = [rule.write(document, context)];
    if (MADE_OF_OTHERS.includes(field)) shown.push(rule.write(before, context));
    if (shown.some((text) => plainText(text) === cell)) continue;
    // The number that an export writes where the seller gave none.
    if (field === 'sku' && document.sku === '' && SHOP_NUMBER.test(cell)) continue;
    if (cell === '') {
      document = rule.clear?.(document) ?? document;
      continue;
    }
    const said = rule.read(cell, document, context);
    if (typeof said === 'string') issues.add(said, field, cell);
    else document = said;
  }
  return document;
}

/** What the file says of the picture at an address: beside the first cell that begins with it. */
function altOf(product: Product, cells: readonly string[], link: string): AltCells | undefined {
  const at = cells.findIndex((cell) => linksOf([cell])[0] === link);
  return altCells(product)[at];
}

/** A photograph with what its cells say; a text that is too long is an issue, and changes nothing. */
function withAlt(shown: ListingPhotograph, cells: AltCells | undefined, issues: Issues): ListingPhotograph {
  if (!cells) return shown;
  const said = (field: 'photographAlt' | 'photographAlt.fr', cell: string | undefined, now: string): string => {
    if (cell === undefined || cell === plainText(now)) return now;
    if (cell.length <= listingLimits.alt) return cell;
    issues.add('too-long', field, cell, null, cells.line);
    return now;
  };
  const { en, fr } = shown.alt;
  // A layout with one text for all languages shows the French one where there is no other.
  const isShown = cells.fr === undefined && en === '' && cells.en === plainText(fr);
  return {
    ...shown,
    alt: { en: isShown ? en : said('photographAlt', cells.en, en), fr: said('photographAlt.fr', cells.fr, fr) },
  };
}

function readPhotographs(
  product: Product,
  document: ListingDocument,
  { pictures }: ProductContext,
  issues: Issues,
): ListingDocument {
  const cells = pictureCells(product);
  if (!cells) return document;
  const links = linksOf(cells);
  const photographs = photographsOf(links, document.photographs, pictures, (shown, link) =>
    withAlt(shown, altOf(product, cells, link), issues),
  );
  const waiting = links.filter((link) => pictures.get(link)?.kind === 'waiting');
  const [first] = waiting;
  if (first !== undefined) issues.add('image-waits', 'photograph', first);
  for (const link of links) {
    const picture = pictures.get(link);
    const isShown = document.photographs.some(({ imageId }) => imageId === imageIdOf(link));
    if (picture?.kind === 'fault' && !isShown) issues.add('image-not-fetched', 'photograph', link, picture.fault);
  }
  if (photographs.length > listingLimits.photographs) issues.add('too-long', 'photograph', String(photographs.length));
  return { ...document, photographs: [...photographs] };
}

function read(product: Product, before: ListingDocument, isNew: boolean, context: ProductContext): ReadProduct {
  const issues = new Issues(product);
  const { columns, records } = product;
  for (const { line, cells } of records)
    if (cells.length !== columns.names.length)
      issues.list.push({ line, column: null, value: String(cells.length), code: 'cell-count', detail: null });
  const wish = readWish(product, issues);
  const variants = readVariants(product, before);
  for (const { record, field, code } of variants.faults)
    issues.add(code, field, cellOf(columns, record, field) ?? '', null, record.line);
  const said = readFields(product, { before, start: variants.document }, context, issues);
  const shown = readPhotographs(product, said, context, issues);
  const guessed = isNew ? guessFromTitle(shown, columns.mapping) : shown;
  if (!isDeepStrictEqual(guessed, shown)) issues.add('guessed', 'title', listingTitle(guessed, 'en'));
  // A draft that has none yet may stay without.
  if (listingTitle(guessed, 'en') === '' && (isNew || listingTitle(before, 'en') !== ''))
    issues.add('no-name', 'title', '');
  return { document: guessed, wish, issues: issues.list };
}

const isGoods = ({ category, variants, stock }: ListingDocument): boolean =>
  variants.length > 0 || GOODS.includes(category) || stock > 1;

/**
 * The listing that a product says: what there is already, with the cells that differ from what an export would write of it. A column that
 * is missing keeps what there is, an empty cell clears it. `before` null is a new listing.
 */
export function readProduct(product: Product, before: ListingDocument | null, context: ProductContext): ReadProduct {
  if (before) return read(product, before, false, context);
  const instrument = read(product, emptyListing('instrument'), true, context);
  return isGoods(instrument.document) ? read(product, emptyListing('goods'), true, context) : instrument;
}
