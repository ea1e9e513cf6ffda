import type { ListingDocument } from '@headstock/contracts/listing-document';
import { listingProblems } from '@headstock/contracts/listing-problems';
import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import { DomainError } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type ItemClip, legalHoldOfSerial, writeItem } from '#api/modules/catalog/index.ts';
import { isLargeEnough, loadClips, loadPhotographs } from '#api/modules/media/index.ts';
import { refuseWithdrawal } from '#api/modules/sales/index.ts';
import { isAdopted, type OwnListing } from './find-listing.ts';
import { itemOfDocument } from './item-of-document.ts';
import { keepMedia } from './keep-media.ts';
import { ListingFault } from './listing-fault.ts';
import type { Completeness } from '@headstock/contracts/listing-problems';
import { sellingMessages } from './messages.ts';

/** Throws a ListingFault that names what the draft lacks for a step. */
export function requireComplete(listing: OwnListing, needs: Completeness, { locale, now }: ActorContext): void {
  const problems = listingProblems(listing.document, needs, { now, isAdopted: isAdopted(listing) });
  if (problems.length > 0) throw new ListingFault('incomplete', sellingMessages(locale).incomplete, { problems });
}

/** The images of a listing's photographs, in their order. */
type Images = { readonly id: string; readonly imageId: string }[];

/** The images of a draft's photographs; null where the pictures of the shop stay. Throws a ListingFault for one that is too small. */
async function imagesOf(trx: Tx, listing: OwnListing, locale: Locale): Promise<Images | null> {
  const { photographs } = listing.document;
  if (photographs.length === 0 && isAdopted(listing)) return null;
  const known = await loadPhotographs(
    trx,
    photographs.map(({ id }) => id),
  );
  const found = photographs.flatMap(({ id }) => known.get(id) ?? []);
  if (found.some((photograph) => !isLargeEnough(photograph)))
    throw new ListingFault('incomplete', sellingMessages(locale).incomplete, {
      problems: [{ path: 'photographs', code: 'photographSize' }],
    });
  return found.map(({ id, imageId }) => ({ id, imageId }));
}

/** The clips of a draft with their posters as they are now; one that is gone is left out. */
async function clipsOf(trx: Tx, { document: { clips } }: OwnListing): Promise<ItemClip[]> {
  const known = await loadClips(
    trx,
    clips.map(({ id }) => id),
  );
  const posters = await loadPhotographs(
    trx,
    clips.flatMap(({ poster }) => (poster ? [poster.id] : [])),
  );
  return clips
    .filter(({ id }) => known.has(id))
    .map(({ id, title, description, captions, poster }) => ({
      clipId: id,
      title,
      description,
      captions,
      posterImageId: (poster && posters.get(poster.id)?.imageId) ?? null,
    }));
}

/** What a listing is once its draft is on the shop. */
export type Published = { readonly itemId: string; readonly document: ListingDocument };

/**
 * Writes the draft of a listing into the catalogue, in the transaction of its move. While somebody pays for one of a kind it is
 * refused, so that nobody pays for another text than they read. Throws a DomainError.
 */
export async function publishDraft(trx: Tx, actor: ActorContext, listing: OwnListing): Promise<Published> {
  const messages = sellingMessages(actor.locale);
  const { id, seller_account_id: sellerAccountId, document, published, item } = listing;
  const heldUntil = await legalHoldOfSerial(trx, document.serial, id);
  if (heldUntil)
    throw new DomainError(
      'legal-hold',
      messages.legalHold(formatDate(heldUntil, 'moment', { locale: actor.locale, timeZone: storeProfile.timeZone })),
    );
  if (item && document.kind === 'instrument') await refuseWithdrawal(trx, actor.locale, [id]);
  const written = await writeItem(
    trx,
    { itemId: item?.id ?? null, listingId: id },
    itemOfDocument(document, {
      sellerAccountId,
      before: item && published ? { item, document: published } : null,
      images: await imagesOf(trx, listing, actor.locale),
      clips: await clipsOf(trx, listing),
    }),
  );
  if (!written.ok && written.fault === 'place')
    throw new ListingFault('place', messages.place, { problems: [{ path: 'category', code: 'missing' }] });
  if (!written.ok) throw new ListingFault('sku', messages.sku, { problems: [{ path: 'sku', code: 'skuTwice' }] });
  await keepMedia(trx, actor, `item:${written.itemId}`, document);
  const variants = document.variants.map((variant, at) => ({ ...variant, itemId: written.variantIds[at] ?? null }));
  return { itemId: written.itemId, document: { ...document, variants } };
}
