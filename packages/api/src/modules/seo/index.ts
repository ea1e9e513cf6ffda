/** What search engines are told about the shop's pages. */
export {
  MAX_SITEMAP_ITEMS,
  readSitemapItemParts,
  readSitemapItems,
  type SitemapItem,
  type SitemapItemPart,
} from './sitemap-items.ts';
export { readSitemapPages, type SitemapPage } from './sitemap-pages.ts';
