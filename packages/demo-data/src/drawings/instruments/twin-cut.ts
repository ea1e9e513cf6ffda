import { closed, knots, mirrored } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { at, path, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { armVibrato, postBridge } from '../parts/bridges.ts';
import { tail } from '../parts/strings.ts';
import { slab } from './double-cuts.ts';
import { fHole } from './f-hole.ts';
import { fromRecipe } from './recipe.ts';
import { setNeck } from './set-neck.ts';

/** A wide, thin hollow body with two round horns and painted sound holes. */
export const twinCutHollow = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...slab,
    outline: mirrored(
      knots(`0,432c 29,432c 46,418 62,390 86,362 116,350 144,366 156,404 150,456 136,510 128,560 140,612 174,660 200,718
        202,780 176,836 122,870 58,884 0,886`),
    ),
    edge: 15,
    arched: true,
    binding: 'white',
    under: () => fHole(-128, 648, 160, -1, 5, '#efe6d0') + fHole(128, 648, 160, 1, 5, '#efe6d0') + mutes(sheet),
    guard: {
      kind: 'gold',
      path: closed(knots('36,486c 64,476 96,470 108,490 100,530 86,580 84,618 66,630 46,622c 46,512c')),
      screws: [
        [50, 492],
        [98, 488],
        [66, 620],
      ],
    },
    pickups: 'filtertron',
    bridge: (s) => postBridge(s, 626, 0) + armVibrato(s, 742, 882),
    stringEnd: tail(738, 42),
    knobs: 'dome',
    knobsAt: [
      [140, 756],
      [158, 796],
      [120, 800],
      [112, 420],
    ],
    toggleAt: [-112, 410],
    inlays: 'thumbnails',
    board: 'ebony',
    neck: { ...setNeck, scale: 625, join: 428, end: 466, head: 'wide-3', headRim: '#efe6d0', buttons: 'metal' },
    fixing: 'plain',
  });

/** Two dials for the mute under the strings. */
function mutes(sheet: Sheet): string {
  return [-104, 104]
    .map((x) => at(x, 742, 0, path(ring(0, 0, 8), `fill="${sheet.metalDot()}" stroke="#2b2722" stroke-width=".6"`)))
    .join('');
}
