import {
  findTypedCode,
  paymentContextOf,
  methodKindsFor,
  spendable,
  storeCreditsOf,
} from '#api/modules/payments/index.ts';
import { setAffirmFee } from '#api/modules/sales/checkout/affirm-fee.ts';
import { amountRemaining } from '#api/modules/sales/checkout/payment-request.ts';
import { planByRef } from '#api/modules/sales/layaway/layaways.ts';
import { scheduleOf } from '#api/modules/sales/layaway/schedule.model.ts';
import type { OrderView } from '#api/modules/sales/orders/order-view.ts';
import { attempt } from '#api/platform/domain-error.ts';
import type { CheckoutMemory, StoredValueChoice } from './checkout-memory.ts';
import {
  type CheckoutVisitor,
  change,
  leadTo,
  type Led,
  ownOrders,
  pick,
  type PlainStep,
  refuse,
  takeCodes,
  type TypedForm,
} from './plain-step.ts';

type Plan = CheckoutMemory['plan'];

const normalizeCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase().slice(0, 60);

/** The credits that a form asks for, as the account has them now. Only whoever buys for themselves has any. */
async function creditsOf({ actor }: CheckoutVisitor, typed: TypedForm): Promise<StoredValueChoice[]> {
  const { accountId } = actor.principal;
  if (accountId === null) return [];
  return (await storeCreditsOf(actor.db, accountId))
    .filter(({ is_trade: isTrade }) => typed[isTrade ? 'credits-trade' : 'credits-plain'] !== undefined)
    .map((account): StoredValueChoice => {
      return { kind: 'STORE_CREDITS', code: null, isTrade: account.is_trade, balanceCents: spendable(account) };
    })
    .filter(({ balanceCents }) => balanceCents > 0);
}

/** What the form says of how it is paid; codes stay as they were applied. */
async function planOf(context: CheckoutVisitor, typed: TypedForm, { storedValues }: Plan): Promise<Plan> {
  const removed = typed['remove'] ?? '';
  const codes = storedValues.filter(({ kind, code }) => kind === 'CODE' && code !== removed);
  const [method = '', savedCard] = (typed['method'] ?? '').split(':', 2);
  const offered = methodKindsFor(context.actor, paymentContextOf(context)).find((kind) => kind === method);
  return {
    method: offered ?? null,
    savedCard: savedCard === undefined ? null : savedCard.slice(0, 100),
    layaway: typed['layaway'] ? typed['layaway'].slice(0, 60) : null,
    storedValues: [...codes, ...(await creditsOf(context, typed))],
  };
}

/** Applies a code that was typed; gives why not, for programs and for people. */
async function applyCode(
  context: CheckoutVisitor,
  orders: readonly OrderView[],
  { storedValues }: Plan,
  text: string,
): Promise<{ readonly storedValue: StoredValueChoice } | { readonly code: string; readonly message: string | null }> {
  const code = normalizeCode(text);
  if (code === '') return { code: 'code-missing', message: null };
  if (storedValues.some((applied) => applied.code === code)) return { code: 'code-applied', message: null };
  if (!(await takeCodes(orders))) return { code: 'code-not-taken', message: null };
  const found = await attempt(() => findTypedCode(context.actor, context, code));
  if (!found.ok) return { code: 'code-unknown', message: found.message };
  const account = found.value;
  if (account.expires_at !== null && account.expires_at <= new Date()) return { code: 'code-expired', message: null };
  const balanceCents = spendable(account);
  if (balanceCents <= 0) return { code: 'code-spent', message: null };
  return { storedValue: { kind: 'CODE', code, isTrade: account.is_trade, balanceCents } };
}

/** What is paid now, and what of it codes and credits leave for another way. */
function restOf(orders: readonly OrderView[], { layaway, storedValues }: Plan): number {
  const due = orders.reduce((sum, order) => sum + amountRemaining(order), 0);
  const [order] = orders;
  const terms = layaway !== null && orders.length === 1 && order ? planByRef(layaway) : undefined;
  const deposit = terms && order ? scheduleOf(terms, order.price.totalCents, new Date())?.depositCents : undefined;
  const paid = storedValues.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  return Math.max(0, (deposit ?? due) - paid);
}

/** Affirm's fee is in the total exactly when Affirm pays. */
async function settleFee(context: CheckoutVisitor, orders: readonly OrderView[], isAffirm: boolean) {
  for (const { id, row } of orders) {
    if (row.fee_basis_points > 0 === isAffirm) continue;
    const refusal = await change(context, (actor) => setAffirmFee(actor, id, isAffirm));
    if (refusal) return refusal;
  }
  return null;
}

async function settle(context: CheckoutVisitor, orders: readonly OrderView[], memory: CheckoutMemory): Promise<Led> {
  const { plan } = memory;
  const rest = restOf(orders, plan);
  if (rest > 0 && plan.method === null) return refuse('payment', memory, 'method-missing', null);
  if (plan.layaway !== null && plan.method === 'AFFIRM') return refuse('payment', memory, 'no-loan-for-deposit', null);
  const refusal = await settleFee(context, orders, rest > 0 && plan.method === 'AFFIRM');
  return refusal ? refuse('payment', memory, refusal.code, refusal.message) : leadTo('review', memory);
}

/**
 * How it is paid: `method`, a kept card as `CARD:{id}`; `layaway`, the plan whose deposit is paid; `credits-plain` and
 * `credits-trade`; `code`, which is applied, and `remove`, one that is taken off. Only the first three lead on to the review.
 */
export const paymentStep: PlainStep = async (context, typed, before) => {
  const orders = await ownOrders(context);
  const fields = { ...before.fields, ...pick(typed, ['code']) };
  const memory = { ...before, fields, plan: await planOf(context, typed, before.plan) };
  if (orders.length === 0) return leadTo('payment', memory);
  if (typed['remove'] !== undefined) return leadTo('payment', memory);
  const text = typed['code'] ?? '';
  if (typed['do'] !== 'apply' && text.trim() === '') return settle(context, orders, memory);
  const applied = await applyCode(context, orders, memory.plan, text);
  if ('code' in applied) return refuse('payment', memory, applied.code, applied.message);
  const storedValues = [...memory.plan.storedValues, applied.storedValue];
  return leadTo('payment', { ...memory, fields: { ...fields, code: '' }, plan: { ...memory.plan, storedValues } });
};
