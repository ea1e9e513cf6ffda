import type { Db } from '#api/platform/db/database.ts';
import type { CatalogSearch } from './search/catalog-search.ts';
import { createPostgresSearch } from './search/postgres-search.ts';

/** The search engine of the shop. The only place that names one; everything else knows the interface. */
export const catalogSearch = (db: Db): CatalogSearch => createPostgresSearch(db);
