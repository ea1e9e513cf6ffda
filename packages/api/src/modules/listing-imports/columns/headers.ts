import {
  importFields,
  type ImportField,
  type ListingFileFormat,
  repeatableFields,
} from '@headstock/contracts/listing-imports';
import { listingLimits } from '@headstock/contracts/listing-document';

/** Our own header: every field by its name, the photographs and what they show in numbered columns. */
const OWN_PHOTOGRAPHS = listingLimits.photographs;
const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_none, at) => `${name}${at + 1}`);

/** Fields that only layouts of others have. */
const FOREIGN: readonly ImportField[] = ['published', 'descriptionHtml', 'option3Value', ...repeatableFields];
const own = [
  ...importFields.filter((field) => !FOREIGN.includes(field)),
  ...repeatableFields.flatMap((field) => numbered(`${field} `, OWN_PHOTOGRAPHS)),
];

const google = (names: readonly string[]): string[] => names.map((name) => `Google Shopping / ${name}`);
const labels = (name: string): string[] => Array.from({ length: 5 }, (_none, at) => `${name} ${at}`);
const options = (...parts: readonly string[]): string[] =>
  [1, 2, 3].flatMap((at) => parts.map((part) => `Option${at} ${part}`));
const markets = (name: string): string[] =>
  ['Included', 'Price', 'Compare At Price'].map((column) => `${column} / ${name}`);

/* oxlint-disable unicorn/no-useless-spread -- groups of columns that belong together, in the order of the header */
const shopify = [
  ...['Title', 'URL handle', 'Description', 'Vendor', 'Product category', 'Type', 'Tags'],
  ...['Published on online store', 'Status', 'SKU', 'Barcode'],
  ...options('name', 'value', 'Linked To'),
  ...['Price', 'Compare-at price', 'Cost per item', 'Charge tax', 'Tax code'],
  ...['Unit price total measure', 'Unit price total measure unit', 'Unit price base measure'],
  ...['Unit price base measure unit', 'Inventory tracker', 'Inventory quantity', 'Continue selling when out of stock'],
  ...['Weight value (grams)', 'Weight unit for display', 'Requires shipping', 'Fulfillment service'],
  ...['Product image URL', 'Image position', 'Image alt text', 'Variant image URL', 'Gift card'],
  ...['SEO title', 'SEO description', 'Color (product.metafields.shopify.color-pattern)'],
  ...google(['Google product category', 'Gender', 'Age group', 'Manufacturer part number (MPN)', 'Ad group name']),
  ...google(['Ads labels', 'Condition', 'Custom product', ...labels('Custom label')]),
];

const shopifyFormer = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...options('Name', 'Value'),
  ...['Variant SKU', 'Variant Grams', 'Variant Inventory Tracker', 'Variant Inventory Qty'],
  ...['Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price', 'Variant Compare At Price'],
  ...['Variant Requires Shipping', 'Variant Taxable', 'Variant Barcode', 'Image Src', 'Image Position'],
  ...['Image Alt Text', 'Gift Card', 'SEO Title', 'SEO Description'],
  ...google(['Google Product Category', 'Gender', 'Age Group', 'MPN', 'AdWords Grouping', 'AdWords Labels']),
  ...google(['Condition', 'Custom Product', ...labels('Custom Label')]),
  ...['Variant Image', 'Variant Weight Unit', 'Variant Tax Code', 'Cost per item'],
  ...markets('United States'),
  ...markets('International'),
  'Status',
];

const reverb = [
  ...['new_listing', 'sku', 'title', 'make', 'model', 'year', 'finish', 'condition', 'price', 'inventory'],
  ...['description', 'product_type', 'subcategory_1', ...numbered('product_image_', listingLimits.photographs)],
  ...['upc', 'upc_does_not_apply', 'offers_enabled', 'shipping_profile_name'],
];

/** The columns of each layout, as an export writes them. */
export const headers: Readonly<Record<ListingFileFormat, readonly string[]>> = {
  headstock: own,
  shopify,
  'shopify-former': shopifyFormer,
  reverb,
};
