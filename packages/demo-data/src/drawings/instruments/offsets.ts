import { closed, knots, placed } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { drop, path, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { slideSwitch } from '../parts/controls.ts';
import { bolt } from './bolt-neck.ts';
import { outlines } from './outlines.ts';
import { fromRecipe, type Recipe } from './recipe.ts';

/** Chrome plates for the switches, on the upper horn, the lower horn and the waist of the treble side. */
function plates(sheet: Sheet, dy: number): string {
  const shapes = [
    knots('-118,374c -104,372 -92,392 -92,424 -100,468 -112,470c -126,440 -128,400 -118,374c'),
    knots('74,604c 96,606 124,650 142,700 134,720 116,728 98,716 78,670 68,640c'),
    knots('60,548c 84,540 104,520 116,540 122,580 112,596 84,592c'),
  ];
  const d = shapes.map((shape) => closed(placed(shape, 0, dy))).join('');
  const screws = [
    [-112, 386],
    [-108, 458],
    [126, 712],
    [82, 616],
    [108, 534],
  ]
    .map(([x = 0, y = 0]) => ring(x, y + dy, 2))
    .join('');
  return `${drop(path(d, ''), 1.4, 2)}${path(d, `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-opacity=".6" stroke-width=".6"`)}${path(screws, 'fill="#5b564d"')}${slideSwitch(-108, 420 + dy, 8)}${slideSwitch(92, 566 + dy, 68)}${slideSwitch(76, 570 + dy, 68)}`;
}

const guard =
  knots(`-30,410c -54,404 -78,384 -96,372 -112,376 -120,404 -120,446 -104,506 -94,552 -100,596 -104,624 -90,640
  -60,634 -46,636c 46,636c 62,628 78,604 100,560 107,508 121,468 122,424 109,396 97,400 80,430 58,452 30,458c`);

/** An offset body full of chrome, with pickups in claws; `dy` moves it down for a longer scale. */
function offset(scale: number, dy: number, frets: number): Recipe {
  return {
    outline: placed(outlines.offset, 0, dy - 20),
    edge: 11,
    guard: { kind: 'tortoise', path: closed(placed(guard, 0, dy - 8)), screws: [] },
    under: (sheet) => plates(sheet, dy - 14),
    pickups: 'claw',
    pickupsAt: [
      [0, 470 + dy],
      [0, 566 + dy],
    ],
    plastic: '#f4eedc',
    bridge: 'floating',
    knobs: 'dome',
    knobsAt: [
      [102, 652 + dy],
      [118, 690 + dy],
    ],
    buttonAt: [-112, 326 + dy],
    inlays: 'dots',
    neck: { ...bolt, scale, frets, join: 392 + dy, end: 446 + dy, head: 'strat-6' },
    face: 'maple',
    fixing: 'bolt',
  };
}

/** Short scale, chrome plates, two pickups in claws. */
export const jaguar = (sheet: Sheet): Model => fromRecipe(sheet, offset(610, 0, 22));

/** The same an octave lower: six strings on a bass scale, three pickups. */
export const bassSix = (sheet: Sheet): Model => {
  const recipe = offset(762, 140, 21);
  const [neck = [0, 0], last = [0, 0]] = recipe.pickupsAt;
  return fromRecipe(sheet, { ...recipe, pickupsAt: [neck, [0, (neck[1] + last[1]) / 2], last] });
};
