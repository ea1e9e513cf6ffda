import { closed, type Knot, knots, mirrored } from '../core/curve.ts';
import { coats } from '../core/finishes.ts';
import type { Box, Model } from '../core/model.ts';
import { edgeLight } from '../core/paint.ts';
import { at, bar, drop, line, path, rect, repeat } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { softStroke } from '../core/soft.ts';
import type { Finish } from '../types.ts';
import { leather } from './amp-parts.ts';
import { frameObject } from './frame-object.ts';

const caseHalf = knots(`0,0@0 62,3 80,24@90 84,200 88,420 112,500 150,550 158,610 150,680 160,740 198,810 208,890
  188,970 120,1010 0,1016@180`);

/** Covered wood: base, leather grain, rounded edge, a raised panel and a seam. */
function covered(sheet: Sheet, d: string, inner: string, box: Box, finish: Finish): string {
  const [light, mid, deep] = coats[finish].base;
  const fill = sheet.linearAt('cf', box.x, box.y, box.x + box.w, box.y + box.h, [
    [0, light],
    [0.55, mid],
    [1, deep],
  ]);
  const weave =
    finish === 'tweed'
      ? path(
          repeat(190, (i) => `M${box.x - box.h + i * 8.2} ${box.y}l${box.h} ${box.h}`),
          'stroke="#7a5520" stroke-opacity=".45" stroke-width="2.4" stroke-dasharray="5 2.4"',
        )
      : leather(sheet, 'cl', box, 110);
  const panel =
    softStroke(inner, { color: '#000', reach: 2, softness: 3, opacity: 0.4, steps: 5 }) +
    line(inner, '#fff', 2, `stroke-opacity=".28" transform="translate(${-1.5 * sheet.side} -2)"`);
  return `<g clip-path="${sheet.clip('cc', d)}">${path(d, `fill="${fill}"`)}${weave}${panel}${edgeLight(sheet, d, 26, 0.4)}</g>${line(d, '#0d0806', 1, 'stroke-opacity=".6"')}`;
}

function latch(sheet: Sheet, x: number, y: number, turn: number): string {
  const look = 'stroke="#2b2722" stroke-width=".6"';
  return at(
    x,
    y,
    turn,
    `${drop(bar(0, 0, 28, 40, 4, ''))}${bar(0, 0, 28, 40, 4, `fill="${sheet.metalX()}" ${look}`)}${bar(0, 5, 18, 22, 3, `fill="${sheet.metalPlate()}" ${look}`)}${bar(0, -12, 12, 6, 2, 'fill="#2b2722" opacity=".5"')}`,
  );
}

function grip(x: number, y: number, height: number): string {
  const d = `M${x} ${y}C${x + 26} ${y + 5} ${x + 34} ${y + 14} ${x + 34} ${y + height / 2}S${x + 26} ${y + height - 6} ${x} ${y + height}`;
  return (
    line(d, '#150c07', 17) +
    line(d, '#4a2a18', 13) +
    line(d, '#c79a68', 1.6, 'transform="translate(-2 -1)" opacity=".7"')
  );
}

/** A shaped hard case, 1016 mm long. */
export function hardCase(sheet: Sheet): Model {
  const finish = sheet.finish;
  const shape = mirrored(caseHalf);
  const d = closed(shape);
  const box = { x: -212, y: -4, w: 424, h: 1026 };
  const inner = closed(shape.map((k): Knot => [k[0] * 0.885, 24 + (k[1] * (1016 - 48)) / 1016, k[2]]));
  const out = [grip(152, 586, 112), covered(sheet, d, inner, box, finish)];
  out.push(
    latch(sheet, 86, 330, 90),
    latch(sheet, 158, 560, 62),
    latch(sheet, 152, 712, 100),
    latch(sheet, 206, 880, 90),
    latch(sheet, 0, 10, 0),
  );
  return frameObject(
    out.join(''),
    d,
    { x: -212, y: 0, w: 424, h: 1016 },
    { share: 0.84, close: { x: -190, y: 520, w: 400, h: 400 } },
  );
}

/** A rectangular case, 1040 × 380 mm, leaning upright. */
export function boxCase(sheet: Sheet): Model {
  const finish = sheet.finish;
  const d = rect(-190, 0, 380, 1040, 26);
  const box = { x: -190, y: 0, w: 380, h: 1040 };
  const out = [grip(182, 470, 120), covered(sheet, d, rect(-160, 30, 320, 980, 16), box, finish)];
  const leatherEnd = (y: number, flip: number): string => {
    const end = `M-190 ${y + 90 * flip}V${y + 24 * flip}Q-190 ${y} -166 ${y}H166Q190 ${y} 190 ${y + 24 * flip}V${y + 90 * flip}Q0 ${y + 62 * flip} -190 ${y + 90 * flip}Z`;
    return (
      path(
        end,
        `fill="${sheet.linear('le', [
          [0, '#7a4a2b'],
          [0.5, '#5f3620'],
          [1, '#3d2010'],
        ])}" stroke="#1d0f07" stroke-width=".8"`,
      ) +
      line(`M-184 ${y + 82 * flip}Q0 ${y + 54 * flip} 184 ${y + 82 * flip}`, '#e0bf8c', 1.3, 'stroke-dasharray="7 4"')
    );
  };
  out.push(leatherEnd(0, 1), leatherEnd(1040, -1));
  for (const y of [190, 400, 660, 850]) out.push(latch(sheet, 184, y, 90));
  return frameObject(
    out.join(''),
    d,
    { x: -190, y: 0, w: 410, h: 1040 },
    { share: 0.86, close: { x: -190, y: 360, w: 410, h: 420 } },
  );
}

/** A padded soft bag with a pocket and straps. */
export function gigBag(sheet: Sheet): Model {
  const finish = sheet.finish;
  const d = closed(
    mirrored(
      knots(`0,-10@0 54,-6 82,22@90 90,200 104,400 136,500 168,570 178,640 184,740 208,830 212,910
    188,980 112,1012 0,1016@180`),
    ),
  );
  const [light, mid, deep] = coats[finish].base;
  const fill = sheet.linearAt('gf', -200, 0, 200, 1000, [
    [0, light],
    [0.5, mid],
    [1, deep],
  ]);
  const quilt = repeat(9, (i) => `M-216 ${120 + i * 60}Q0 ${150 + i * 60} 216 ${120 + i * 60}`);
  const pocket = closed(mirrored(knots('0,640@0 120,644 150,668c 168,760 176,880 158,950c 0,968@180')));
  const folds = softStroke(quilt, { color: '#000', reach: 2, softness: 4, opacity: 0.14, steps: 4 });
  const out = [line('M-30 -8C-30 -40 30 -40 30 -8', '#17130f', 16), line('M-30 -8C-30 -40 30 -40 30 -8', mid, 10)];
  out.push(
    `<g clip-path="${sheet.clip('gc', d)}">${path(d, `fill="${fill}"`)}${folds}${edgeLight(sheet, d, 34, 0.3)}</g>`,
    line(d, '#0d0806', 1.2, 'stroke-opacity=".6"'),
  );
  out.push(
    drop(path(pocket, ''), 2, 4),
    path(pocket, `fill="${fill}" stroke="#0a0705" stroke-opacity=".55" stroke-width="1.4"`),
    line(pocket, light, 1.6, 'stroke-dasharray="6 4" transform="translate(0 26) scale(.94 .965)" opacity=".8"'),
  );
  out.push(
    line('M-138 668Q0 652 138 668', '#0d0b0a', 7),
    line('M-138 668Q0 652 138 668', sheet.metal[2], 3, 'stroke-dasharray="3 2"'),
    bar(126, 678, 7, 26, 3, `fill="${sheet.metalX()}"`),
  );
  const zip = closed(
    mirrored(
      knots(
        '0,14@0 44,16 62,40@90 70,200 84,410 114,510 148,590 158,650 166,750 188,836 190,906 168,966 104,992 0,996@180',
      ),
    ),
  );
  out.push(
    line(zip, '#0d0b0a', 5, 'stroke-opacity=".75"'),
    line(zip, sheet.metal[2], 2.2, 'stroke-dasharray="3 2.4" opacity=".8"'),
  );
  const grab = 'M-64 520Q0 560 64 520';
  out.push(
    line(grab, '#000', 26, 'stroke-opacity=".35" transform="translate(3 7)"'),
    line(grab, deep, 24),
    line(grab, light, 1.2, 'stroke-dasharray="5 4" transform="translate(0 -8)"'),
  );
  return frameObject(
    out.join(''),
    d,
    { x: -214, y: -36, w: 428, h: 1052 },
    { share: 0.84, close: { x: -190, y: 480, w: 380, h: 400 } },
  );
}
