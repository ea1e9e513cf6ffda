import { type PhotographShot, readShot } from '@headstock/contracts/photographs';
import type { ListingDocument } from '@headstock/contracts/listing-document';
import { listingTitle } from '@headstock/contracts/listing-title';
import { notify } from '#api/modules/messaging/index.ts';
import { findListing } from '#api/modules/selling/find-listing.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { shotName, viewCopy } from './view-copy.ts';

/** A listing whose views were asked for, as it stands now. */
export type AnsweredListing = {
  readonly id: string;
  readonly item: { readonly id: string; readonly slug: string } | null;
  readonly document: ListingDocument;
};

/** Marks views as answered, and tells everybody who asked for them. */
async function answer(
  trx: Tx,
  { id, item, document }: AnsweredListing,
  shots: readonly PhotographShot[],
  given: 'SHOWN' | 'NONE',
  baseUrl: URL,
): Promise<number> {
  if (shots.length === 0) return 0;
  const answered = await trx
    .updateTable('asked_views')
    .set({ answer: given, answered_at: new Date() })
    .where('listing_id', '=', id)
    .where('shot', 'in', [...shots])
    .where('answer', 'is', null)
    .returning(['account_id', 'shot', 'asked_at'])
    .execute();
  for (const { account_id: accountId, shot, asked_at: at } of answered)
    await notify(
      trx,
      {
        event: 'listing.viewAnswered',
        role: 'buyer',
        cause: `view:${id}:${shot}:${accountId}:${at.toISOString()}`,
        accountId,
        copy: (locale) => {
          const copy = viewCopy(locale);
          const [title, view] = [listingTitle(document, locale), shotName(shot, locale)];
          return {
            subject: given === 'SHOWN' ? copy.shownSubject(title, view) : copy.noneSubject(title, view),
            paragraphs: [given === 'SHOWN' ? copy.shown(view) : copy.none(view)],
            link: { label: copy.toItem, path: item ? `/shop/${item.slug}/${item.id}` : '/shop' },
          };
        },
      },
      baseUrl,
    );
  return answered.length;
}

/** Answers what was asked of a listing whose draft has just been published: views that its photographs show by now. */
export async function answerShownViews(trx: Tx, listing: AnsweredListing, baseUrl: URL): Promise<void> {
  const shots = listing.document.photographs.flatMap(({ shot }) => readShot(shot) ?? []);
  await answer(trx, listing, [...new Set(shots)], 'SHOWN', baseUrl);
}

/** Says for its seller that there is no such view of a listing. Throws a DomainError: `not-found`, also where nobody asked. */
export async function declineView(
  actor: ActorContext,
  baseUrl: URL,
  { listingId, shot }: { readonly listingId: string; readonly shot: string },
): Promise<void> {
  await tx(actor.db, async (trx) => {
    const listing = await findListing(trx, actor.principal, listingId);
    const view = readShot(shot);
    const count = listing && view ? await answer(trx, listing, [view], 'NONE', baseUrl) : 0;
    if (count === 0) throw new DomainError('not-found', sellingMessages(actor.locale).viewNotAsked);
  });
}
