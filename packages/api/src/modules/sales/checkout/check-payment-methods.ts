import type { ActorContext } from '#api/platform/actor-context.ts';
import {
  allocate,
  type AllocatedMethod,
  findStoredValueAccount,
  isExternal,
  MAXIMUM_METHODS,
  paymentMessages,
  type PaymentMethodInput,
  requirePayableCard,
  storeCreditsOf,
  type StoredValueAccountRow,
} from '#api/modules/payments/index.ts';
import { planByRef } from '#api/modules/sales/layaway/layaways.ts';
import { scheduleOf } from '#api/modules/sales/layaway/schedule.model.ts';
import type { LoadedOrder } from '#api/modules/sales/orders/load-orders.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { acceptsCodes } from './accepts-codes.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { amountRemaining, type PayRequest } from './payment-request.ts';

const MAXIMUM_TYPE = 60;
const MAXIMUM_NOTES = 500;

/** Rights and texts of one method; gives it as it is to be written. Throws a DomainError. */
function checkMethod(
  actor: ActorContext,
  { provider }: CheckoutContext,
  { method, amountCents }: PaymentMethodInput,
): PaymentMethodInput {
  const messages = paymentMessages(actor.locale);
  if (isExternal(method) && !provider.kinds.has(method.kind))
    throw new DomainError('not-accepted', messages.kindNotOffered);
  if (method.kind === 'terminal' && !actor.principal.rights.canUseStripeTerminal)
    throw new DomainError('forbidden', messages.terminalForbidden);
  if (method.kind !== 'manual') return { method, amountCents };
  if (!actor.principal.rights.canUseManualPayment) throw new DomainError('forbidden', messages.manualForbidden);
  const type = cleanText(method.type).trim();
  const notes = cleanText(method.notes ?? '').trim() || null;
  if (type === '' || type.length > MAXIMUM_TYPE) throw new DomainError('invalid', messages.manualIncomplete);
  if ((notes?.length ?? 0) > MAXIMUM_NOTES) throw new DomainError('invalid', messages.notesTooLong);
  return { method: { kind: 'manual', type, notes }, amountCents };
}

/** The deposit of a plan for an order that is not placed. Throws a DomainError. */
function depositOf(actor: ActorContext, ref: string, orders: readonly LoadedOrder[]): number {
  const messages = paymentMessages(actor.locale);
  const [order, ...others] = orders;
  const plan = planByRef(ref);
  if (!order || others.length > 0) throw new DomainError('invalid', messages.partialOfOne);
  const isOpen = order.row.completed_at === null;
  const schedule = plan && isOpen ? scheduleOf(plan, order.price.totalCents, new Date()) : undefined;
  if (!schedule) throw new DomainError('invalid', messages.planNotOffered);
  return schedule.depositCents;
}

/** What must be paid at least: everything, unless the shop itself takes a part, or the order is placed already. */
function minimumOf(
  actor: ActorContext,
  methods: readonly PaymentMethodInput[],
  orders: readonly LoadedOrder[],
  dueCents: number,
): number {
  const byHand = methods.every(({ method }) => method.kind === 'manual' || method.kind === 'terminal');
  const mayBePart = orders.every(({ row }) => row.completed_at !== null) || (actor.principal.rights.isAdmin && byHand);
  return mayBePart && orders.length === 1 ? 1 : dueCents;
}

async function creditsFor(
  actor: ActorContext,
  { db }: CheckoutContext,
  orders: readonly LoadedOrder[],
): Promise<StoredValueAccountRow[]> {
  const [owner, ...others] = new Set(orders.map(({ row }) => row.account_id));
  const isTheirs =
    owner && others.length === 0 && (actor.principal.rights.isAdmin || owner === actor.principal.accountId);
  return isTheirs ? storeCreditsOf(db, owner) : [];
}

type Source = Pick<AllocatedMethod, 'storedValueAccountId' | 'isTrade'>;

const sourceOf = ({ id, is_trade: isTrade }: StoredValueAccountRow): Source => ({ storedValueAccountId: id, isTrade });

async function checkCode(
  actor: ActorContext,
  { db }: CheckoutContext,
  orders: readonly LoadedOrder[],
  accountId: string,
): Promise<Source> {
  const messages = paymentMessages(actor.locale);
  const account = await findStoredValueAccount(db, accountId);
  if (account?.kind !== 'code') throw new DomainError('not-found', messages.codeUnknown);
  if (account.expires_at !== null && account.expires_at <= new Date())
    throw new DomainError('expired', messages.codeExpired(account.expires_at));
  const accepts = await acceptsCodes(
    db,
    orders.map(({ row }) => row.seller_account_id),
  );
  if (!accepts) throw new DomainError('not-accepted', messages.codesNotAccepted);
  return sourceOf(account);
}

/** Kept cards, and cards that are to be kept, are of members. Throws a DomainError. */
async function checkCard(
  actor: ActorContext,
  context: CheckoutContext,
  { savedCardId, savesCard }: { readonly savedCardId?: string; readonly savesCard?: true },
): Promise<void> {
  if (savedCardId !== undefined) await requirePayableCard(actor, context, savedCardId);
  if (savesCard && actor.principal.accountId === null)
    throw new DomainError('forbidden', paymentMessages(actor.locale).cardsNeedAccount);
}

/** The stored-value account of a method, if it has one. Throws a DomainError. */
async function findSource(
  actor: ActorContext,
  context: CheckoutContext,
  orders: readonly LoadedOrder[],
  { method }: PaymentMethodInput,
): Promise<Source> {
  const messages = paymentMessages(actor.locale);
  if (method.kind === 'card') await checkCard(actor, context, method);
  if (method.kind === 'code') return checkCode(actor, context, orders, method.accountId);
  if (method.kind !== 'store-credits') return { storedValueAccountId: null, isTrade: false };
  const credits = await creditsFor(actor, context, orders);
  if (credits.length === 0 && actor.principal.accountId === null)
    throw new DomainError('forbidden', messages.creditsNotYours);
  const account = credits.find(({ is_trade: isTrade }) => isTrade === method.isTrade);
  if (!account) throw new DomainError('insufficient', messages.creditsTooLittle(0));
  return sourceOf(account);
}

/**
 * Checks how somebody wants to pay for orders and gives each method its amount, the one that a provider charges first.
 * Throws a DomainError that says what is wrong; nothing is written.
 */
export async function checkPaymentMethods(
  actor: ActorContext,
  context: CheckoutContext,
  { methods: given, layawayRef }: Pick<PayRequest, 'methods' | 'layawayRef'>,
  orders: readonly LoadedOrder[],
): Promise<AllocatedMethod[]> {
  const messages = paymentMessages(actor.locale);
  if (given.length > MAXIMUM_METHODS) throw new DomainError('invalid', messages.tooManyMethods(MAXIMUM_METHODS));
  const methods = given.map((method) => checkMethod(actor, context, method));
  if (methods.filter(({ method }) => isExternal(method)).length > 1)
    throw new DomainError('invalid', messages.problems['two-providers']);
  const dueCents = orders.reduce((sum, order) => sum + amountRemaining(order), 0);
  const deposit = layawayRef ? depositOf(actor, layawayRef, orders) : null;
  const minimum = deposit ?? minimumOf(actor, methods, orders, dueCents);
  const allocation = allocate(methods, deposit ?? dueCents, minimum);
  if (!allocation.ok) throw new DomainError('invalid', messages.problems[allocation.problem]);
  const due: AllocatedMethod[] = [];
  for (const method of allocation.methods)
    due.push({ ...method, ...(await findSource(actor, context, orders, method)) });
  return due.toSorted((a, b) => Number(isExternal(b.method)) - Number(isExternal(a.method)));
}
