import { repricePercent } from '@headstock/contracts/reprice-percent';
import type { ListingRow } from './listing-row.model.ts';

/** What is done to several listings at once. */
export type BulkAction = 'PAUSE' | 'RESUME' | 'END' | 'REPRICE';

/** The actions in the order of their buttons. */
export const bulkActions = ['REPRICE', 'PAUSE', 'RESUME', 'END'] as const satisfies readonly BulkAction[];

/** Listings that one change takes at most. */
export const MOST_AT_ONCE = 50;

/** Whether an action may lead somewhere from a row; the server decides about each. */
export function takesAction({ state, isConsignment }: ListingRow, action: BulkAction): boolean {
  if (action === 'PAUSE') return state === 'LISTING_ACTIVE';
  if (action === 'RESUME') return state === 'PAUSED';
  if (action === 'END') return state === 'LISTING_ACTIVE' || state === 'PAUSED';
  return !isConsignment && state !== 'SOLD' && state !== 'PENDING_SALE';
}

/** Whether anything can be done to a row together with others. */
export const canBeChosen = (row: ListingRow): boolean => bulkActions.some((action) => takesAction(row, action));

/** A percentage as people type it: `-10`, `−10 %`, `+5%`; null for what is none, or 0. */
export function readChange(text: string): number | null {
  const plain = text.replaceAll(/[\s%\u00a0\u202f]/g, '').replace('\u2212', '-');
  const value = /^[+-]?\d{1,3}$/.test(plain) ? Number(plain) : 0;
  return value === 0 ? null : value;
}

/** Whether the shop takes a change of so many percent. */
export const isTaken = (percent: number): boolean => percent >= repricePercent.least && percent <= repricePercent.most;
