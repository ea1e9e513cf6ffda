export { generateCatalogue } from './generate-catalogue.ts';
export type { CatalogueOptions } from './generate-catalogue.ts';
export { categories } from './shop/category-texts.ts';
export { accounts, stores } from './shop/fixed.ts';
export { categorySlugs, taxonomy } from './shop/taxonomy.ts';
export type { CategorySlug, TypeSlug } from './shop/taxonomy.ts';
export { conditions, finishFamilies, itemTags, specKeys } from './types.ts';
export type * from './shop/shop-types.ts';
export type * from './types.ts';
