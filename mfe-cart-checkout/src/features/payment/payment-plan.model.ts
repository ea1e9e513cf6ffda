import { isTenderName, type TenderName } from '@headstock/contracts/payments';
import { asInteger, asRecord, asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';
import { parseCard, type Card } from './card.model.ts';
import type { TenderInput } from './payment.generated.ts';

/** A way that takes what codes and credits leave. */
export type MainKind = Exclude<TenderName, 'CODE' | 'STORE_CREDITS'>;

/** A code or credits that pay first, as far as they reach. */
export interface Purse {
  readonly kind: 'CODE' | 'STORE_CREDITS';
  /** The code; null for credits. */
  readonly code: string | null;
  readonly isTrade: boolean;
  readonly balanceCents: number;
}

/** A deposit that was chosen; it counts only while what is due is what it was made of. */
export interface ChosenLayaway {
  readonly ref: string;
  readonly depositCents: number;
  readonly ofCents: number;
}

/** How somebody means to pay. Nothing of it is certain before the server has taken it. */
export interface PaymentPlan {
  /** Null until chosen. */
  readonly kind: MainKind | null;
  readonly card: Card | null;
  /** Cards are typed on the provider's own page: there is no form here. */
  readonly cardElsewhere: boolean;
  readonly purses: readonly Purse[];
  readonly layaway: ChosenLayaway | null;
  /** Pays so much instead of all that is due; null pays all, 0 stands for an amount that cannot be read. */
  readonly partCents: number | null;
  /** TERMINAL: which reader; empty is the shop's own. */
  readonly reader: string;
  /** MANUAL: how it was paid, and what is to be remembered of it. */
  readonly type: string;
  readonly notes: string;
}

export const emptyPlan: PaymentPlan = {
  kind: null,
  card: null,
  cardElsewhere: false,
  purses: [],
  layaway: null,
  partCents: null,
  reader: '',
  type: '',
  notes: '',
};

const isMain = (name: TenderName): name is MainKind => name !== 'CODE' && name !== 'STORE_CREDITS';

/** The ways that a server offers for what codes and credits leave. A loan for a deposit makes no sense. */
export function mainKinds(offered: readonly TenderName[], layaway: boolean): MainKind[] {
  return offered.filter(isMain).filter((kind) => !(layaway && kind === 'AFFIRM'));
}

/** What tells one code, or one sort of credits, from another. */
export const keyOf = ({ kind, code, isTrade }: Purse): string => code ?? `${kind}-${isTrade ? 'trade' : 'plain'}`;

/** What a plan makes of an amount. */
export interface PlanShares {
  /** What is paid now. */
  readonly nowCents: number;
  /** What each code or credit pays of it, in the plan's sequence; 0 where the earlier ones reach. */
  readonly purses: readonly { readonly purse: Purse; readonly amountCents: number }[];
  /** What is left for the main way. */
  readonly mainCents: number;
}

/** The deposit of the plan; null when none was chosen, or it was made of another amount. */
export function depositOf({ layaway }: PaymentPlan, dueCents: number): number | null {
  return layaway?.ofCents === dueCents ? layaway.depositCents : null;
}

/** Shares out what is paid now: codes and credits first, in their sequence, as far as they reach. Whole cents, none is lost. */
export function shareOut(plan: PaymentPlan, dueCents: number): PlanShares {
  const nowCents = Math.min(dueCents, depositOf(plan, dueCents) ?? plan.partCents ?? dueCents);
  let left = nowCents;
  const purses = plan.purses.map((purse) => {
    const amountCents = Math.min(left, purse.balanceCents);
    left -= amountCents;
    return { purse, amountCents };
  });
  return { nowCents, purses, mainCents: left };
}

/** Whether a main way has all it needs. */
function isReady({ kind, card, cardElsewhere, type }: PaymentPlan): boolean {
  if (kind === 'CARD') return card !== null || cardElsewhere;
  return kind === 'MANUAL' ? type.trim() !== '' : kind !== null;
}

/** Whether nothing is missing to pay by the plan. */
export function isComplete(plan: PaymentPlan, dueCents: number): boolean {
  const { nowCents, mainCents } = shareOut(plan, dueCents);
  return nowCents > 0 && (mainCents === 0 || isReady(plan));
}

function mainTender({ kind, card, reader, type, notes }: PaymentPlan): TenderInput | null {
  switch (kind) {
    case null:
      return null;
    case 'CARD':
      return card ? { kind, token: card.token } : { kind };
    case 'TERMINAL':
      return { kind, reader };
    case 'MANUAL':
      return { kind, type: type.trim(), notes: notes.trim() || null };
    default:
      return { kind };
  }
}

const purseTender = ({ kind, code, isTrade }: Purse): TenderInput =>
  kind === 'CODE' ? { kind, code } : { kind, isTrade };

/**
 * The plan as `ordersPay` takes it. The last tender has no amount, so that the server says what the rest is; only a part of
 * what is due has one.
 */
export function tendersOf(plan: PaymentPlan, dueCents: number): TenderInput[] {
  const { nowCents, purses, mainCents } = shareOut(plan, dueCents);
  const paying = purses.filter(({ amountCents }) => amountCents > 0);
  const tenders = paying.map(({ purse, amountCents }): TenderInput => ({ ...purseTender(purse), amountCents }));
  const main = mainCents > 0 ? mainTender(plan) : null;
  if (main) tenders.push({ ...main, amountCents: mainCents });
  const isPart = depositOf(plan, dueCents) === null && nowCents < dueCents;
  const last = isPart ? undefined : tenders.pop();
  if (last) {
    const { amountCents: _taken, ...rest } = last;
    tenders.push(rest);
  }
  return tenders;
}

function parsePurse(raw: unknown): Purse | null {
  const record = asRecord(raw);
  const kind = record?.['kind'];
  const isTrade = record?.['isTrade'];
  const code = asText(record?.['code'], 60, /./);
  const balanceCents = asInteger(record?.['balanceCents']);
  if (typeof isTrade !== 'boolean' || balanceCents === null || balanceCents < 0) return null;
  if (kind === 'STORE_CREDITS') return { kind, code: null, isTrade, balanceCents };
  return kind === 'CODE' && code !== null ? { kind, code, isTrade, balanceCents } : null;
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
  const name = asText(record['kind'], 40) ?? '';
  const purses = Array.isArray(record['purses']) ? record['purses'].map(parsePurse) : [];
  return {
    kind: isTenderName(name) && isMain(name) ? name : null,
    card: parseCard(record['card']),
    cardElsewhere: record['cardElsewhere'] === true,
    purses: purses.filter((purse) => purse !== null),
    layaway: parseLayaway(record['layaway']),
    partCents: asInteger(record['partCents']),
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
