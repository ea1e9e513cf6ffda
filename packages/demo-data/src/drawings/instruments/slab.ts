import { boxOf, closed, knots } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { paint } from '../core/paint.ts';
import type { Sheet } from '../core/sheet.ts';
import { hardtail, trayBridge } from '../parts/bridges.ts';
import { strapButton } from '../parts/controls.ts';
import { lipstick, pickup, singleCoil } from '../parts/pickups.ts';
import { controlPlate, guardPlate, plasticOf } from '../parts/plates.ts';
import { assemble, choose } from './assemble.ts';
import { bolt, neckBinding } from './bolt-neck.ts';
import { headFace, timber } from './faces.ts';
import { fHole } from './f-hole.ts';
import { outlines } from './outlines.ts';

const tGuard = closed(
  knots(`-30,428c -62,422 -96,416 -118,432 -120,470 -105,520 -100,566 -106,604 -94,618 -64,620 -46,622c -46,580c 46,580c
    54,560 92,520 104,496 110,462 106,446 94,448 78,464 56,474 30,474c`),
);
const guardScrews = [
  [-46, 432],
  [-108, 446],
  [-96, 540],
  [-84, 612],
  [50, 556],
  [102, 486],
  [48, 480],
] as const;
const thinGuard = closed(
  knots(`31,474c 56,474 78,464 94,448 106,446 110,462 104,500 92,544 84,584 70,600 46,604c 46,516c 31,516c`),
);

/** One cutaway, a slab, a tray bridge and a control plate. */
export function tType(sheet: Sheet): Model {
  return slabT(sheet, false);
}

/** The same with a hollowed bass side and an f-hole. */
export function tThinline(sheet: Sheet): Model {
  return slabT(sheet, true);
}

function slabT(sheet: Sheet, thin: boolean): Model {
  const guard = thin ? 'pearl' : 'black';
  const c = choose(sheet, { board: 'maple', guard, pickups: 'single', inlays: 'dots', knobs: 'dome' });
  const d = closed(outlines.t);
  const box = boxOf(outlines.t);
  const bound = sheet.spec.binding ?? false;
  const art = [
    paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 4.5, binding: bound ? 'white' : 'none' }),
  ];
  if (thin) art.push(fHole(-92, 604, 132, -1, 8));
  if (c.guard !== 'none')
    art.push(
      thin
        ? guardPlate(sheet, c.guard, thinGuard, [
            [40, 480],
            [104, 456],
            [88, 560],
            [54, 596],
          ])
        : guardPlate(sheet, c.guard, tGuard, guardScrews),
    );
  const slim = c.pickups === 'single' && !thin;
  art.push(
    slim
      ? `<g transform="translate(0 497)">${lipstick(sheet)}</g>`
      : pickup(sheet, c.pickups === 'single' ? 'humbucker' : c.pickups, 0, 499, plasticOf[c.guard]),
  );
  if (c.pickups === 'single' && !thin) art.push(trayBridge(sheet, bolt.scale, singleCoil(sheet, '#171514')));
  else
    art.push(
      pickup(sheet, c.pickups === 'single' ? 'humbucker' : c.pickups, 0, 598, plasticOf[c.guard]),
      hardtail(sheet, bolt.scale),
    );
  art.push(controlPlate(sheet, 96, 664, -4, c.knobs), strapButton(sheet, -88, 386));
  return assemble(
    sheet,
    { knots: outlines.t, path: d, box, art: art.join(''), back: c.finish, fixing: 'bolt' },
    {
      ...bolt,
      head: 'inline-6',
      ...neckBinding(sheet),
      join: 402,
      end: 464,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.maple),
    },
  );
}
