import { boxOf, closed, knots } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { paint } from '../core/paint.ts';
import type { Sheet } from '../core/sheet.ts';
import { floatingVibrato, hardtail, lockingVibrato, vibrato } from '../parts/bridges.ts';
import { knob, lever, slideSwitch, strapButton, toggle } from '../parts/controls.ts';
import { pickup } from '../parts/pickups.ts';
import { guardPlate, jackPlate, plasticOf } from '../parts/plates.ts';
import { tail } from '../parts/strings.ts';
import { assemble, choose } from './assemble.ts';
import { bolt, neckBinding } from './bolt-neck.ts';
import { headFace, timber } from './faces.ts';
import { outlines } from './outlines.ts';

const sGuard = closed(
  knots(`-30,426c -52,421 -72,408 -88,382 -103,362 -116,374 -121,416 -106,474 -84,532 -70,580 -62,606 -50,624c 46,626c
    48,652 60,684 86,714 110,716 126,694 126,656 108,606 96,560 102,514 116,470 121,430 111,402 99,408 84,434 62,458
    30,466c`),
);

/** Two horns, three single coils, a six-screw vibrato. */
export function sType(sheet: Sheet): Model {
  const c = choose(sheet, {
    board: 'maple',
    guard: 'white',
    pickups: 'single',
    inlays: 'dots',
    knobs: 'skirt',
  });
  const d = closed(outlines.s);
  const box = boxOf(outlines.s);
  const color = plasticOf[c.guard];
  const art = [paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 11 })];
  if (c.guard !== 'none') art.push(guardPlate(sheet, c.guard, sGuard, screws.s));
  const spots = [
    [490, 0],
    [546, 0],
    [604, -9],
  ] as const;
  const narrow = c.pickups === 'single' || c.pickups === 'lipstick';
  const count = sheet.spec.pickupCount ?? (narrow ? 3 : 2);
  const shown = count === 2 ? [spots[0], spots[2]] : count === 1 ? [spots[2]] : spots;
  for (const [y, turn] of shown) art.push(pickup(sheet, c.pickups, 0, y, color, turn));
  const fixed = sheet.spec.bridge === 'hardtail' || sheet.spec.bridge === 'stop';
  art.push(fixed ? hardtail(sheet, bolt.scale) : vibrato(sheet, bolt.scale), lever(82, 574, -22, color));
  for (const [x, y] of [
    [74, 616],
    [89, 653],
    [104, 690],
  ] as const)
    art.push(knob(sheet, c.knobs, x, y, color));
  art.push(jackPlate(sheet, 117, 744, -44), strapButton(sheet, -114, 327));
  return assemble(
    sheet,
    { knots: outlines.s, path: d, box, art: art.join(''), back: c.finish, fixing: fixed ? 'bolt' : 'bolt-vibrato' },
    {
      ...bolt,
      ...neckBinding(sheet),
      join: 404,
      end: 464,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.maple),
    },
  );
}

const screws = {
  s: [
    [-46, 430],
    [-103, 372],
    [-114, 416],
    [-96, 488],
    [-74, 554],
    [-56, 606],
    [54, 650],
    [84, 704],
    [119, 664],
    [113, 628],
    [91, 560],
    [97, 500],
    [112, 446],
    [104, 412],
    [46, 466],
  ],
  offset: [
    [-104, 384],
    [-116, 440],
    [-94, 520],
    [-98, 640],
    [78, 692],
    [118, 724],
    [126, 650],
    [96, 560],
    [112, 450],
    [104, 406],
  ],
} as const;

/** The sharpened descendant: deep cutaways, two or three humbuckers, a locking vibrato, a raked head. */
export function superS(sheet: Sheet): Model {
  const c = choose(sheet, {
    board: 'rosewood',
    guard: 'none',
    pickups: 'open-humbucker',
    inlays: 'dots',
    knobs: 'dome',
  });
  const d = closed(outlines.superS);
  const box = boxOf(outlines.superS);
  const art = [paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 10 })];
  const count = sheet.spec.pickupCount ?? 3;
  if (count === 3) art.push(pickup(sheet, 'single', 0, 497, '#171514'), pickup(sheet, 'single', 0, 546, '#171514'));
  if (count === 2) art.push(pickup(sheet, c.pickups, 0, 500, '#171514'));
  art.push(pickup(sheet, c.pickups, 0, 600, '#171514'));
  art.push(sheet.spec.bridge === 'hardtail' ? hardtail(sheet, bolt.scale) : lockingVibrato(sheet, bolt.scale));
  art.push(knob(sheet, c.knobs, 92, 664), knob(sheet, c.knobs, 112, 710), toggle(sheet, 96, 612, '#171514', 7));
  art.push(strapButton(sheet, -113, 316));
  return assemble(
    sheet,
    { knots: outlines.superS, path: d, box, art: art.join(''), back: c.finish, fixing: 'bolt-vibrato' },
    {
      ...bolt,
      ...neckBinding(sheet),
      frets: 24,
      join: 446,
      end: 492,
      board: c.board,
      inlays: c.inlays,
      head: 'inline-6-point',
      headFace: headFace(sheet, c.finish, timber.black),
      buttons: 'black',
      nutColor: '#3a3a3c',
    },
  );
}

const offsetGuard = closed(
  knots(`-30,426c -54,420 -78,398 -96,372 -112,376 -124,408 -124,452 -106,510 -94,552 -102,600 -110,636 -94,650
    -60,646 -48,652c 48,652c 70,690 100,738 124,734 140,700 134,656 112,610 98,560 107,508 121,468 122,424 109,400
    97,408 80,438 58,460 30,468c`),
);

/** A long body with an offset waist, two wide pickups and a floating vibrato. */
export function offsetWaist(sheet: Sheet): Model {
  const c = choose(sheet, {
    board: 'rosewood',
    guard: 'tortoise',
    pickups: 'soapbox',
    inlays: 'dots',
    knobs: 'skirt',
  });
  const d = closed(outlines.offset);
  const box = boxOf(outlines.offset);
  const art = [paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 11 })];
  if (c.guard !== 'none') art.push(guardPlate(sheet, c.guard, offsetGuard, screws.offset));
  art.push(pickup(sheet, c.pickups, 0, 496, '#f4eedc'), pickup(sheet, c.pickups, 0, 598, '#f4eedc'));
  art.push(floatingVibrato(sheet, bolt.scale), knob(sheet, c.knobs, 84, 652), knob(sheet, c.knobs, 108, 694));
  art.push(toggle(sheet, 112, 446, '#efe6d0', 8), slideSwitch(-90, 424, 16), strapButton(sheet, -112, 343));
  return assemble(
    sheet,
    { knots: outlines.offset, path: d, box, art: art.join(''), back: c.finish, fixing: 'bolt' },
    {
      ...bolt,
      ...neckBinding(sheet),
      join: 412,
      end: 464,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.maple),
      stringEnd: tail(700, 38),
    },
  );
}

const shortGuard = closed(
  knots(`-30,406c -52,402 -76,384 -94,366 -110,366 -122,396 -120,442 -104,494 -98,540 -80,580 -60,604 -46,612c 46,612c
    58,640 74,690 100,702 126,676 132,640 112,596 98,548 100,504 112,460 118,420 108,398 96,398 80,420 58,440 30,446c`),
);

/** The student's guitar: short scale, small body, two slanted single coils. */
export function shortScale(sheet: Sheet): Model {
  const c = choose(sheet, {
    board: 'rosewood',
    guard: 'pearl',
    pickups: 'single',
    inlays: 'dots',
    knobs: 'skirt',
  });
  const d = closed(outlines.short);
  const box = boxOf(outlines.short);
  const scale = 610;
  const art = [paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: 9 })];
  if (c.guard !== 'none')
    art.push(
      guardPlate(sheet, c.guard, shortGuard, [
        [-104, 376],
        [-112, 440],
        [-90, 546],
        [56, 622],
        [96, 694],
        [122, 650],
        [92, 540],
        [108, 420],
      ]),
    );
  art.push(pickup(sheet, c.pickups, 0, 482, '#f4eedc', 10), pickup(sheet, c.pickups, 0, 552, '#f4eedc', -12));
  art.push(
    floatingVibrato(sheet, scale),
    knob(sheet, c.knobs, 84, 626, '#171514'),
    knob(sheet, c.knobs, 100, 668, '#171514'),
  );
  art.push(slideSwitch(-88, 418, 14), slideSwitch(-92, 466, 4), strapButton(sheet, -112, 346));
  return assemble(
    sheet,
    { knots: outlines.short, path: d, box, art: art.join(''), back: c.finish, fixing: 'bolt' },
    {
      ...bolt,
      ...neckBinding(sheet),
      scale,
      join: 392,
      end: 440,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber.maple),
      stringEnd: tail(662, 38),
    },
  );
}
