import { describeCatalogSearch } from './catalog-search.fixture.ts';
import { createPostgresSearch } from './postgres-search.ts';

describeCatalogSearch('PostgreSQL', createPostgresSearch);
