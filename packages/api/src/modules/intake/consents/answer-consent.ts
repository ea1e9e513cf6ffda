import { type ActorContext, anonymous, type Principal } from '#api/platform/actor-context.ts';
import { recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { lockListing } from '#api/modules/catalog/index.ts';
import { acceptOffer } from '#api/modules/sales/index.ts';
import { changeOffer } from '#api/modules/selling/index.ts';
import { IntakeFault } from '../intake-fault.ts';
import { isConsentKey } from './consent-key.ts';
import { tellAnswered } from './consent-mails.ts';
import { consentMessages } from './messages.ts';
import type { Links } from './links.ts';
import { readConsignment } from './read-consignment.ts';
import { type ConsentRow, type ConsentView, loadConsents, stateAt } from './read-consents.ts';

const LONGEST_REASON = 1_000;

/** An answer, by a mailed link or by whoever is signed in. */
export type GivenAnswer = {
  readonly id: string;
  readonly key: string | null;
  readonly answer: 'AGREE' | 'DECLINE';
  readonly reason: string | null;
  readonly wishedCents: number | null;
};

type Secrets = Links & { readonly secrets: readonly string[] };

/** Somebody of the shop: who asks does not answer. */
const isStaff = ({ rights }: Principal): boolean => rights.isAdmin || rights.grants.length > 0;

/** By which way somebody may answer a question. Throws a DomainError: strangers' and forged links are as unknown as none. */
function wayOf(row: ConsentRow, { principal, locale }: ActorContext, key: string | null, secrets: readonly string[]) {
  const messages = consentMessages(locale);
  const isOwn = principal.accountId === row.account_id;
  const isByLink = key !== null && isConsentKey(secrets, row, key);
  if (!isOwn && !isByLink) throw new DomainError('not-found', messages.notFound);
  if (principal.impersonatorId !== null || principal.apiKeyId !== null)
    throw new DomainError('acting', messages.acting);
  if (!isOwn && isStaff(principal)) throw new DomainError('staff', messages.staff);
  return isByLink ? 'LINK' : 'ACCOUNT';
}

/** Why somebody declines, and what would be fine. Throws an IntakeFault. */
function readRefusal({ reason, wishedCents: wished }: GivenAnswer, row: ConsentRow, { locale }: ActorContext) {
  const messages = consentMessages(locale);
  const text = cleanText(reason ?? '').trim();
  if (text === '') throw new IntakeFault('reason', messages.reason, 'reason');
  if (text.length > LONGEST_REASON) throw new IntakeFault('reason', messages.tooLong(LONGEST_REASON), 'reason');
  const isFine =
    wished === null || (Number.isInteger(wished) && wished > row.price_after_cents && wished <= row.price_before_cents);
  if (!isFine) throw new IntakeFault('wished', messages.wished, 'wishedCents');
  return { reason: text, wished_cents: wished };
}

/** The consignor, for whom what they agreed to is done, whether they are signed in or not. */
const asConsignor = (actor: ActorContext, trx: Tx, accountId: string): ActorContext => ({
  ...actor,
  db: trx,
  principal: { ...anonymous, accountId, rights: { ...anonymous.rights, isPrivateSeller: true } },
});

/** Does what was agreed to, on the terms that were shown and on no others. Throws a DomainError that says what changed. */
async function carryOut(trx: Tx, actor: ActorContext, row: ConsentRow, baseUrl: URL): Promise<void> {
  const messages = consentMessages(actor.locale);
  await lockListing(trx, row.listing_id);
  const obstacle = (await loadConsents(trx, [row.id], actor.now)).get(row.id)?.obstacle ?? null;
  if (obstacle !== null) {
    const code = obstacle === 'SOLD' ? 'sold' : obstacle === 'PENDING_SALE' ? 'pending-sale' : 'changed';
    throw new DomainError(code, messages.obstacles[obstacle]);
  }
  const consignor = asConsignor(actor, trx, row.account_id);
  if (row.offer_id !== null) {
    await acceptOffer(consignor, baseUrl, row.offer_id);
    return;
  }
  const found = await readConsignment(trx, row.listing_id);
  if (!found) throw new DomainError('changed', messages.obstacles.NOT_OFFERED);
  const floor = row.floor_cents !== null && row.price_after_cents < row.floor_cents ? row.price_after_cents : null;
  await changeOffer(trx, consignor, {
    id: row.listing_id,
    version: found.version,
    priceCents: row.price_after_cents,
    stock: null,
    floorCents: floor,
  });
}

/** Whether a question that is closed was closed by the same answer: it is sent again, as after a dead network. */
const isRepeated = ({ state }: ConsentRow, { answer }: GivenAnswer): boolean =>
  (state === 'AGREED' && answer === 'AGREE') || (state === 'DECLINED' && answer === 'DECLINE');

/**
 * Takes the answer of a consignor: what they agree to is done in the same transaction, or nothing is. Of two answers the first counts; the
 * same one again changes nothing. Gives the question as it is then. Throws a DomainError.
 */
export async function answerConsent(actor: ActorContext, secrets: Secrets, given: GivenAnswer): Promise<ConsentView> {
  const messages = consentMessages(actor.locale);
  const baseUrl = secrets.config.publicUrl;
  return tx(actor.db, async (trx) => {
    const row = isId(given.id)
      ? await trx.selectFrom('consent_requests').selectAll().where('id', '=', given.id).forUpdate().executeTakeFirst()
      : undefined;
    if (!row) throw new DomainError('not-found', messages.notFound);
    const way = wayOf(row, actor, given.key, secrets.secrets);
    const isNew = !isRepeated(row, given);
    if (isNew) {
      if (stateAt(row, actor.now) !== 'OPEN') throw new DomainError('closed', messages.closed);
      const isAgreed = given.answer === 'AGREE';
      const refusal = isAgreed ? null : readRefusal(given, row, actor);
      if (isAgreed) await carryOut(trx, actor, row, baseUrl);
      await trx
        .updateTable('consent_requests')
        .set({ state: isAgreed ? 'AGREED' : 'DECLINED', closed_at: actor.now, answered_via: way, ...refusal })
        .where('id', '=', row.id)
        .execute();
      await recordAudit(
        trx,
        { accountId: row.account_id, impersonatorId: null, requestId: actor.requestId },
        {
          action: isAgreed ? 'consent.agree' : 'consent.decline',
          subjectKind: 'listing',
          subjectId: row.listing_id,
          detail: {
            consentId: row.id,
            via: way,
            signedInAs: actor.principal.accountId,
            priceBefore: row.price_before_cents,
            priceAfter: row.price_after_cents,
            termsVersion: row.terms_version,
            wished: refusal?.wished_cents ?? null,
          },
        },
      );
    }
    const answered = (await loadConsents(trx, [row.id], actor.now)).get(row.id);
    if (!answered) throw new Error(`The question ${row.id} is gone.`);
    if (isNew) await tellAnswered(trx, answered, baseUrl);
    return answered;
  });
}
