import { boxOf, closed, knots, mirrored } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { fretAt, n } from '../core/numbers.ts';
import { paint } from '../core/paint.ts';
import { at, bar, disc, drop, line, path, rect, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { knob } from '../parts/controls.ts';
import { tail } from '../parts/strings.ts';
import { assemble } from './assemble.ts';
import { headFace, timber } from './faces.ts';
import { frameObject } from '#demo-data/drawings/gear/frame-object.ts';

const plateLine = 'stroke="#2b2722" stroke-width=".6"';
const lap = mirrored(
  knots('0,352c 28,352c 36,368 58,388 88,408 103,446 98,496 91,540 99,590 112,640 105,688 70,714 28,720 0,721'),
);

/** A lap steel: painted fret lines, strings high over the board. */
export function lapSteel(sheet: Sheet): Model {
  const s = sheet.spec;
  const d = closed(lap);
  const box = boxOf(lap);
  const finish = sheet.finish;
  const art = [paint(sheet, { path: d, box, finish, name: 'b', edge: 9, scale: 0.6 })];
  const magnets = repeat(6, (i) => ring(-25 + i * 10, -10, 3));
  art.push(
    at(
      0,
      548,
      0,
      `${drop(bar(0, 0, 118, 84, 8, ''))}${bar(0, 0, 118, 84, 8, `fill="${sheet.metalPlate()}" ${plateLine}`)}${bar(0, -10, 84, 30, 5, 'fill="#1a1715"')}${path(magnets, `fill="${sheet.metalDot()}"`)}`,
    ),
  );
  art.push(
    bar(0, 576, 80, 10, 4, `fill="${sheet.metalY()}" ${plateLine}`),
    bar(0, 640, 70, 12, 4, `fill="${sheet.metalY()}" ${plateLine}`),
  );
  art.push(knob(sheet, s.knobs ?? 'hat', 78, 622), knob(sheet, s.knobs ?? 'hat', 82, 662));
  return assemble(
    sheet,
    { knots: lap, path: d, box, art: art.join(''), back: finish, fixing: 'plain' },
    {
      scale: 572,
      frets: 24,
      nut: 50,
      heel: 58,
      join: 352,
      end: 446,
      board: s.fingerboard ?? 'rosewood',
      inlays: s.inlays ?? 'diamonds',
      head: 'crown-3',
      headFace: headFace(sheet, finish, timber.black),
      headRim: '#e8d9a8',
      buttons: 'pearl',
      strings: 6,
      nutSpan: 44,
      saddleSpan: 52,
      wound: 'steel',
      stringEnd: tail(640, 52),
    },
  );
}

/** A ten-string pedal steel on its legs, seen by the audience: 800 mm wide. */
export function pedalSteel(sheet: Sheet): Model {
  const finish = sheet.finish;
  const deck = rect(-400, 0, 800, 96, 10);
  const out: string[] = [];
  const leg = (x: number, lean: number): string => {
    const d = `M${x} 90L${n(x + lean)} 610`;
    return (
      line(d, '#2b2722', 17) +
      line(d, sheet.metal[1], 14) +
      line(d, sheet.metal[0], 4, 'transform="translate(-2.5 0)"') +
      bar(x + lean, 610, 30, 14, 6, 'fill="#17130f"')
    );
  };
  const rods = [-236, -206, -176].map((x) => line(`M${x} 90L${n(x * 1.04)} 548`, sheet.metal[2], 3)).join('');
  out.push(
    leg(-352, -16),
    leg(352, 16),
    rods,
    line('M214 90V212', sheet.metal[2], 5),
    line('M252 90V206', sheet.metal[2], 5),
  );
  out.push(
    bar(214, 216, 12, 30, 5, `fill="${sheet.metalX()}" ${plateLine}`),
    bar(252, 210, 12, 30, 5, `fill="${sheet.metalX()}" ${plateLine}`),
  );
  const bed = rect(-362, 528, 724, 30, 5);
  out.push(path(bed, `fill="${sheet.metalY()}" ${plateLine}`));
  for (const x of [-236, -206, -176, -146, -116])
    out.push(at(x, 566, 0, path('M-12 -14H12L15 44Q0 52 -15 44Z', `fill="${sheet.metalPlate()}" ${plateLine}`)));
  out.push(
    paint(sheet, {
      path: deck,
      box: { x: -400, y: 0, w: 800, h: 96 },
      finish,
      name: 'b',
      edge: 8,
      wear: 0.4,
      scale: 0.5,
    }),
  );
  out.push(
    bar(0, 82, 788, 9, 3, `fill="${sheet.metalY()}"`),
    bar(-392, 48, 16, 96, 4, `fill="${sheet.metalX()}" ${plateLine}`),
    bar(392, 48, 16, 96, 4, `fill="${sheet.metalX()}" ${plateLine}`),
  );
  const neckTop = rect(-330, -26, 640, 30, 5);
  const frets = repeat(24, (i) => `M${n(-236 + fretAt(620, i + 1) * 0.82)} -22v22`);
  out.push(path(neckTop, `fill="#1c1917" ${plateLine}`), path(frets, 'stroke="#e9e2cf" stroke-width="1.4"'));
  out.push(
    bar(-300, -22, 96, 40, 8, `fill="${sheet.metalPlate()}" ${plateLine}`),
    bar(264, -24, 84, 42, 6, `fill="${sheet.metalPlate()}" ${plateLine}`),
    bar(214, -24, 16, 34, 3, 'fill="#171514"'),
  );
  out.push(repeat(5, (i) => disc(-336 + i * 18, -46, 5, `fill="${sheet.metalDot()}" ${plateLine}`)));
  out.push(line('M-262 -40L300 -38', '#e2dfd8', 1.2), line('M-262 -36L300 -34', '#cfccc4', 1.4));
  const mark =
    path('M-40 46L0 30L40 46L0 62Z', 'fill="none" stroke="#efe2b8" stroke-width="3"') +
    path('M-18 46L0 39L18 46L0 53Z', 'fill="#efe2b8"');
  const silhouette = `${deck}${bed}${neckTop}${rect(-377, 90, 17, 526)}${rect(360, 90, 17, 526)}`;
  return frameObject(
    out.join('') + mark,
    silhouette,
    { x: -400, y: -50, w: 800, h: 668 },
    { stands: true, close: { x: -392, y: -70, w: 380, h: 240 } },
  );
}
