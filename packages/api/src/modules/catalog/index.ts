/** All that other modules, jobs and transport may use of the catalogue. */
export { catalogSearch } from './catalog-search.ts';
export type { CatalogSearch, SearchQuery, SearchResult } from './search/catalog-search.ts';
export { countMismatches } from './facets/rebuild-counts.ts';
export { searchDocument, type SearchDocument, toTsvector } from './search/search-document.ts';
export type { CategorySource, ImageSource, ItemSource, ListingSource, TypeSource } from './items/item-mapper.ts';
export { loadItems, loadListings } from './items/load-items.ts';
export { conditionLabel, tagLabel } from './items/labels.ts';
export type { CatalogTables, Condition, ListingStatus } from './tables.ts';
export { returnStock, takeStock } from './stock.ts';
export { addPastSales, removePastSale } from './past-sales.ts';
export { migrations } from './migrations.ts';
