/** How far a repair is. */
export const repairStates = [
  'RECEIVED',
  'ESTIMATED',
  'APPROVED',
  'IN_WORK',
  'READY',
  'COLLECTED',
  'CANCELLED',
] as const;
export type RepairState = (typeof repairStates)[number];

/** Every way from one state to another; there is no other. An estimate can be made again until the work begins. */
const ways: Readonly<Record<RepairState, readonly RepairState[]>> = {
  RECEIVED: ['ESTIMATED', 'CANCELLED'],
  ESTIMATED: ['APPROVED', 'ESTIMATED', 'CANCELLED'],
  APPROVED: ['IN_WORK', 'ESTIMATED', 'CANCELLED'],
  IN_WORK: ['READY', 'ESTIMATED', 'CANCELLED'],
  READY: ['COLLECTED', 'IN_WORK'],
  COLLECTED: [],
  // It still has to be fetched.
  CANCELLED: ['COLLECTED'],
};

/** Where a repair can go from a state. */
export const nextStates = (state: RepairState): readonly RepairState[] => ways[state];
