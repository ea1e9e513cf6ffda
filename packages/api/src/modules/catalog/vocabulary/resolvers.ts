import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { compareSearches } from './compare-searches.ts';
import {
  listVocabularyRevisions,
  readVocabulary,
  requireEntries,
  saveVocabulary,
  VocabularyError,
  type VocabularyRevision,
} from './save-vocabulary.ts';

const toVocabulary = ({ author, ...revision }: VocabularyRevision) => ({ ...revision, authorName: author });

export const resolvers = {
  Query: {
    searchVocabulary: async (_source, _args, { actor }) => toVocabulary(await readVocabulary(actor.db)),
    searchVocabularyRevisions: async (_source, _args, { actor }) =>
      (await listVocabularyRevisions(actor.db)).map(toVocabulary),
    searchComparison: async (_source, { entries, typed }, { actor }) => {
      try {
        const draft = requireEntries(entries, actor);
        const { entries: saved } = await readVocabulary(actor.db);
        const { db, locale } = actor;
        const comparisons = await compareSearches(db, { saved, entries: draft, typed: typed ?? null, locale });
        return { code: null, message: null, field: null, comparisons };
      } catch (error) {
        if (!(error instanceof VocabularyError)) throw error;
        return { code: error.code, message: error.message, field: error.field, comparisons: [] };
      }
    },
  },
  Mutation: {
    searchVocabularySave: async (_source, { version, entries }, { actor }) => {
      try {
        await saveVocabulary(actor, version, entries);
        return { ...done, field: null, vocabulary: toVocabulary(await readVocabulary(actor.db)) };
      } catch (error) {
        if (!(error instanceof VocabularyError)) throw error;
        return { ...refused(error.message, error.code), field: error.field, vocabulary: null };
      }
    },
  },
} satisfies Resolvers;
