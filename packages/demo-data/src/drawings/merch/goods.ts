import { closed, knots, mirrored } from '../core/curve.ts';
import { coats } from '../core/finishes.ts';
import type { Box, Model } from '../core/model.ts';
import { bar, disc, drop, line, path, rect, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { softStroke } from '../core/soft.ts';
import { frameObject } from '#demo-data/drawings/gear/frame-object.ts';
import { cloth, isPale, print } from './cloth.ts';

const designOf = (sheet: Sheet): number => Math.abs(sheet.spec.design ?? sheet.spec.seed ?? 0);
const inkOn = (pale: boolean): string => (pale ? '#8f2036' : '#f6ecd0');

/** A stoneware mug with the shop's print. */
export function mug(sheet: Sheet): Model {
  const finish = sheet.finish;
  const [light, mid, deep] = coats[finish].base;
  const body = 'M-42 4C-42 -4 42 -4 42 4L40 88Q39 98 28 100H-28Q-39 98 -40 88Z';
  const handle = 'M40 20C72 16 78 74 39 76';
  const fill = sheet.linear(
    'mg',
    [
      [0, mid],
      [0.22, light],
      [0.32, '#fff'],
      [0.42, light],
      [0.75, mid],
      [1, deep],
    ],
    'x',
  );
  const inside = sheet.linear('mi', [
    [0, deep],
    [1, mid],
  ]);
  const art = [
    line(handle, '#17110b', 15),
    line(handle, mid, 13),
    line(handle, light, 4, 'transform="translate(-1 -2)"'),
  ];
  art.push(
    path(body, `fill="${fill}" stroke="#17110b" stroke-opacity=".5" stroke-width=".7"`),
    `<ellipse cx="0" cy="3" rx="41" ry="6.4" fill="${inside}" stroke="#17110b" stroke-opacity=".4" stroke-width=".7"/>`,
    '<ellipse cx="0" cy="5.4" rx="36" ry="4.2" fill="#2a160b"/>',
  );
  art.push(
    line('M-41 84Q0 92 41 84', deep, 1.4, 'opacity=".6"'),
    print(designOf(sheet), -2, 50, 46, inkOn(isPale(finish)), mid),
  );
  art.push('<path d="M-32 12L-30 92" stroke="#fff" stroke-opacity=".5" stroke-width="3.4" stroke-linecap="round"/>');
  const silhouette = `${body}M40 14C80 8 86 82 40 84V70C66 66 62 26 40 28Z`;
  return frameObject(
    art.join(''),
    silhouette,
    { x: -42, y: -4, w: 112, h: 104 },
    { stands: true, share: 0.62, close: { x: -40, y: 8, w: 80, h: 84 } },
  );
}

/** A cotton bag with two long handles. */
export function tote(sheet: Sheet): Model {
  const finish = sheet.finish;
  const [light, mid] = coats[finish].base;
  const box: Box = { x: -200, y: 0, w: 400, h: 420 };
  const d = closed(mirrored(knots('0,6@0 100,4 176,0c 182,120 186,280 184,396c 90,408 0,404@180')));
  const back = 'M-92 8C-96 -150 -58 -190 0 -190S96 -150 92 8';
  const front = 'M-92 40C-104 -110 -64 -160 0 -160S104 -110 92 40';
  const art = [
    line(back, '#120c08', 25),
    line(back, coats[finish].base[2], 23),
    cloth(
      sheet,
      'b',
      d,
      box,
      finish,
      'M160 20C130 120 150 200 120 300M-160 20C-140 120 -150 220 -124 320M40 400C30 330 60 280 40 220M-70 400C-60 350 -84 300 -70 250',
    ),
  ];
  art.push(
    line('M-178 22Q0 30 178 22', '#000', 1.2, 'stroke-opacity=".3" stroke-dasharray="4 3"'),
    line(front, '#000', 25, 'stroke-opacity=".25" transform="translate(4 5)"'),
    line(front, '#120c08', 24.6, 'stroke-opacity=".6"'),
    line(front, mid, 23),
    line(front, light, 1.2, 'stroke-dasharray="4 3" transform="translate(-8 0)"'),
  );
  for (const x of [-92, 92])
    art.push(line(`M${x - 9} 16h18v20h-18ZM${x - 9} 16l18 20m-18 0l18 -20`, '#5a3c18', 1, 'stroke-opacity=".6"'));
  art.push(print(designOf(sheet), 0, 218, 170, inkOn(isPale(finish)), mid));
  const strap = 'M-104 8C-108 -160 -66 -202 0 -202S108 -160 104 8H80C84 -140 52 -178 0 -178S-84 -140 -80 8Z';
  return frameObject(
    art.join(''),
    d + strap,
    { x: -186, y: -202, w: 372, h: 608 },
    { share: 0.8, close: { x: -150, y: 60, w: 300, h: 320 } },
  );
}

/** A screen-printed poster held by two bulldog clips, 500 × 700 mm. */
export function poster(sheet: Sheet): Model {
  const finish = sheet.finish;
  const [, mid, deep] = coats[finish].base;
  const sheetShape = 'M-250 0H250V690Q120 704 0 700T-250 698Z';
  const paper = sheet.linearAt('pp', -250, 0, 250, 700, [
    [0, '#fbf6e8'],
    [0.6, '#f2ead4'],
    [1, '#e2d6ba'],
  ]);
  const ink = '#1d1a26';
  const scenes = [
    disc(0, 270, 150, `fill="${mid}"`) +
      path('M-22 90H22L30 470H-30Z', `fill="${ink}"`) +
      [-15, -9, -3, 3, 9, 15].map((x) => line(`M${x} 80V560`, '#f2ead4', 2)).join('') +
      path('M-40 470H40L66 610Q0 650 -66 610Z', `fill="${ink}"`),
    repeat(7, (i) => disc(0, 300, 200 - i * 28, `fill="${i % 2 ? '#f2ead4' : i % 4 ? deep : mid}"`)) +
      path('M-14 290L14 290L8 520H-8Z', `fill="${ink}"`),
    path('M-210 520L-90 250L10 430L80 330L210 520Z', `fill="${mid}"`) +
      disc(90, 190, 66, `fill="${deep}"`) +
      repeat(6, (i) => line(`M-210 ${540 + i * 14}H210`, ink, 4 - i * 0.55)),
  ];
  const type = bar(0, 610, 400, 26, 2, `fill="${ink}"`) + bar(0, 648, 280, 12, 2, `fill="${ink}"`);
  const clip = (x: number): string =>
    `${drop(bar(x, 4, 70, 26, 4, ''))}${bar(x, 4, 70, 26, 4, `fill="${sheet.metalY()}" stroke="#2b2722" stroke-width=".8"`)}${line(`M${x - 16} -8C${x - 16} -40 ${x + 16} -40 ${x + 16} -8`, sheet.metal[2], 5)}`;
  const art = [
    path(sheetShape, `fill="${paper}" stroke="#7a6a48" stroke-opacity=".5" stroke-width="1"`),
    `<rect x="-226" y="26" width="452" height="640" fill="none" stroke="${ink}" stroke-width="3"/>`,
    scenes[designOf(sheet) % scenes.length]!,
    type,
  ];
  art.push(
    `<g clip-path="${sheet.clip('ps', sheetShape)}">${softStroke(sheetShape, { color: '#3a2a10', reach: 6, softness: 8, opacity: 0.18, steps: 5 })}${path('M-250 0H40L-250 460Z', 'fill="#fff" opacity=".1"')}</g>`,
    clip(-150),
    clip(150),
  );
  return frameObject(
    art.join(''),
    sheetShape,
    { x: -250, y: -34, w: 500, h: 736 },
    { share: 0.78, close: { x: -200, y: 60, w: 400, h: 400 } },
  );
}

/** A gift card in its sleeve. */
export function giftCard(sheet: Sheet): Model {
  const finish = sheet.finish;
  const [light, mid, deep] = coats[finish].base;
  const card = 'M-43 -54L42 -62L47 -8L-38 0Z';
  const sleeve = rect(-52, -18, 104, 66, 2);
  const foil = isPale(finish) ? '#8f2036' : '#f3dfa2';
  const fill = sheet.linearAt('gc', -43, -60, 47, 0, [
    [0, light],
    [0.5, mid],
    [1, deep],
  ]);
  const kraft = sheet.linearAt('gs', -52, -18, 52, 48, [
    [0, '#f3dfa2'],
    [1, '#d9bf7a'],
  ]);
  const art = [
    drop(path(card, ''), 1, 1.4),
    path(card, `fill="${fill}" stroke="#1a0f08" stroke-opacity=".5" stroke-width=".4"`),
    `<g transform="rotate(-5 2 -38)">${print(1, 2, -38, 22, foil, mid)}${repeat(6, (i) => line(`M-38 ${-52 + i * 5}H-14M18 ${-52 + i * 5}H42`, foil, 0.9 - i * 0.1, 'opacity=".8"'))}</g>`,
  ];
  art.push(
    drop(path(sleeve, ''), 0.6, -0.8),
    path(sleeve, `fill="${kraft}" stroke="#6b5a38" stroke-opacity=".5" stroke-width=".4"`),
    path('M-14 -18A14 12 0 0 0 14 -18Z', 'fill="#9d8548"'),
    disc(0, 24, 0.1, ''),
    print(1, 0, 22, 24, '#2b2412', '#e6cf8c'),
    path(ring(-44, -10, 2.4), 'fill="#7a6534"'),
  );
  return frameObject(
    art.join(''),
    card + sleeve,
    { x: -52, y: -62, w: 104, h: 110 },
    { share: 0.72, close: { x: -46, y: -60, w: 92, h: 60 } },
  );
}
