import { closed, knots, placed } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import type { Sheet } from '../core/sheet.ts';
import { armVibrato, postBridge, trapeze, woodBridge } from '../parts/bridges.ts';
import { tail } from '../parts/strings.ts';
import { fHole } from './f-hole.ts';
import { pointedCut, semi } from './hollow.ts';
import { fromRecipe } from './recipe.ts';
import { setNeck } from './set-neck.ts';

/** The smaller electric with a pointed cutaway, four knobs and a trapeze. */
export function hollowSharpCut(sheet: Sheet): Model {
  const shape = placed(pointedCut, 0, 22, 0.95, 0.94);
  return fromRecipe(sheet, {
    outline: shape,
    edge: 16,
    arched: true,
    binding: 'cream',
    under: () => fHole(-122, 634, 166, -1) + fHole(122, 634, 166, 1),
    guard: {
      kind: 'black',
      path: closed(knots('34,470c 52,470 76,510 88,560 88,620 78,640 48,640c 46,560c 46,505c 34,505c')),
      screws: [
        [42, 478],
        [74, 628],
      ],
    },
    pickups: 'humbucker',
    pickupsAt: [
      [0, 486],
      [0, 584],
    ],
    plastic: '#171514',
    bridge: (s) => woodBridge(s, 629, 70) + (s.spec.bridge === 'arm' ? armVibrato(s, 736, 864) : trapeze(s, 736, 864)),
    stringEnd: tail(734, 50),
    knobs: 'hat',
    knobsAt: [
      [104, 704],
      [150, 716],
      [90, 752],
      [136, 768],
    ],
    toggleAt: [-112, 420],
    inlays: 'parallelograms',
    neck: { ...setNeck, frets: 20, heel: 56, join: 362, end: 455 },
    face: 'black',
    fixing: 'plain',
  });
}

/** A thin semi-hollow bass with one large pickup at the neck. */
export function semiHollowBass(sheet: Sheet): Model {
  return fromRecipe(sheet, {
    outline: placed(semi, 0, 118),
    edge: 14,
    arched: true,
    binding: 'cream',
    under: () => fHole(-122, 732, 156, -1) + fHole(122, 732, 156, 1),
    pickups: 'humbucker',
    pickupsAt: [[0, 600]],
    plastic: '#171514',
    bridge: (s) => postBridge(s, 775, 0),
    stringEnd: tail(800, 52, 4),
    knobs: 'witch',
    knobsAt: [
      [108, 832],
      [132, 874],
    ],
    inlays: 'dots',
    neck: {
      ...setNeck,
      scale: 775,
      frets: 20,
      nut: 40,
      heel: 56,
      strings: 4,
      nutSpan: 30,
      saddleSpan: 52,
      wound: 'bass',
      head: 'bass-2',
      join: 542,
      end: 570,
      buttons: 'metal',
    },
    face: 'black',
    fixing: 'plain',
  });
}
