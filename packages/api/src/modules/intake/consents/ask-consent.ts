import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { lockListing } from '#api/modules/catalog/index.ts';
import { IntakeFault } from '../intake-fault.ts';
import type { ConsentKind } from '../tables.ts';
import type { Links } from './links.ts';
import { tellConsignorAsked } from './consent-mails.ts';
import { consentMessages } from './messages.ts';
import { sharesOf } from './consent-shares.model.ts';
import { agreedCents, type ConsignmentRow, offersBelow, type OpenOffer, readConsignment } from './read-consignment.ts';
import { loadConsents } from './read-consents.ts';

const DAY_MS = 24 * 3_600_000;
const MOST_DAYS = 30;
const LONGEST_NOTE = 1_000;

/** A question of staff, over what they read. */
export type GivenQuestion = {
  readonly kind: ConsentKind;
  readonly version: number;
  readonly priceCents: number;
  readonly newPriceCents?: number | null;
  readonly offerId?: string | null;
  readonly note?: string | null;
  readonly days: number;
};

/** What of a question does not depend on the instrument. Throws an IntakeFault. */
function readQuestion({ note, days }: GivenQuestion, { locale }: ActorContext): string | null {
  const messages = consentMessages(locale);
  const text = cleanText(note ?? '').trim();
  if (text.length > LONGEST_NOTE) throw new IntakeFault('note', messages.tooLong(LONGEST_NOTE), 'note');
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new IntakeFault('days', messages.days(MOST_DAYS), 'days');
  return text || null;
}

/** The consignment as staff read it, for sale. Throws a DomainError. */
async function findOffered(trx: Tx, actor: ActorContext, listingId: string, given: GivenQuestion) {
  const messages = consentMessages(actor.locale);
  if (isId(listingId)) await lockListing(trx, listingId);
  const found = await readConsignment(trx, listingId);
  if (!found) throw new DomainError('not-consigned', messages.notConsigned);
  if (found.status === 'sold') throw new DomainError('sold', messages.obstacles.SOLD);
  if (found.status !== 'live' || found.askingCents === null)
    throw new DomainError('not-offered', messages.obstacles.NOT_OFFERED);
  if (found.version !== given.version || found.askingCents !== given.priceCents)
    throw new DomainError('conflict', messages.conflict);
  return { ...found, askingCents: found.askingCents };
}

/** The price that is asked about, and the offer where there is one. Throws a DomainError. */
async function wantedPrice(
  trx: Tx,
  { locale }: ActorContext,
  found: ConsignmentRow & { readonly askingCents: number },
  { kind, newPriceCents, offerId }: GivenQuestion,
): Promise<{ readonly cents: number; readonly offer: OpenOffer | null }> {
  const messages = consentMessages(locale);
  if (kind === 'PRICE') {
    const cents = newPriceCents ?? 0;
    if (!Number.isInteger(cents) || cents < 1 || cents >= found.askingCents)
      throw new IntakeFault('price', messages.price, 'newPriceCents');
    return { cents, offer: null };
  }
  const offers = await offersBelow(trx, found.listingId, found.askingCents);
  const offer = offers.find(({ id }) => id === offerId);
  if (!offer) throw new IntakeFault('offer', messages.offer, 'offerId');
  if (offer.cents >= agreedCents(found)) throw new IntakeFault('agreed-already', messages.agreedAlready, 'offerId');
  return { cents: offer.cents, offer };
}

/** Closes questions about a listing whose time is over, so that another one can be asked. */
const closeExpired = (trx: Tx, listingId: string, now: Date) =>
  trx
    .updateTable('consent_requests')
    .set((eb) => ({ state: 'EXPIRED', closed_at: eb.ref('expires_at') }))
    .where('listing_id', '=', listingId)
    .where('state', '=', 'OPEN')
    .where('expires_at', '<=', now)
    .execute();

/**
 * Asks the consignor of an instrument whether its price may be lowered, or an offer below what they agreed to be accepted. Freezes what
 * they are shown, mails them a link, and gives the id of the question. Throws a DomainError.
 */
export async function askConsent(
  actor: ActorContext,
  links: Links,
  listingId: string,
  given: GivenQuestion,
): Promise<string> {
  const note = readQuestion(given, actor);
  const { now } = actor;
  try {
    return await tx(actor.db, async (trx) => {
      const found = await findOffered(trx, actor, listingId, given);
      const { cents, offer } = await wantedPrice(trx, actor, found, given);
      await closeExpired(trx, listingId, now);
      const end = now.getTime() + given.days * DAY_MS;
      const id = newId();
      await trx
        .insertInto('consent_requests')
        .values({
          id,
          kind: given.kind,
          listing_id: listingId,
          intake_id: found.intakeId,
          offer_id: offer?.id ?? null,
          account_id: found.accountId,
          price_before_cents: found.askingCents,
          price_after_cents: cents,
          floor_cents: found.floorCents,
          share_basis_points: found.shareBasisPoints,
          fee_cents: found.feeCents,
          net_before_cents: sharesOf(found.askingCents, found.shareBasisPoints).net,
          net_after_cents: sharesOf(cents, found.shareBasisPoints).net,
          terms_version: found.termsVersion,
          note,
          asked_by_account_id: requireAccountId(actor),
          asked_at: now,
          expires_at: new Date(offer ? Math.min(end, offer.expiresAt.getTime()) : end),
        })
        .execute();
      const request = (await loadConsents(trx, [id], now)).get(id);
      if (!request) throw new Error(`The question ${id} was not written.`);
      if (request.obstacle !== null)
        throw new DomainError('pending-sale', consentMessages(actor.locale).obstacles[request.obstacle]);
      await recordAudit(trx, actorOf(actor), {
        action: 'consent.ask',
        subjectKind: 'listing',
        subjectId: listingId,
        detail: {
          consentId: id,
          kind: given.kind,
          priceBefore: found.askingCents,
          priceAfter: cents,
          termsVersion: found.termsVersion,
        },
      });
      await tellConsignorAsked(trx, request, links);
      return id;
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'consent_requests_one_open')) throw error;
    throw new DomainError('asked-already', consentMessages(actor.locale).askedAlready);
  }
}

/** Takes an open question back; its link says so from then on. Throws a DomainError. */
export async function withdrawConsent(actor: ActorContext, id: string): Promise<void> {
  const messages = consentMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    const row = isId(id)
      ? await trx.selectFrom('consent_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
    if (!row) throw new DomainError('not-found', messages.notFound);
    if (row.state === 'WITHDRAWN') return;
    if (row.state !== 'OPEN' || row.expires_at <= actor.now) throw new DomainError('closed', messages.closed);
    await trx
      .updateTable('consent_requests')
      .set({ state: 'WITHDRAWN', closed_at: actor.now })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'consent.withdraw',
      subjectKind: 'listing',
      subjectId: row.listing_id,
      detail: { consentId: id },
    });
  });
}
