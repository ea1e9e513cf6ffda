import type { Db } from '#api/platform/db/database.ts';
import { applyPendingChanges } from './apply-pending-changes.ts';
import type { CatalogSearch } from './catalog-search.ts';
import { findListings } from './cached-searches.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { rebuildSearchData } from './rebuild-search-data.ts';
import { suggest } from './suggest.ts';

/** The search by PostgreSQL, over the catalogue's own tables and their indexes. */
export function createPostgresSearch(db: Db): CatalogSearch {
  return {
    search: (query) => findListings(db, query),
    suggest: (typed, locale) => suggest(db, typed, locale),
    async knownWords(words) {
      const vocabulary = await loadVocabulary(db);
      // What the synonyms replace is written as it should be.
      const isReplaced = (word: string): boolean =>
        vocabulary.synonyms.replace([word]).some((meant) => meant !== word && vocabulary.hasPrefix(meant));
      return words
        .map((word) => (isReplaced(word) ? word : vocabulary.correct(word)))
        .filter((word) => isReplaced(word) || vocabulary.hasPrefix(word));
    },
    applyChanges: () => applyPendingChanges(db),
    rebuild: () => rebuildSearchData(db),
  };
}
