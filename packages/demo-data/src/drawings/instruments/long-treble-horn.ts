import { closed, knots } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { bar, drop, path } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { postBridge } from '../parts/bridges.ts';
import { tail } from '../parts/strings.ts';
import { bolt } from './bolt-neck.ts';
import { slab } from './double-cuts.ts';
import { fromRecipe } from './recipe.ts';
import { setNeck } from './set-neck.ts';

const reverse = knots(`-29,430c -50,420 -70,392 -96,376 -126,386 -140,424 -134,480 -118,540 -116,600 -140,660 -168,716
  -172,766 -140,800 -80,812 0,806 70,792 126,752 152,700 150,650 126,600 112,548 118,490 136,430 140,378 122,340 96,332
  84,362 72,408 52,436 29,444c`);
const birdGuard = closed(
  knots(`-31,452c -62,446 -92,424 -108,412 -118,440 -110,500 -98,560 -96,600 -60,612 -46,612c 46,612c 62,640 80,690
    104,700 120,680 112,630 98,560 104,490 120,420 116,372 100,370 84,410 56,450 31,460c`),
);

/** A long treble horn and six tuners in line, without the raised centre of the first ones. */
export const firebird = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...slab,
    outline: reverse,
    guard: {
      kind: 'white',
      path: birdGuard,
      screws: [
        [-104, 424],
        [-100, 560],
        [98, 684],
        [104, 400],
      ],
    },
    pickups: 'soapbox',
    pickupsAt: [
      [0, 486],
      [0, 536],
      [0, 586],
    ],
    bridge: (s) => postBridge(s, 629) + lyreTail(s, 690),
    stringEnd: tail(692, 44),
    knobs: 'speed',
    knobsAt: [
      [84, 640],
      [108, 662],
      [96, 690],
      [118, 712],
    ],
    neck: { ...setNeck, binding: false, join: 438, end: 463, head: 'gun-6' },
  });

/** A long plate with a leaf spring and a flat arm. */
function lyreTail(sheet: Sheet, y: number): string {
  const d = `M-30 ${y - 12}H30L34 ${y + 30}L24 ${y + 92}H-24L-34 ${y + 30}Z`;
  const arm = `M30 ${y}C60 ${y - 10} 74 ${y - 60} 70 ${y - 130}`;
  return `${drop(path(d, ''), 2, 4)}${path(d, `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-width=".6"`)}${bar(0, y, 58, 9, 4, `fill="${sheet.metalY()}"`)}<path d="${arm}" fill="none" stroke="${sheet.metal[2]}" stroke-width="8" stroke-linecap="round"/><path d="${arm}" fill="none" stroke="${sheet.metal[0]}" stroke-width="2.6" stroke-linecap="round"/>`;
}

const surf = knots(`-29,434c -52,424 -72,398 -96,380 -124,388 -138,426 -130,476 -112,530 -110,580 -136,640 -162,694
  -160,746 -124,786 -60,804 10,800 76,778 130,736 152,684 146,634 122,584 112,536 122,480 140,424 142,366 122,326 98,326
  86,362 68,418 29,446c`);
const surfGuard = closed(
  knots(`-31,452c -60,446 -88,418 -106,408 -116,432 -108,480 -96,530 -94,572 -110,620 -96,636 -60,618 -46,622c 46,622c
    62,650 84,704 110,690 126,660 112,600 98,550 104,490 122,424 122,376 106,356 92,392 70,436 31,460c`),
);

/** A surf guitar turned around: the treble horn is the long one, the neck pickup slants. */
export const surfOffset = (sheet: Sheet): Model =>
  fromRecipe(sheet, {
    ...slab,
    outline: surf,
    edge: 16,
    guard: {
      kind: 'white',
      path: surfGuard,
      screws: [
        [-102, 420],
        [-98, 620],
        [106, 676],
        [112, 380],
      ],
    },
    pickups: 'soapbox',
    pickupsAt: [
      [0, 492, 14],
      [0, 590],
    ],
    bridge: (s) => postBridge(s, 622, 0) + lyreTail(s, 690),
    stringEnd: tail(690, 44),
    knobs: 'skirt',
    knobColor: '#171514',
    knobsAt: [
      [82, 640],
      [104, 664],
    ],
    toggleAt: [78, 612],
    neck: { ...bolt, scale: 622, frets: 22, nut: 38, nutSpan: 32, binding: true, join: 438, end: 458, head: 'notch-6' },
    fixing: 'bolt',
  });
