import type { RepairState } from './repairs.generated.ts';

/** The states of repairs, as they follow one another. */
export const repairStates = [
  'RECEIVED',
  'ESTIMATED',
  'APPROVED',
  'IN_WORK',
  'READY',
  'COLLECTED',
  'CANCELLED',
] as const satisfies readonly RepairState[];

/** A state of this name, or null. */
export const asRepairState = (text: string | undefined): RepairState | null =>
  repairStates.find((state) => state === text) ?? null;

/** How a state looks. */
export const toneOf: Readonly<Record<RepairState, 'plain' | 'good' | 'warn' | 'plush'>> = {
  RECEIVED: 'warn',
  ESTIMATED: 'plush',
  APPROVED: 'warn',
  IN_WORK: 'plush',
  READY: 'good',
  COLLECTED: 'plain',
  CANCELLED: 'plain',
};
