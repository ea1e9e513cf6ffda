import { answer as answerBasic } from '#api/platform/answer-mutation.ts';
import { listingProblems } from '@headstock/contracts/listing-problems';
import { isSeller } from '@headstock/contracts/session';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { toMoney, toMoneyOrNull } from '#api/platform/money.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { loadPhotographs } from '#api/modules/media/index.ts';
import { loadItems } from '#api/modules/catalog/index.ts';
import { changeListings } from './change-listings.ts';
import { findListing, isAdopted, type OwnListing } from './find-listing.ts';
import { ListingFault } from './listing-fault.ts';
import { countListings, type ListingRow, loadListingRows, readListings } from './listing-lists.ts';
import { actionsOf, askedOf, canEdit } from './listing-states.model.ts';
import { papersOf, removePaper } from './listing-papers.ts';
import { loadSteps } from './load-steps.ts';
import { sellingMessages } from './messages.ts';
import { moveListing } from './move-listing.ts';
import { readPriceGuidance } from './price-guidance.ts';
import { createListing, saveListing } from './save-listing.ts';
import { readModelFacts, suggestBrands, suggestModels } from './suggestions.ts';

/** Whose listings somebody asks for: their own, or for an admin everybody's. */
const scopeOf = (actor: ActorContext, everySeller: boolean | null | undefined): string | null =>
  everySeller && actor.principal.rights.isAdmin ? null : requireAccountId(actor);

async function rowOf({ db }: ActorContext, id: string): Promise<ListingRow> {
  const row = (await loadListingRows(db, [id])).get(id);
  if (!row) throw new Error(`The listing ${id} has no row.`);
  return row;
}

/** Answers with the listing as it is after the work, or with the fields that keep it from being done. */
async function answer(work: () => Promise<OwnListing | null>) {
  const nothing = { problems: [], path: null };
  try {
    return { ...done, ...nothing, editor: await work() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { problems, path } = error instanceof ListingFault ? error : nothing;
    return { ...refused(error.message, error.code), editor: null, problems: [...problems], path };
  }
}

const bulkFields: Readonly<Record<string, 'UNTIL' | 'PERCENT'>> = { until: 'UNTIL', percent: 'PERCENT' };

export const resolvers = {
  Query: {
    sellerListings: async (_source, { everySeller, ...filter }, { actor }) => {
      const page = await readListings(actor.db, scopeOf(actor, everySeller), filter);
      const rows = await loadListingRows(
        actor.db,
        page.entries.map(({ id }) => id),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => rows.get(id)) };
    },
    sellerListingCounts: (_source, { everySeller }, { actor }) => countListings(actor.db, scopeOf(actor, everySeller)),
    listingEditor: async (_source, { id }, { actor }) => (await findListing(actor.db, actor.principal, id)) ?? null,
    listingNames: (_source, { text, brand }, { actor: { db, principal } }) => {
      if (!isSeller(principal.rights)) return [];
      return brand === null || brand === undefined ? suggestBrands(db, text) : suggestModels(db, brand, text);
    },
    modelFacts: (_source, { brand, model }, { actor: { db, principal, locale } }) =>
      isSeller(principal.rights) ? readModelFacts(db, brand, model, locale) : [],
    priceGuidance: (_source, asked, { actor }) => readPriceGuidance(actor, asked),
  },
  SellerListing: {
    title: ({ titleEn, titleFr }, _args, { actor }) => (actor.locale === 'fr' ? titleFr : titleEn),
    item: async ({ itemId }, _args, { actor }) =>
      itemId === null ? null : ((await loadItems(actor.db, [itemId], actor.locale))[0] ?? null),
    categoryTitle: ({ categoryTitle }, _args, { actor }) => categoryTitle?.[actor.locale] ?? null,
    countsPieces: ({ isGoods, hasVariants }) => isGoods && !hasVariants,
    imageId: ({ draft }) => draft?.photographs?.[0]?.imageId ?? null,
    askingPrice: ({ askingCents }) => (askingCents === null ? null : toMoney(askingCents)),
    floorPrice: ({ floorCents }) => toMoneyOrNull(floorCents),
    cost: ({ costCents }, _args, { actor }) => (actor.principal.rights.isAdmin ? toMoneyOrNull(costCents) : null),
    seller: async ({ sellerId }, _args, { actor }) =>
      actor.db
        .selectFrom('accounts')
        .select(['id', 'username', 'display_name as displayName'])
        .where('id', '=', sellerId)
        .executeTakeFirstOrThrow(),
  },
  ListingEditor: {
    listing: ({ id }, _args, { actor }) => rowOf(actor, id),
    document: ({ document }) => JSON.stringify(document),
    published: ({ published }) => published && JSON.stringify(published),
    isChanged: ({ standing }) => standing.isChanged,
    canEdit: ({ mover, standing }) => canEdit(mover, standing),
    actions: ({ mover, standing }) => actionsOf(mover, standing),
    asked: ({ standing }) => askedOf(standing),
    markedFields: ({ marked_fields: fields }) => fields,
    problems: (listing, _args, { actor: { now } }) =>
      listingProblems(listing.document, 'all', { now, isAdopted: isAdopted(listing) }),
    isAdopted,
    photographs: async ({ document: { photographs } }, _args, { actor }) => {
      const ids = photographs.map(({ id }) => id);
      const known = await loadPhotographs(actor.db, ids);
      return ids.flatMap((id) => known.get(id) ?? []);
    },
    papers: ({ id }, _args, { actor }) => papersOf(actor.db, id),
    steps: ({ id }, _args, { actor }) => loadSteps(actor, id),
  },
  Mutation: {
    listingPaperRemove: (_source, { id, paperId }, { actor }) => answerBasic(() => removePaper(actor, id, paperId)),
    listingCreate: async (_source, { kind, copyOf, portfolioItemId }, { actor }) => {
      const outcome = await attempt(() =>
        createListing(actor, kind === 'GOODS' ? 'goods' : 'instrument', { copyOf, portfolioItemId }),
      );
      return outcome.ok ? { ...done, id: outcome.value } : { ...refused(outcome.message, outcome.code), id: null };
    },
    listingSave: async (_source, { id, version, document }, context) => {
      let isConflict = false;
      const result = await answer(async () => {
        const saved = await saveListing(context.actor, id, version, document);
        ({ isConflict } = saved);
        return saved.listing;
      });
      if (!isConflict) return result;
      return { ...result, ...refused(sellingMessages(context.actor.locale).conflict, 'conflict') };
    },
    listingsChange: async (_source, given, { actor, config }) => {
      const outcome = await attempt(() => changeListings(actor, config.publicUrl, given));
      if (!outcome.ok) {
        const { code, message } = outcome;
        return { ...refused(message, code), field: bulkFields[code] ?? null, results: [] };
      }
      const results = outcome.value.map((row) => ({ id: row.id, ...(row.ok ? done : refused(row.message, row.code)) }));
      const changed = results.filter(({ success }) => success).length;
      const whole =
        changed === results.length
          ? done
          : refused(sellingMessages(actor.locale).listingsChanged(changed, results.length), 'partly');
      return { ...whole, field: null, results };
    },
    listingMove: (_source, request, context) =>
      answer(() => moveListing(context.actor, context.config.publicUrl, request)),
  },
} satisfies Resolvers;
