import { boxOf, closed, type Knot, knots } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { paint } from '../core/paint.ts';
import { path } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { postBridge } from '../parts/bridges.ts';
import { knob, toggle } from '../parts/controls.ts';
import { pickup } from '../parts/pickups.ts';
import { guardPlate } from '../parts/plates.ts';
import { tail } from '../parts/strings.ts';
import { assemble, choose } from './assemble.ts';
import { headFace, timber } from './faces.ts';
import { bridgeWork, setNeck } from './set-neck.ts';
import { outlines } from './outlines.ts';

/** Angular bodies of the space age: a flat wedge or a lightning bolt. */
function angular(sheet: Sheet, shape: readonly Knot[], head: 'arrow-3' | 'beak-6', v: boolean): Model {
  const c = choose(sheet, {
    board: 'rosewood',
    guard: v ? 'black' : 'white',
    pickups: 'humbucker',
    inlays: 'dots',
    knobs: v ? 'hat' : 'speed',
  });
  const d = closed(shape);
  const box = boxOf(shape);
  const art = [
    paint(sheet, {
      path: d,
      box,
      finish: c.finish,
      name: 'b',
      edge: 7,
      binding: sheet.spec.binding ? 'cream' : 'none',
    }),
  ];
  const guard = v
    ? knots('46,520c 60,500 70,516 78,540c 140,716c 142,738 128,744c 46,640c')
    : knots(
        '-46,486c -60,484 -66,500 -66,540c -68,600c -60,614 -46,616c 46,616c 92,644c 136,740c 140,764 120,768c 88,748c 64,660 46,486c',
      );
  if (c.guard !== 'none') art.push(guardPlate(sheet, c.guard, closed(guard), []));
  art.push(pickup(sheet, c.pickups, 0, 496, '#171514'), pickup(sheet, c.pickups, 0, 586, '#171514'));
  const work = bridgeWork(sheet, 629, 668, v ? 700 : 800);
  const vee = path('M-26 664L0 700L26 664Z', `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-width=".6"`);
  art.push(v && !sheet.spec.bridge ? postBridge(sheet, 629) + vee : work.art);
  const knobs = v
    ? ([
        [96, 660],
        [112, 706],
        [128, 752],
      ] as const)
    : ([
        [86, 668],
        [102, 703],
        [118, 738],
      ] as const);
  for (const [x, y] of knobs) art.push(knob(sheet, c.knobs, x, y));
  art.push(v ? toggle(sheet, 148, 806, '#171514', 9) : toggle(sheet, 138, 440, '#171514', 9));
  return assemble(
    sheet,
    { knots: shape, path: d, box, art: art.join(''), back: c.finish, fixing: 'set' },
    {
      ...setNeck,
      binding: sheet.spec.binding ?? false,
      join: 442,
      end: 462,
      board: c.board,
      inlays: c.inlays,
      head,
      headFace: headFace(sheet, c.finish, timber.black),
      buttons: v ? 'pearl' : 'metal',
      stringEnd: v && !sheet.spec.bridge ? tail(680, 30) : work.stringEnd,
    },
  );
}

export const vType = (sheet: Sheet): Model => angular(sheet, outlines.v, 'arrow-3', true);
export const zType = (sheet: Sheet): Model => angular(sheet, outlines.z, 'beak-6', false);
