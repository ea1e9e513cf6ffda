import { readListing } from '@headstock/contracts/read-listing';
import { sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { enterGoods } from '#api/modules/payments/index.ts';
import { seal } from '#api/platform/seal.ts';
import { continueDraft, draftForSeller } from '#api/modules/selling/index.ts';
import { IntakeFault } from '../intake-fault.ts';
import { intakeMessages } from '../messages.ts';
import { findHoldRule } from '../rules/hold-rules.ts';
import { readCurrentTerms } from '../rules/deal-terms.ts';
import { beginLegalHold, serialKey } from '#api/modules/catalog/index.ts';
import { findStolen } from '../serials/stolen-serials.ts';
import type { Deal } from '../tables.ts';
import { findConsignor } from './find-consignor.ts';
import { type GivenIntake, readIntake } from './intake-input.ts';
import { isTakenIn } from './read-intakes.ts';

const DAY_MS = 24 * 3_600_000;
const SHOWN_OF_ID = 4;

/** The account that the shop's own stock belongs to: its oldest administrator, as for imports without an e-mail. */
async function houseId(trx: Tx): Promise<string> {
  const { id } = await trx
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'member')
    .where('is_admin', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** What is written down of the rules of this moment. Throws an IntakeFault when they changed since they were read. */
async function rulesOf(trx: Tx, actor: ActorContext, deal: Deal, place: string, version: number) {
  const messages = intakeMessages(actor.locale);
  const terms = (await readCurrentTerms(trx)).find((one) => one.deal === deal);
  if (terms?.version !== version) throw new IntakeFault('terms', messages.terms, 'termsVersion');
  const rule = await findHoldRule(trx, place, deal);
  if (!rule) throw new IntakeFault('no-rule', messages.noRule, 'place');
  return {
    terms_version: version,
    hold_days: rule.days,
    hold_source: rule.source,
    hold_until: new Date(actor.now.getTime() + rule.days * DAY_MS),
  };
}

/** Goes on with a draft that was begun before, as after an appraisal. Throws an IntakeFault `draft` for one that nobody can take in. */
async function goOnWith(trx: Tx, actor: ActorContext, listingId: string, sellerId: string, json: string) {
  const isContinued =
    !(await isTakenIn(trx, listingId)) && (await continueDraft(trx, actor, { listingId, sellerId }, json));
  if (!isContinued) throw new IntakeFault('draft', intakeMessages(actor.locale).draft, 'listingId');
  return listingId;
}

/**
 * Takes an instrument in: writes down from whom, on which signed terms, and how long the law keeps it, and begins its listing, or goes on with a draft of the same owner. What a
 * phone sends again, as after a dead network, is the same intake. Gives its id. Throws an IntakeFault or a ListingFault.
 */
export async function receiveIntake(actor: ActorContext, secret: string, given: GivenIntake): Promise<string> {
  const messages = intakeMessages(actor.locale);
  const accountId = requireAccountId(actor);
  const { person, place, idNumber, idKind, terms, signed, watchNote } = readIntake(given, actor);
  return tx(actor.db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`intake ${given.requestId}`}))`.execute(trx);
    const known = await trx
      .selectFrom('intakes')
      .select('id')
      .where('request_id', '=', given.requestId)
      .executeTakeFirst();
    if (known) return known.id;
    const read = readListing(given.document);
    if (!read.ok) throw new IntakeFault('invalid', messages.required, 'document');
    const { brand, model, serial } = read.document;
    if (brand.trim() === '') throw new IntakeFault('required', messages.required, 'brand');
    const key = serialKey(serial);
    const stolen = await findStolen(trx, key);
    if (stolen.length > 0 && watchNote === null) throw new IntakeFault('watched', messages.watched, 'watchNote');
    const rules = await rulesOf(trx, actor, given.deal, place, given.termsVersion);
    const consignor = given.deal === 'CONSIGNMENT' ? await findConsignor(trx, actor, person.person_email ?? '') : null;
    const sellerId = consignor ?? (await houseId(trx));
    const listingId = given.listingId
      ? await goOnWith(trx, actor, given.listingId, sellerId, given.document)
      : await draftForSeller(trx, actor, sellerId, given.document);
    const id = newId();
    await trx
      .insertInto('intakes')
      .values({
        id,
        request_id: given.requestId,
        listing_id: listingId,
        deal: given.deal,
        place,
        brand: brand.trim(),
        model: model.trim(),
        serial: serial.trim(),
        serial_key: key,
        consignor_account_id: consignor,
        ...person,
        id_kind: idKind,
        id_number: idNumber === '' ? null : seal(secret, 'identity-number', id, idNumber),
        id_ending: idNumber === '' ? null : idNumber.slice(-SHOWN_OF_ID),
        ...terms,
        ...rules,
        ...signed,
        watch_note: stolen.length > 0 ? watchNote : null,
        account_id: accountId,
      })
      .execute();
    if (terms.paid_cents !== null)
      await enterGoods(trx, {
        listingId,
        quantity: 1,
        costCents: terms.paid_cents,
        paidFrom: given.deal === 'TRADE' ? 'credit' : given.paidFrom,
        detail: person.person_name,
        actorId: accountId,
        requestKey: `intake:${id}`,
      });
    if (rules.hold_days > 0) await beginLegalHold(trx, { listingId, serial, until: rules.hold_until });
    await recordAudit(trx, actorOf(actor), {
      action: 'intake.receive',
      subjectKind: 'intake',
      subjectId: id,
      detail: { listingId, deal: given.deal, place, holdDays: rules.hold_days, watched: stolen.length > 0 },
    });
    return id;
  });
}
