import { sql } from 'kysely';
import { hasVerifiedEmail } from '#api/modules/accounts/index.ts';
import { hasBlocked, notify } from '#api/modules/messaging/index.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { type Limit, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import { findShownListing } from './missing-views.ts';
import { shotName, viewCopy } from './view-copy.ts';

const byAccount: Limit = { name: 'asked-views', max: 20, seconds: 86_400 };

/** What somebody asks, and what it is counted and mailed with. */
export type ViewRequest = { readonly itemId: string; readonly shot: string };
export type ViewContext = { readonly secret: string; readonly baseUrl: URL };

/**
 * Asks the seller of an item for a view that its pictures lack. Who asked before asks no second time: it succeeds and tells nobody.
 * The seller hears of a view once a day, however many ask. Throws a DomainError: `not-found`, `own`, `not-missing`, `blocked`,
 * `email-unverified`, `rate-limited`.
 */
export async function askForView(
  actor: ActorContext,
  { itemId, shot }: ViewRequest,
  { secret, baseUrl }: ViewContext,
): Promise<void> {
  const accountId = requireAccountId(actor);
  const messages = sellingMessages(actor.locale);
  const listing = await findShownListing(actor.db, itemId, actor.locale);
  if (!listing) throw new DomainError('not-found', messages.notForSale);
  if (listing.sellerId === accountId) throw new DomainError('own', messages.ownView);
  const missing = listing.missing.find((known) => known === shot);
  if (!missing) throw new DomainError('not-missing', messages.viewThere);
  if (!(await hasVerifiedEmail(actor.db, accountId))) throw new DomainError('email-unverified', messages.emailToAsk);
  if (await hasBlocked(actor.db, listing.sellerId, accountId)) throw new DomainError('blocked', messages.viewBlocked);
  const taken = await takeFromLimit(actor.db, secret, byAccount, accountId);
  if (!taken.ok) throw tooManyError(taken.retryAfter, actor.locale);
  await tx(actor.db, async (trx) => {
    // What was shown once and is gone again can be asked for again; what the seller cannot show is not asked for twice.
    const { rows: asked } = await sql`
      INSERT INTO asked_views (listing_id, account_id, shot) VALUES (${listing.listingId}, ${accountId}, ${missing})
      ON CONFLICT (listing_id, account_id, shot) DO UPDATE SET asked_at = now(), answered_at = NULL, answer = NULL
        WHERE asked_views.answer = 'SHOWN'
      RETURNING shot`.execute(trx);
    if (asked.length === 0) return;
    const day = new Date().toISOString().slice(0, 10);
    await notify(
      trx,
      {
        event: 'listing.viewAsked',
        role: 'seller',
        cause: `view:${listing.listingId}:${missing}:${day}`,
        accountId: listing.sellerId,
        copy: (locale) => {
          const copy = viewCopy(locale);
          const view = shotName(missing, locale);
          return {
            subject: copy.askedSubject(listing.title, view),
            paragraphs: [copy.asked(view)],
            link: { label: copy.toListing, path: `/profile/selling/listings/${listing.listingId}#photographs` },
          };
        },
      },
      baseUrl,
    );
  });
}
