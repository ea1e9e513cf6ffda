import { closed, flipped, knots, mirrored, open } from '../core/curve.ts';
import { coats } from '../core/finishes.ts';
import type { Box, Model } from '../core/model.ts';
import { n } from '../core/numbers.ts';
import { disc, line, path, repeat } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { softStroke } from '../core/soft.ts';
import { frameObject } from '#demo-data/drawings/gear/frame-object.ts';
import type { Finish } from '../types.ts';
import { backPrint } from './back-print.ts';
import { cloth, isPale, print } from './cloth.ts';

/** The print that a spec asks for, in front or behind, in an ink that reads on the cloth. */
function shopPrint(sheet: Sheet, finish: Finish, x: number, y: number, size: number): string {
  const ink = isPale(finish) ? '#8f2036' : '#f0e2bd';
  const { view, backPrint: behind } = sheet.spec;
  if (view === 'back') return behind ? backPrint(behind, x, y, ink, coats[finish].base[1]) : '';
  return print(Math.abs(sheet.spec.design ?? sheet.spec.seed ?? 0), x, y, size, ink, coats[finish].base[1]);
}

/** A crew-neck T-shirt laid flat. */
export function tShirt(sheet: Sheet): Model {
  const finish = sheet.finish;
  const [light, , deep] = coats[finish].base;
  const d = closed(
    mirrored(
      knots(`0,34@0 40,26 66,0c 128,14 172,32 222,82 282,172c 250,202 212,220c 196,190 184,166c 180,270
    184,420 187,532c 100,542 0,545`),
    ),
  );
  const box: Box = { x: -290, y: -20, w: 580, h: 580 };
  const hole = closed(mirrored(knots('0,12@0 40,8 64,-2c 40,27 0,36@180')));
  const folds =
    'M184 176C150 200 132 230 124 290M-184 176C-150 200 -134 236 -130 300M130 570C104 480 122 420 84 340M-120 570C-92 490 -112 430 -84 350M24 570C14 520 30 490 12 440M150 30C176 80 184 120 184 160M-150 30C-176 80 -184 120 -184 160M236 214C226 180 214 160 208 130M-236 214C-226 180 -214 160 -208 130';
  const art = [path(hole, `fill="${deep}"`), path(hole, 'opacity=".35"'), cloth(sheet, 't', d, box, finish, folds)];
  art.push(
    line(open(knots('-66,0 -40,27 0,35 40,27 66,0')), light, 10),
    line(open(knots('-62,5 -38,32 0,41 38,32 62,5')), '#000', 1.2, 'stroke-opacity=".3"'),
  );
  art.push(
    '<g fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1" stroke-dasharray="3 2"><path d="M-184 521Q0 535 184 521M206 210Q246 196 276 163M-206 210Q-246 196 -276 163"/></g>',
  );
  art.push(shopPrint(sheet, finish, 0, 190, 150));
  return frameObject(
    art.join(''),
    d,
    { x: -282, y: -4, w: 564, h: 550 },
    { share: 0.82, close: { x: -150, y: 0, w: 300, h: 320 } },
  );
}

const sleeve = knots('118,36c 164,52 204,110 232,250 252,420 256,500c 226,510 200,506c 188,420 172,300 156,190c');
const cuff = knots('254,492c 258,540c 232,548 204,542c 198,496c 226,504');
const trunkHalf = '118,34c 150,70 164,180@90 164,350 166,500 158,512c 156,548c 80,556 0,557';

function sleeves(sheet: Sheet, finish: Finish, box: Box): { readonly art: string; readonly outline: string } {
  const right = closed(sleeve);
  const left = closed(flipped(sleeve));
  const folds = (s: 1 | -1): string =>
    `M${170 * s} 170C${196 * s} 260 ${200 * s} 360 ${214 * s} 480M${236 * s} 400L${204 * s} 420M${236 * s} 440L${206 * s} 452`;
  const ribbed = (d: string, name: string): string => cloth(sheet, name, d, box, finish);
  return {
    art:
      cloth(sheet, 'l', left, box, finish, folds(-1)) +
      cloth(sheet, 'r', right, box, finish, folds(1)) +
      ribbed(closed(cuff), 'k') +
      ribbed(closed(flipped(cuff)), 'm'),
    outline: left + right + closed(cuff) + closed(flipped(cuff)),
  };
}

const trunkFolds =
  'M150 190C120 240 130 300 110 340M-150 190C-120 240 -132 300 -112 340M130 500C120 470 130 440 120 420M-130 500C-120 470 -130 440 -120 420';

function hem(): string {
  const ribs = repeat(52, (i) => `M${n(-153 + i * 6)} 517v31`);
  return (
    line(ribs, '#000', 1.4, 'stroke-opacity=".2"') + line('M-160 512Q0 524 160 512', '#000', 1.6, 'stroke-opacity=".4"')
  );
}

/** A crew-neck sweatshirt with a ribbed collar and the little gusset under it. */
export function sweatshirt(sheet: Sheet): Model {
  const finish = sheet.finish;
  const [light, , deep] = coats[finish].base;
  const box: Box = { x: -300, y: -20, w: 600, h: 600 };
  const trunk = closed(mirrored(knots(`0,38@0 44,30 70,8c ${trunkHalf}`)));
  const hole = closed(mirrored(knots('0,14@0 44,10 68,4c 44,32 0,40@180')));
  const arms = sleeves(sheet, finish, box);
  const collar = open(knots('-72,6 -46,36 0,46 46,36 72,6'));
  const art = [
    arms.art,
    path(hole, `fill="${deep}"`),
    path(hole, 'opacity=".4"'),
    cloth(sheet, 'b', trunk, box, finish, trunkFolds),
    hem(),
  ];
  art.push(
    line(collar, '#000', 20, 'stroke-opacity=".25" transform="translate(0 3)"'),
    line(collar, light, 17),
    line(collar, '#000', 17, 'stroke-opacity=".16" stroke-dasharray="1.6 4"'),
  );
  art.push(
    line('M-20 54L0 84L20 54', '#000', 1.2, 'stroke-opacity=".35" stroke-dasharray="3 2"'),
    shopPrint(sheet, finish, 0, 214, 150),
  );
  return frameObject(
    art.join(''),
    trunk + arms.outline,
    { x: -260, y: 4, w: 520, h: 554 },
    { share: 0.82, close: { x: -160, y: -6, w: 320, h: 340 } },
  );
}

/** A hooded sweatshirt with a pouch and drawstrings. */
export function hoodie(sheet: Sheet): Model {
  const finish = sheet.finish;
  const deep = coats[finish].base[2];
  const box: Box = { x: -300, y: -120, w: 600, h: 720 };
  const trunk = closed(mirrored(knots(`0,22@0 60,10 ${trunkHalf}`)));
  const hood = closed(mirrored(knots('0,-96@0 56,-84 94,-40 104,14 92,52c 50,80 0,96@180')));
  const inside = closed(mirrored(knots('0,-66@0 38,-54 60,-16 58,24 34,60 0,82@180')));
  const pocket = closed(mirrored(knots('0,372@0 62,372c 104,450 112,506c 0,512@180')));
  const arms = sleeves(sheet, finish, box);
  const art = [arms.art, cloth(sheet, 'b', trunk, box, finish, `${trunkFolds}M0 330C6 260 -4 220 4 180`), hem()];
  art.push(
    cloth(sheet, 'p', pocket, box, finish),
    line(pocket, '#fff', 1, 'stroke-opacity=".28" stroke-dasharray="4 3" transform="translate(0 18) scale(.95 .96)"'),
  );
  art.push(
    softStroke('M64 376L110 500M-64 376L-110 500', { color: '#000', reach: 3, softness: 4, opacity: 0.4, steps: 5 }),
  );
  art.push(
    cloth(sheet, 'h', hood, box, finish, 'M70 -60C92 -10 84 30 40 76M-70 -60C-92 -10 -84 30 -40 76'),
    path(inside, `fill="${deep}"`),
    path(inside, 'opacity=".4"'),
  );
  art.push(
    `<g clip-path="${sheet.clip('hi', inside)}">${softStroke(inside, { color: '#000', reach: 8, softness: 8, opacity: 0.6, steps: 6 })}</g>`,
  );
  for (const s of [-1, 1]) {
    const cord = `M${s * 26} 74C${s * 30} 120 ${s * 20} 150 ${s * 28} 196`;
    art.push(
      disc(s * 26, 74, 3.4, `fill="${sheet.metalDot()}"`),
      line(cord, '#000', 6, 'stroke-opacity=".35" transform="translate(2 3)"'),
      line(cord, '#efe6d0', 4.6, 'stroke-linecap="round"'),
      line(`M${s * 27.6} 190L${s * 28.6} 204`, sheet.metal[1], 6),
    );
  }
  art.push(shopPrint(sheet, finish, 0, 262, 108));
  return frameObject(
    art.join(''),
    trunk + arms.outline + hood,
    { x: -260, y: -96, w: 520, h: 654 },
    { share: 0.82, close: { x: -160, y: -90, w: 320, h: 380 } },
  );
}
