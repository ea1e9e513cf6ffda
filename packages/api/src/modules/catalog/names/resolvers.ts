import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { brandPage } from './brand-page.ts';
import { changeName, previewName, readNameChanges, undoNameChange, undoUntil } from './change-name.ts';
import { createBrand } from './create-brand.ts';
import { createType, orderPlaces, removeName, savePlace } from './edit-places.ts';
import { namesMessages } from './messages.ts';
import { readBrands, readCategories, readModels } from './read-names.ts';

const countsOf = (counts: Readonly<Record<string, number>>) => ({
  listings: counts['listings'] ?? 0,
  drafts: counts['drafts'] ?? 0,
  savedSearches: counts['savedSearches'] ?? 0,
  portfolio: counts['portfolio'] ?? 0,
  synonyms: counts['synonyms'] ?? 0,
  addresses: counts['addresses'] ?? 0,
});

async function answerWithId(work: () => Promise<string>) {
  const outcome = await attempt(work);
  return outcome.ok ? { ...done, id: outcome.value } : { ...refused(outcome.message, outcome.code), id: null };
}

export const resolvers = {
  CatalogueBrand: { models: ({ id }, _args, { actor }) => readModels(actor.db, id) },
  Query: {
    catalogueBrands: async (_source, { search, most, sort, descending, ...page }, { actor }) =>
      brandPage(
        await readBrands(actor.db, { search: search ?? '', most: most ?? null }),
        { byListings: sort === 'LISTINGS', descending },
        page,
      ),
    catalogueBrand: async (_source, { id }, { actor }) => (await readBrands(actor.db, { id }))[0] ?? null,
    catalogueCategories: (_source, _args, { actor }) => readCategories(actor.db),
    catalogueNamePreview: async (_source, { change }, { actor }) => {
      const outcome = await attempt(() => previewName(actor, change));
      if (!outcome.ok)
        return { code: outcome.code, message: outcome.message, isMerge: false, from: null, to: null, counts: null };
      return { code: null, message: null, ...outcome.value, counts: countsOf(outcome.value.counts) };
    },
    catalogueNameChanges: async (_source, _args, { actor }) =>
      (await readNameChanges(actor.db)).map((change) => ({
        id: change.id,
        kind: change.kind,
        from: change.from_name,
        to: change.to_name,
        counts: countsOf(change.counts),
        authorName: change.author,
        createdAt: change.created_at,
        undoUntil: undoUntil(change),
        canUndo: change.undone_at === null && undoUntil(change) > actor.now,
        undoneAt: change.undone_at,
      })),
  },
  Mutation: {
    catalogueBrandCreate: (_source, { name }, { actor }) => answerWithId(() => createBrand(actor, name)),
    catalogueNameChange: (_source, { change }, { actor }) => answerWithId(() => changeName(actor, change)),
    catalogueNameUndo: (_source, { id }, { actor }) => answer(() => undoNameChange(actor, id)),
    catalogueNameRemove: (_source, { kind, ...unused }, { actor }) =>
      answer(async () => {
        // A model is there as long as something has it.
        if (kind === 'MODEL') throw new DomainError('kind', namesMessages(actor.locale).inUse);
        await removeName(actor, { kind, ...unused });
      }),
    catalogueCategorySave: (_source, place, { actor }) => answer(() => savePlace(actor, 'categories', place)),
    catalogueTypeSave: (_source, place, { actor }) => answer(() => savePlace(actor, 'types', place)),
    catalogueTypeCreate: (_source, { categoryId, ...words }, { actor }) =>
      answerWithId(() => createType(actor, categoryId, words)),
    catalogueOrder: (_source, { categoryId, from, ids }, { actor }) =>
      answer(() => orderPlaces(actor, categoryId ?? null, { from, ids })),
  },
} satisfies Resolvers;
