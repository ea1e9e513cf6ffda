import { isPaymentMethodName, type PaymentMethodName } from '@headstock/contracts/payments';
import { asInteger, asRecord, asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';
import { parseCard, type Card } from '@headstock/ui/card';
import type { PaymentMethodInput } from './payment.generated.ts';

/** A way that takes what codes and credits leave. */
export type PrimaryMethod = Exclude<PaymentMethodName, 'CODE' | 'STORE_CREDITS'>;

/** A code or credits that pay first, as far as they reach. */
export interface StoredValue {
  readonly kind: 'CODE' | 'STORE_CREDITS';
  /** The code; null for credits. */
  readonly code: string | null;
  readonly isTrade: boolean;
  readonly balanceCents: number;
}

/** A kept card, as much of it as the page says. */
export type SavedCardChoice = Pick<Card, 'network' | 'last4'> & { readonly id: string };

/** A deposit that was chosen; it counts only while what is due is what it was made of. */
export interface ChosenLayaway {
  readonly ref: string;
  readonly depositCents: number;
  readonly ofCents: number;
}

/** How somebody means to pay. Nothing of it is certain before the server has taken it. */
export interface PaymentPlan {
  /** Null until chosen. */
  readonly method: PrimaryMethod | null;
  readonly card: Card | null;
  /** The kept card that pays; null for one that is typed. */
  readonly savedCard: SavedCardChoice | null;
  /** The payer wants to type another card than those that are kept. */
  readonly usesOtherCard: boolean;
  /** The payer agrees that the typed card is kept. */
  readonly savesCard: boolean;
  /** Cards are typed on the provider's own page: there is no form here. */
  readonly cardOnProviderPage: boolean;
  readonly storedValues: readonly StoredValue[];
  readonly layaway: ChosenLayaway | null;
  /** Pays so much instead of all that is due; null pays all, 0 stands for an amount that cannot be read. */
  readonly partialCents: number | null;
  /** TERMINAL: which reader; empty is the shop's own. */
  readonly reader: string;
  /** MANUAL: how it was paid, and what is to be remembered of it. */
  readonly type: string;
  readonly notes: string;
}

export const emptyPlan: PaymentPlan = {
  method: null,
  card: null,
  savedCard: null,
  usesOtherCard: false,
  savesCard: false,
  cardOnProviderPage: false,
  storedValues: [],
  layaway: null,
  partialCents: null,
  reader: '',
  type: '',
  notes: '',
};

const isPrimary = (name: PaymentMethodName): name is PrimaryMethod => name !== 'CODE' && name !== 'STORE_CREDITS';

/** The ways that a server offers for what codes and credits leave. A loan for a deposit makes no sense. */
export function primaryMethods(offered: readonly PaymentMethodName[], layaway: boolean): PrimaryMethod[] {
  return offered.filter(isPrimary).filter((kind) => !(layaway && kind === 'AFFIRM'));
}

/** What tells one code, or one sort of credits, from another. */
export const keyOf = ({ kind, code, isTrade }: StoredValue): string => code ?? `${kind}-${isTrade ? 'trade' : 'plain'}`;

/** What a plan makes of an amount. */
export interface PaymentAllocation {
  /** What is paid now. */
  readonly nowCents: number;
  /** What each code or credit pays of it, in the plan's sequence; 0 where the earlier ones reach. */
  readonly storedValues: readonly { readonly storedValue: StoredValue; readonly amountCents: number }[];
  /** What is left for the main way. */
  readonly primaryCents: number;
}

/** The deposit of the plan; null when none was chosen, or it was made of another amount. */
export function depositOf({ layaway }: PaymentPlan, dueCents: number): number | null {
  return layaway?.ofCents === dueCents ? layaway.depositCents : null;
}

/** Shares out what is paid now: codes and credits first, in their sequence, as far as they reach. Whole cents, none is lost. */
export function allocate(plan: PaymentPlan, dueCents: number): PaymentAllocation {
  const nowCents = Math.min(dueCents, depositOf(plan, dueCents) ?? plan.partialCents ?? dueCents);
  let left = nowCents;
  const storedValues = plan.storedValues.map((storedValue) => {
    const amountCents = Math.min(left, storedValue.balanceCents);
    left -= amountCents;
    return { storedValue, amountCents };
  });
  return { nowCents, storedValues, primaryCents: left };
}

/** Whether a main way has all it needs. */
function isReady({ method, card, savedCard, cardOnProviderPage, type }: PaymentPlan): boolean {
  if (method === 'CARD') return card !== null || savedCard !== null || cardOnProviderPage;
  return method === 'MANUAL' ? type.trim() !== '' : method !== null;
}

/** Whether nothing is missing to pay by the plan. */
export function isComplete(plan: PaymentPlan, dueCents: number): boolean {
  const { nowCents, primaryCents } = allocate(plan, dueCents);
  return nowCents > 0 && (primaryCents === 0 || isReady(plan));
}

function cardInput({ card, savedCard, savesCard }: PaymentPlan): PaymentMethodInput {
  if (savedCard) return { kind: 'CARD', savedCard: savedCard.id };
  return { kind: 'CARD', ...(card && { token: card.token }), ...(savesCard && { saveCard: true }) };
}

function primaryInput(plan: PaymentPlan): PaymentMethodInput | null {
  const { method, reader, type, notes } = plan;
  switch (method) {
    case null:
      return null;
    case 'CARD':
      return cardInput(plan);
    case 'TERMINAL':
      return { kind: method, reader };
    case 'MANUAL':
      return { kind: method, type: type.trim(), notes: notes.trim() || null };
    default:
      return { kind: method };
  }
}

const storedValueInput = ({ kind, code, isTrade }: StoredValue): PaymentMethodInput =>
  kind === 'CODE' ? { kind, code } : { kind, isTrade };

/**
 * The plan as `ordersPay` takes it. The last payment method has no amount, so that the server says what the rest is; only a part of
 * what is due has one.
 */
export function paymentMethodsOf(plan: PaymentPlan, dueCents: number): PaymentMethodInput[] {
  const { nowCents, storedValues, primaryCents } = allocate(plan, dueCents);
  const paying = storedValues.filter(({ amountCents }) => amountCents > 0);
  const methods = paying.map(({ storedValue, amountCents }): PaymentMethodInput => ({
    ...storedValueInput(storedValue),
    amountCents,
  }));
  const main = primaryCents > 0 ? primaryInput(plan) : null;
  if (main) methods.push({ ...main, amountCents: primaryCents });
  const isPart = depositOf(plan, dueCents) === null && nowCents < dueCents;
  const last = isPart ? undefined : methods.pop();
  if (last) {
    const { amountCents: _taken, ...rest } = last;
    methods.push(rest);
  }
  return methods;
}

function parseStoredValue(raw: unknown): StoredValue | null {
  const record = asRecord(raw);
  const kind = record?.['kind'];
  const isTrade = record?.['isTrade'];
  const code = asText(record?.['code'], 60, /./);
  const balanceCents = asInteger(record?.['balanceCents']);
  if (typeof isTrade !== 'boolean' || balanceCents === null || balanceCents < 0) return null;
  if (kind === 'STORE_CREDITS') return { kind, code: null, isTrade, balanceCents };
  return kind === 'CODE' && code !== null ? { kind, code, isTrade, balanceCents } : null;
}

function parseSavedCard(raw: unknown): SavedCardChoice | null {
  const record = asRecord(raw);
  const id = asText(record?.['id'], 100, /./);
  const network = asText(record?.['network'], 40);
  const last4 = asText(record?.['last4'], 4, /^\d{4}$/);
  return id !== null && network !== null && last4 !== null ? { id, network, last4 } : null;
}

function parseLayaway(raw: unknown): ChosenLayaway | null {
  const record = asRecord(raw);
  const ref = asText(record?.['ref'], 60, /./);
  const depositCents = asInteger(record?.['depositCents']);
  const ofCents = asInteger(record?.['ofCents']);
  return ref !== null && depositCents !== null && ofCents !== null ? { ref, depositCents, ofCents } : null;
}

/** A plan from this tab's memory; null for anything that is none. What cannot be read of it is left out. */
export function parsePlan(raw: unknown): PaymentPlan | null {
  const record = asRecord(raw);
  if (!record) return null;
  const name = asText(record['method'], 40) ?? '';
  const storedValues = Array.isArray(record['storedValues']) ? record['storedValues'].map(parseStoredValue) : [];
  return {
    method: isPaymentMethodName(name) && isPrimary(name) ? name : null,
    card: parseCard(record['card']),
    savedCard: parseSavedCard(record['savedCard']),
    usesOtherCard: record['usesOtherCard'] === true,
    savesCard: record['savesCard'] === true,
    cardOnProviderPage: record['cardOnProviderPage'] === true,
    storedValues: storedValues.filter((storedValue) => storedValue !== null),
    layaway: parseLayaway(record['layaway']),
    partialCents: asInteger(record['partialCents']),
    reader: asText(record['reader'], 100) ?? '',
    type: asText(record['type'], 60) ?? '',
    notes: asText(record['notes'], 500) ?? '',
  };
}

interface Schedule {
  readonly deposit: { readonly amountCents: number };
  readonly instalments: readonly { readonly amount: { readonly amountCents: number } }[];
}

/** What a deposit and its instalments sum to. */
export function scheduleSum({ deposit, instalments }: Schedule): number {
  return instalments.reduce((sum, { amount }) => sum + amount.amountCents, deposit.amountCents);
}
