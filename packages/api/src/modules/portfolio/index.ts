/** The instruments that members own: all that the rest of the API may use of them. */
export { accountPart } from './account-part.ts';
export { portfolioHolder } from './portfolio-holder.ts';
export {
  type DocumentRow,
  documentsOf,
  loadDocuments,
  MOST_DOCUMENTS,
  readDocument,
  readDocumentFile,
  storeDocument,
  toDocumentView,
} from './documents/document-store.ts';
export { insurancePacket } from './documents/insurance-packet.ts';
export { findPortfolioItem } from './items/portfolio.ts';
export type { OpenPortfolio } from './items/portfolio-list.ts';
export type { PortfolioItemView } from './items/portfolio-view.ts';
export { MOST_PHOTOGRAPHS } from './photographs/set-photographs.ts';
export { sweepPortfolio } from './sweep-portfolio.ts';
export type { PortfolioTables } from './tables.ts';
export { migrations } from './migrations.ts';
