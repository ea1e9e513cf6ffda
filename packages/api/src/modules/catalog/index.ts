/** All that other modules, jobs and transport may use of the catalogue. */
export { accountPart } from './account-part.ts';
export { catalogSearch } from './catalog-search.ts';
export type { CatalogSearch, SearchQuery, SearchResult } from './search/catalog-search.ts';
export { type ListingChange, onListingChanges, passOnListingChanges } from './changes/listing-changes.ts';
export { countMismatches } from './facets/rebuild-counts.ts';
export { itemTraits } from './items/item-traits.model.ts';
export { refreshShipsFrom } from './items/ships-from.ts';
export { refreshTraits } from './items/refresh-traits.ts';
export { searchDocument, type SearchDocument, toTsvector } from './search/search-document.ts';
export { coverOf } from './items/item-mapper.ts';
export type { CategorySource, ImageSource, ItemSource, ListingSource, TypeSource } from './items/item-mapper.ts';
export { describeFilter, type FilterPart, forSaleCondition } from './search/followed-listings.ts';
export type { ListingFilterInput } from './listings/filter.ts';
export { type CustomItem, deleteCustomItem, writeCustomItem } from './items/custom-items.ts';
export { loadItems, loadListings } from './items/load-items.ts';
export { loadSimilar } from './items/load-similar.ts';
export { conditionLabel, tagLabel } from './items/labels.ts';
export type { SellerSource } from './sellers/read-seller.ts';
export type {
  CatalogTables,
  Condition,
  ListingStatus,
  OtherLanguage,
  PlateFact,
  ReportParagraph,
  SpecRow,
  OriginalitySheet,
  PartImages,
} from './tables.ts';
export type { ImageToWrite, ItemCopy, ItemToWrite, VariantToWrite } from './items/item-to-write.ts';
export type { ClipView, ItemClip } from './items/item-clips.ts';
export { loadItemClips } from './items/item-clips.ts';
export { readWrittenItem, type WrittenItem } from './items/read-written-item.ts';
export { writeItem, type WriteFault } from './items/write-item.ts';
export { lockListing, offerAgain, withdrawListings } from './listings/move-listing.ts';
export {
  beginLegalHold,
  hasLegalHold,
  legalHoldOfSerial,
  legalHoldsOf,
  releaseLegalHold,
} from './legal-holds/legal-holds.ts';
export { serialKey, serialKeyOf } from './legal-holds/serial-key.ts';
export { returnStock, takeStock } from './stock.ts';
export { readVocabularyRevision } from './vocabulary/load-synonyms.ts';
export { onVocabularySaved, type VocabularySource } from './vocabulary/save-vocabulary.ts';
export { type NameHolder, type NameMove, registerNameHolders, titleAfter } from './names/name-holders.ts';
export type { BrandView } from './names/read-names.ts';
export { listingsHolder } from './names/listings-holder.ts';
export { onNamesChanged, readNamesRevision } from './names/names-revision.ts';
export { typeTitleOf } from './items/taxonomy.ts';
export { loadKnownSales, loadValuationBasis } from './valuation/known-sales.ts';
export {
  comparablesOf,
  indexSales,
  type KnownSale,
  learnValuation,
  usualBasis,
  type ValuationBasis,
} from './valuation/learn-valuation.model.ts';
export { errorOf, holdOut, type InstrumentSale, medianOf } from './valuation/past-error.model.ts';
export { type Comparable, type Valuation, valueInstrument } from './valuation/valuation.model.ts';
export { type MomentValue, valueAtMoments } from './valuation/value-at-moments.model.ts';
export {
  findModelKey,
  loadModelSales,
  originalityEffectOf,
  type NamedComparable,
  type NamedInstrument,
  type NamedValuation,
  valueNamed,
} from './valuation/value-model.ts';
export { pastSalesOf } from './items/loaders.ts';
export { addPastSales, type PastSaleView, removePastSale } from './past-sales.ts';
export { migrations } from './migrations.ts';
