import { cleanText } from '#api/platform/db/columns.ts';
import type { LoadedOrder } from '#api/modules/sales/orders/load-orders.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { amountRemaining, type Payer, type PayRequest } from './begin-payment.ts';
import type { Commerce } from '#api/modules/payments/payment-context.ts';
import { planByRef } from '#api/modules/sales/layaway/layaways.ts';
import { scheduleOf } from '#api/modules/sales/layaway/schedule.model.ts';
import { acceptsCodes } from '#api/modules/payments/stored-value/accepts-codes.ts';
import { creditsOf } from '#api/modules/payments/stored-value/stored-value-accounts.ts';
import type { PurseRow } from '#api/modules/payments/tables.ts';
import { allocate } from '#api/modules/payments/methods/allocate.model.ts';
import { tenderMessages } from '#api/modules/payments/methods/messages.ts';
import { type DueTender, isExternal, type Tender } from '#api/modules/payments/methods/payment-method.ts';

/** A payment is made in at most so many ways. */
export const MOST_TENDERS = 10;
const MOST_TYPE = 60;
const MOST_NOTES = 500;

/** Rights and texts of one tender; gives it as it is to be written. Throws a DomainError. */
function checkTender({ provider }: Commerce, payer: Payer, { method, amountCents }: Tender): Tender {
  const words = tenderMessages[payer.locale];
  if (isExternal(method) && !provider.kinds.has(method.kind))
    throw new DomainError('not-accepted', words.kindNotOffered);
  if (method.kind === 'terminal' && !payer.mayUseTerminal) throw new DomainError('forbidden', words.terminalForbidden);
  if (method.kind !== 'manual') return { method, amountCents };
  if (!payer.mayPayManually) throw new DomainError('forbidden', words.manualForbidden);
  const type = cleanText(method.type).trim();
  const notes = cleanText(method.notes ?? '').trim() || null;
  if (type === '' || type.length > MOST_TYPE) throw new DomainError('invalid', words.manualIncomplete);
  if ((notes?.length ?? 0) > MOST_NOTES) throw new DomainError('invalid', words.notesTooLong);
  return { method: { kind: 'manual', type, notes }, amountCents };
}

/** The deposit of a plan for an order that is not placed. Throws a DomainError. */
function depositOf(payer: Payer, ref: string, orders: readonly LoadedOrder[]): number {
  const words = tenderMessages[payer.locale];
  const [order, ...others] = orders;
  const plan = planByRef(ref);
  if (!order || others.length > 0) throw new DomainError('invalid', words.partialOfOne);
  const isOpen = order.row.completed_at === null;
  const schedule = plan && isOpen ? scheduleOf(plan, order.price.totalCents, new Date()) : undefined;
  if (!schedule) throw new DomainError('invalid', words.planNotOffered);
  return schedule.depositCents;
}

/** What must be paid at least: everything, unless the shop itself takes a part, or the order is placed already. */
function leastOf(payer: Payer, tenders: readonly Tender[], orders: readonly LoadedOrder[], dueCents: number): number {
  const byHand = tenders.every(({ method }) => method.kind === 'manual' || method.kind === 'terminal');
  const mayBePart = orders.every(({ row }) => row.completed_at !== null) || (payer.isAdmin && byHand);
  return mayBePart && orders.length === 1 ? 1 : dueCents;
}

async function creditsFor({ db }: Commerce, payer: Payer, orders: readonly LoadedOrder[]): Promise<PurseRow[]> {
  const [owner, ...others] = new Set(orders.map(({ row }) => row.account_id));
  const isTheirs = owner && others.length === 0 && (payer.isAdmin || owner === payer.accountId);
  return isTheirs ? creditsOf(db, owner) : [];
}

/** The purse of a tender, as far as it has one. Throws a DomainError. */
async function purseFor(commerce: Commerce, payer: Payer, orders: readonly LoadedOrder[], { method }: Tender) {
  const words = tenderMessages[payer.locale];
  if (method.kind === 'code') {
    const purse = await commerce.db
      .selectFrom('purses')
      .selectAll()
      .where('id', '=', method.purseId)
      .executeTakeFirst();
    if (purse?.kind !== 'code') throw new DomainError('not-found', words.codeUnknown);
    if (purse.expires_at !== null && purse.expires_at <= new Date())
      throw new DomainError('expired', words.codeExpired(purse.expires_at));
    const accepts = await acceptsCodes(
      commerce.db,
      orders.map(({ row }) => row.seller_account_id),
    );
    if (!accepts) throw new DomainError('not-accepted', words.codesNotAccepted);
    return { purseId: purse.id, isTrade: purse.is_trade };
  }
  if (method.kind !== 'store-credits') return { purseId: null, isTrade: false };
  const credits = await creditsFor(commerce, payer, orders);
  if (credits.length === 0 && payer.accountId === null) throw new DomainError('forbidden', words.creditsNotYours);
  const purse = credits.find(({ is_trade }) => is_trade === method.isTrade);
  if (!purse) throw new DomainError('insufficient', words.creditsTooLittle(0));
  return { purseId: purse.id, isTrade: purse.is_trade };
}

/**
 * Checks how somebody wants to pay for orders and gives each tender its amount, the one that a provider charges first.
 * Throws a DomainError that says what is wrong; nothing is written.
 */
export async function checkTenders(
  commerce: Commerce,
  payer: Payer,
  { tenders: given, layawayRef }: Pick<PayRequest, 'tenders' | 'layawayRef'>,
  orders: readonly LoadedOrder[],
): Promise<DueTender[]> {
  const words = tenderMessages[payer.locale];
  if (given.length > MOST_TENDERS) throw new DomainError('invalid', words.tooManyTenders(MOST_TENDERS));
  const tenders = given.map((tender) => checkTender(commerce, payer, tender));
  if (tenders.filter(({ method }) => isExternal(method)).length > 1)
    throw new DomainError('invalid', words.problems['two-providers']);
  const dueCents = orders.reduce((sum, order) => sum + amountRemaining(order), 0);
  const deposit = layawayRef ? depositOf(payer, layawayRef, orders) : null;
  const least = deposit ?? leastOf(payer, tenders, orders, dueCents);
  const allocation = allocate(tenders, deposit ?? dueCents, least);
  if (!allocation.ok) throw new DomainError('invalid', words.problems[allocation.problem]);
  const due: DueTender[] = [];
  for (const tender of allocation.tenders)
    due.push({ ...tender, ...(await purseFor(commerce, payer, orders, tender)) });
  return due.toSorted((a, b) => Number(isExternal(b.method)) - Number(isExternal(a.method)));
}
