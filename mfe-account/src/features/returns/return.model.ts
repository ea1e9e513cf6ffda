import type { AccountReturnLineQuery, ReturnFactsFragment } from './returns.generated.ts';

/** A return as its page shows it. */
export type Return = ReturnFactsFragment;
export type ReturnReason = Return['reason'];
export type ReturnState = Return['state'];
/** From which side the page looks. */
export type ReturnSide = 'buying' | 'selling';

/** A bought line with its terms and its newest return. */
export type ReturnLine = NonNullable<AccountReturnLineQuery['purchasedLine']>;

/** Reasons for which whoever sold it pays the way. */
const faults = ['NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM'] as const satisfies readonly ReturnReason[];
const all = ['CHANGED_MIND', ...faults, 'OTHER'] as const satisfies readonly ReturnReason[];

/** The reasons that are taken: within the days of the policy all of them, after them faults alone. */
export const reasonsFor = (isOpen: boolean): readonly ReturnReason[] => (isOpen ? all : faults);

/** Whether a text is one of some reasons. */
export const readReason = (text: string, reasons: readonly ReturnReason[]): ReturnReason | null =>
  reasons.find((reason) => reason === text) ?? null;

/** Who pays the way back; null as long as there is no reason. */
export function payerOf(reason: ReturnReason | null): 'shop' | 'buyer' | null {
  if (reason === null) return null;
  return faults.some((fault) => fault === reason) ? 'shop' : 'buyer';
}

/** Whether a return is over without the instrument having come back: another one can be asked for. */
export const isOver = (state: ReturnState): boolean => ['DECLINED', 'WITHDRAWN', 'EXPIRED'].includes(state);

const DAY_MS = 86_400_000;

/** Days that are left until a moment, begun ones counted; 0 when it is over. */
export const daysLeft = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / DAY_MS));

/** The page on which a buyer sends a line back. */
export const returnPath = (lineItemId: string): string => `/profile/buying/returns/${lineItemId}`;
