import type { Role } from './people.fixture.ts';

const ID = '"0000000000000"';

/** A mutation that is refused: who sends it with which arguments, and the code of the answer. $NAMES are listings of the test. */
export type Refusal = readonly [mutation: string, role: Role, args: string, code: string];

/** Refusals of closing a day and of looking after people. */
export const staffRefusals: readonly Refusal[] = [
  // The day
  [
    'daySheetSave',
    'admin',
    'day: "2026-11-31", version: 0, sheet: { openingFloatCents: 0, counts: [], bankedCents: 0 }',
    'date',
  ],
  ['daySheetExplain', 'admin', 'day: "2026-11-20", version: 0, line: "drawer", text: " "', 'text'],
  ['dayClose', 'admin', 'day: "2026-11-20", version: 0', 'uncounted'],
  [
    'dayCorrect',
    'admin',
    'day: "2026-11-20", amountCents: 5, reason: "Found", idempotencyKey: "key-of-one-intent"',
    'not-closed',
  ],
  // People
  ['accountMerge', 'admin', `keptId: ${ID}, closedId: ${ID}, reason: "One person"`, 'same'],
  ['accountMergeReverse', 'admin', `id: ${ID}, reason: "A mistake"`, 'not-found'],
];
