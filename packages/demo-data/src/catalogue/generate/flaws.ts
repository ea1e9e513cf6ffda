import type { Flaw, FlawKind, FlawPlace } from '../../drawings/types.ts';
import type { FinishState, WorkKey } from './life-rules.ts';

const flaw = (kind: FlawKind, place: FlawPlace): Flaw => ({ kind, place });

/** The marks that each line on the finish names, in the order of `finishStates` in the copy. */
const byFinishLine: Readonly<Partial<Record<FinishState, readonly (readonly Flaw[])[]>>> = {
  clean: [
    [flaw('scratches', 'back')],
    [flaw('dings', 'lower-edge'), flaw('dings', 'treble-edge')],
    [flaw('chips', 'lower-edge')],
    [flaw('scratches', 'lower-bout')],
  ],
  checked: [
    [flaw('checking', 'lower-bout'), flaw('belt-rash', 'back')],
    [flaw('checking', 'lower-bout'), flaw('worn', 'forearm')],
    [flaw('checking', 'lower-bout'), flaw('dings', 'lower-edge')],
    [flaw('checking', 'lower-bout'), flaw('chips', 'treble-edge')],
  ],
  worn: [
    [flaw('worn', 'forearm'), flaw('chips', 'lower-edge')],
    [flaw('worn', 'forearm'), flaw('worn', 'neck-back'), flaw('chips', 'lower-edge')],
    [flaw('dings', 'lower-edge'), flaw('belt-rash', 'back')],
    [flaw('worn', 'waist'), flaw('worn', 'neck-back')],
  ],
  refinished: [[], [flaw('checking', 'lower-bout')], [flaw('dings', 'lower-edge')], []],
  plated: [
    [flaw('dull', 'forearm')],
    [flaw('dull', 'lower-bout')],
    [flaw('dull', 'forearm')],
    [flaw('dings', 'lower-edge')],
  ],
  tired: [
    [flaw('chips', 'treble-edge'), flaw('checking', 'lower-bout'), flaw('worn', 'forearm')],
    [flaw('chips', 'lower-edge'), flaw('ghost', 'back')],
    [flaw('chips', 'lower-edge'), flaw('worn', 'forearm')],
  ],
};

/** The same for the sentences on a work. */
const byWorkLine: Readonly<Partial<Record<WorkKey, readonly (readonly Flaw[])[]>>> = {
  'headstock-repair': [
    [flaw('repaired-break', 'behind-nut')],
    [flaw('repaired-break', 'behind-nut')],
    [flaw('repaired-break', 'behind-nut')],
  ],
  'extra-holes': [[flaw('filled-holes', 'lower-bout')], []],
  'crack-repaired': [[flaw('crack', 'lower-bout')], [], [flaw('crack', 'beside-board')]],
};

/** The marks that a report's line on the finish names. */
export const finishFlaws = (state: FinishState, line: number): readonly Flaw[] => byFinishLine[state]?.[line] ?? [];

/** The marks that a report's sentence on a work names. */
export const workFlaws = (work: WorkKey, line: number): readonly Flaw[] => byWorkLine[work]?.[line] ?? [];
