import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { compareSearches } from './compare-searches.ts';
import {
  listVocabularyRevisions,
  readVocabulary,
  findVocabularyRevision,
  requireEntries,
  saveVocabulary,
  VocabularyError,
  type VocabularyHead,
  type VocabularyRevision,
  type VocabularySource,
} from './save-vocabulary.ts';

const toVocabulary = ({ author, entries, ...revision }: VocabularyRevision): VocabularySource => ({
  ...revision,
  authorName: author,
  count: entries.length,
  entries,
});

/** A revision whose entries are read where they are asked for. */
const toHead = ({ author, ...head }: VocabularyHead): VocabularySource => ({
  ...head,
  authorName: author,
  entries: null,
});

export const resolvers = {
  SearchVocabulary: {
    entries: async ({ version, entries }, _args, { actor }) =>
      entries ?? (await findVocabularyRevision(actor.db, version))?.entries ?? [],
  },
  Query: {
    searchVocabulary: async (_source, _args, { actor }) => toVocabulary(await readVocabulary(actor.db)),
    searchVocabularyRevisions: async (_source, _args, { actor }) =>
      (await listVocabularyRevisions(actor.db)).map(toHead),
    searchVocabularyRevision: async (_source, { version }, { actor }) => {
      const revision = await findVocabularyRevision(actor.db, version);
      return revision ? toVocabulary(revision) : null;
    },
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
