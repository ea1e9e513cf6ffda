import {
  emptyListing,
  type ListingDocument,
  noListingText,
  originalityParts,
} from '@headstock/contracts/listing-document';
import type { Db } from '#api/platform/db/database.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { addImages } from '#api/platform/images/add-images.ts';
import { openHoldsHarness } from '#api/modules/sales/holds/holds.fixture.ts';
import { findListing, type OwnListing } from './find-listing.ts';
import type { ListingAction } from './listing-states.model.ts';
import { moveListing, type MoveRequest } from './move-listing.ts';
import { createListing, saveListing } from './save-listing.ts';

/** A shop in which sellers write listings. */
export async function openSelling(db: Db) {
  const shop = await openHoldsHarness(db);
  const baseUrl = new URL('http://localhost:3000');
  const { slug } = await db.selectFrom('categories').select('slug').executeTakeFirstOrThrow();
  const rights = (more: Partial<ActorContext['principal']['rights']>) => ({ rights: more });
  const privateId = await shop.privateSeller();
  const proId = await shop.seller();
  const consignor = actAs(shop.signedIn(privateId), rights({ isPrivateSeller: true }));
  const pro = actAs(shop.signedIn(proId), rights({ isProfessionalSeller: true }));
  const admin = actAs(shop.signedIn(shop.houseId), rights({ isAdmin: true }));

  /** Six photographs of an account, as if it had sent them. */
  const photographs = async (accountId: string): Promise<string[]> => {
    const made: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const id = newId();
      await tx(db, (trx) =>
        addImages(trx, [{ id, view: 'PHOTO', backdrop: 'FOG', alt: {}, width: 2_400, height: 1_800 }]),
      );
      const size = { width: 2_400, height: 1_800, master_width: 2_400, master_height: 1_800 };
      await db
        .insertInto('photographs')
        .values({ id, account_id: accountId, source_hash: id, master_image_id: id, image_id: id, crop: null, ...size })
        .execute();
      made.push(id);
    }
    return made;
  };
  const ids = await photographs(proId);
  const consigned = await photographs(privateId);
  /** The same document with photographs of the private seller, who may not use those of others. */
  const ofOwner = (actor: ActorContext, document: ListingDocument): ListingDocument =>
    actor.principal.accountId === privateId
      ? {
          ...document,
          photographs: document.photographs.map((shown, at) => ({
            ...shown,
            id: consigned[at] ?? '',
            imageId: consigned[at] ?? '',
          })),
        }
      : document;
  /** An instrument of which everything is said. */
  const complete = (more: Partial<ListingDocument> = {}): ListingDocument => ({
    ...emptyListing('instrument'),
    brand: 'Danelectro',
    model: 'Shorthorn',
    category: slug,
    type: 'solid',
    yearFrom: 1959,
    finish: { en: 'Copper', fr: 'Cuivre' },
    finishFamily: 'brown',
    condition: 'VERY_GOOD',
    originality: Object.fromEntries(originalityParts.map((part) => [part, 'original'])),
    measures: { weightGrams: 2_900, scaleMm: 635, nutMm: 41.5, fretCount: 21 },
    description: { en: 'A light and loud short horn with two lipstick pickups that growl.', fr: '' },
    photographs: ids.map((id) => ({ id, imageId: id, shot: null, alt: noListingText })),
    priceCents: 90_000,
    shippingGrams: 6_000,
    ...more,
  });

  const read = async (actor: ActorContext, id: string): Promise<OwnListing> => {
    const listing = await findListing(db, actor.principal, id);
    if (!listing) throw new Error('The listing was not found.');
    return listing;
  };
  /** Saves over what stands there. */
  const save = async (actor: ActorContext, id: string, document: ListingDocument) =>
    saveListing(actor, id, (await read(actor, id)).version, JSON.stringify(ofOwner(actor, document)));
  const draft = async (actor: ActorContext, document: ListingDocument = complete()): Promise<string> => {
    const id = await createListing(actor, document.kind);
    await save(actor, id, document);
    return id;
  };
  const move = async (actor: ActorContext, id: string, action: ListingAction, more: Partial<MoveRequest> = {}) =>
    moveListing(actor, baseUrl, { id, version: (await read(actor, id)).version, action, ...more });
  /** A listing of the professional seller that is on the shop. */
  const live = async (document: ListingDocument = complete()): Promise<string> => {
    const id = await draft(pro, document);
    await move(pro, id, 'PUBLISH');
    return id;
  };
  const listingRow = (id: string) => db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirst();
  const told = async (accountId: string): Promise<string[]> =>
    (
      await db
        .selectFrom('notifications')
        .select('event_type')
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute()
    ).map(({ event_type: type }) => type);
  return {
    ...shop,
    baseUrl,
    privateId,
    proId,
    consignor,
    pro,
    admin,
    complete,
    read,
    save,
    draft,
    move,
    live,
    listingRow,
    told,
  };
}

export type SellingHarness = Awaited<ReturnType<typeof openSelling>>;
