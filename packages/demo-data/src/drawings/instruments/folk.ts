import { boxOf, closed, knots, mirrored } from '../core/curve.ts';
import { type Model, wallFrame } from '../core/model.ts';
import { fretAt, n } from '../core/numbers.ts';
import { paint } from '../core/paint.ts';
import { at, bar, disc, drop, line, path } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { frameObject } from '#demo-data/drawings/gear/frame-object.ts';
import { tail } from '../parts/strings.ts';
import { assemble } from './assemble.ts';
import { headFace, timber } from './faces.ts';
import { fHole } from './f-hole.ts';

const fiddle = mirrored(
  knots(`0,132@0 30,134 60,144 80,170 84,200 77,224 84,242c 66,252 56,278 55,300 60,326 95,342c 92,354 104,380 105,414
    90,456 48,484 0,488`),
);

/** A violin with its black fittings; the head is a scroll seen from the front. */
export function violin(sheet: Sheet): Model {
  const finish = sheet.finish;
  const d = closed(fiddle);
  const box = boxOf(fiddle);
  const out = [paint(sheet, { path: d, box, finish, name: 'b', edge: 9, arched: true, seam: true, scale: 0.5 })];
  out.push(
    `<g clip-path="${sheet.clip('vc', d)}">${line(d, '#20100a', 11, 'stroke-opacity=".8"')}${line(d, '#dba95c', 8.6)}${line(d, '#8a4a1c', 7, 'stroke-opacity=".5"')}</g>`,
  );
  out.push(fHole(-43, 300, 74, -1, 7), fHole(43, 300, 74, 1, 7));
  const scrollKnots = mirrored(knots('0,-108@0 13,-104 17,-92 13,-82 17,-70 15,-40 13,-6 12,0c'));
  const head = closed(scrollKnots);
  const peg = (y: number, side: number): string =>
    `<path d="M${side * 14} ${y}h${side * 16}" stroke="#15100d" stroke-width="5"/><ellipse cx="${side * 37}" cy="${y}" rx="9" ry="6.4" fill="#241a15" stroke="#000" stroke-width=".5"/>`;
  out.push(
    peg(-20, 1),
    peg(-34, -1),
    peg(-48, 1),
    peg(-62, -1),
    path(head, 'fill="#7a3d18" stroke="#2a1208" stroke-width=".8"'),
  );
  out.push(
    line('M-8 -96C-14 -104 -2 -108 0 -98C2 -108 14 -104 8 -96', '#2a1208', 2),
    bar(0, -42, 12, 60, 5, 'fill="#1d0e07"'),
  );
  const board = 'M-12 0H12L20.5 262Q0 270 -20.5 262Z';
  const ebony = sheet.linear(
    'eb',
    [
      [0, '#0d0b0a'],
      [0.4, '#3a3431'],
      [0.6, '#231e1c'],
      [1, '#0b0908'],
    ],
    'x',
  );
  const piece = 'M-10 366H10L20 462Q0 476 -20 462Z';
  out.push(
    drop(path(board, ''), 3, 3),
    path(board, `fill="${ebony}"`),
    drop(path(piece, ''), 2, 4),
    path(piece, `fill="${ebony}"`),
  );
  const bridge = 'M-21 334Q-18 318 0 316T21 334L18 336Q12 328 6 335H-6Q-12 328 -18 336Z';
  out.push(drop(path(bridge, ''), 1, 5), path(bridge, 'fill="#e3c088" stroke="#6a4217" stroke-width=".6"'));
  out.push(
    path('M-46 430Q-60 452 -40 472Q-18 474 -20 452Q-30 440 -46 430Z', 'fill="#1b1513" stroke="#000" stroke-width=".6"'),
    bar(0, 488, 10, 6, 2, 'fill="#0d0b0a"'),
  );
  const wires = [-1, -0.34, 0.34, 1].map((t, i) =>
    line(
      `M${n(t * 3)} ${[-62, -48, -20, -34][i]}L${n(t * 8)} 0L${n(t * 16)} 320L${n(t * 8)} 374`,
      i === 3 ? '#f2efe6' : '#c9c5bc',
      1.1 - i * 0.15,
    ),
  );
  out.push(...wires, bar(0, -2, 24, 4, 1, 'fill="#0d0b0a"'));
  const half = 104;
  const model = frameObject(
    out.join(''),
    `${d}${head}${board}`,
    { x: -half, y: -112, w: 2 * half, h: 602 },
    { close: { x: -70, y: -128, w: 140, h: 180 } },
  );
  const card = { x: -186, y: 488 - 0.86 * 465, w: 372, h: 465 };
  return { ...model, frames: { ...model.frames, card, back: card, hang: wallFrame(0, -112) } };
}

const triangle = mirrored(knots('0,196@0 16,198 26,206c 210,556c 218,572 212,586 198,588c 90,596 0,597@180'));

/** Three strings on a triangle. */
export function balalaika(sheet: Sheet): Model {
  const s = sheet.spec;
  const d = closed(triangle);
  const box = boxOf(triangle);
  const scale = 432;
  const finish = sheet.finish;
  const art = [paint(sheet, { path: d, box, finish, name: 'b', edge: 6, seam: true, binding: 'black', scale: 0.55 })];
  const seams = [-0.42, 0.42].map((t) => `M${n(t * 60)} 260L${n(t * 420)} 588`).join('');
  art.push(line(seams, '#5a3416', 0.8, 'stroke-opacity=".5"'));
  const guard = closed(knots('-14,262c 14,262c 52,332 66,360 40,372 0,376 -40,372 -66,360 -52,332'));
  art.push(path(guard, 'fill="#2a1710" stroke="#e8d9a8" stroke-width="1.6"'));
  art.push(
    disc(0, 402, 22, 'fill="none" stroke="#2a150a" stroke-width="9"'),
    disc(0, 402, 22, 'fill="none" stroke="#efe0b4" stroke-width="6"'),
    disc(0, 402, 18, 'fill="#140b07"'),
  );
  art.push(...repeatStar(402));
  art.push(
    drop(bar(0, scale + 70, 74, 8, 3, ''), 1, 4),
    bar(0, scale + 70, 74, 8, 3, 'fill="#2a160d"'),
    bar(0, scale + 68, 66, 2.6, 1, 'fill="#f4ead0"'),
  );
  return assemble(
    sheet,
    { knots: triangle, path: d, box, art: art.join(''), back: 'maple', fixing: 'acoustic' },
    {
      scale,
      frets: 16,
      nut: 28,
      heel: 34,
      join: 206,
      end: fretAt(scale, 16) + 5,
      board: s.fingerboard ?? 'ebony',
      inlays: s.inlays ?? 'dots',
      head: 'pairs-2',
      headFace: headFace(sheet, finish, timber.rosewood),
      buttons: 'pearl',
      buttonSize: 0.8,
      strings: 3,
      nutSpan: 19,
      saddleSpan: 38,
      saddle: scale + 68,
      wound: 'nylon',
      stringEnd: tail(588, 30, 3),
    },
  );
}

/** Six small holes around the large one. */
function repeatStar(y: number): string[] {
  return Array.from({ length: 6 }, (_, i) =>
    disc(Math.cos((i * Math.PI) / 3) * 38, y + Math.sin((i * Math.PI) / 3) * 38, 3.4, 'fill="#140b07"'),
  );
}

const hourglass = mirrored(
  knots('0,70@0 24,72 46,96 62,150 78,214 70,276 54,330 60,392 84,462 92,540 78,616 44,668 24,690 0,692'),
);

/** A mountain dulcimer: an hourglass with a fretted rail down its middle and four hearts. */
export function dulcimer(sheet: Sheet): Model {
  const finish = sheet.finish;
  const d = closed(hourglass);
  const box = boxOf(hourglass);
  const out = [paint(sheet, { path: d, box, finish, name: 'b', edge: 6, seam: true })];
  const heart = 'M0 13C-16 0 -13 -13 -5 -12Q-1 -11 0 -6Q1 -11 5 -12C13 -13 16 0 0 13Z';
  for (const [x, y] of [
    [-44, 210],
    [44, 210],
    [-56, 540],
    [56, 540],
  ] as const)
    out.push(
      at(x, y, 0, path(heart, 'fill="#fff" opacity=".25" transform="translate(.8 1)"') + path(heart, 'fill="#140a05"')),
    );
  const headOutline = closed(mirrored(knots('0,-62@0 12,-58 18,-44 15,-24 17,0 18,60 18,74c')));
  const stem = (y: number, side: number): string =>
    `<path d="M${side * 15} ${y}h${side * 13}" stroke="#2a160d" stroke-width="4.6"/><ellipse cx="${side * 34}" cy="${y}" rx="8" ry="6" fill="#3a2013" stroke="#120905" stroke-width=".6"/>`;
  out.push(
    stem(-4, 1),
    stem(14, -1),
    stem(32, 1),
    stem(50, -1),
    path(headOutline, 'fill="#4a2b18" stroke="#1a0d06" stroke-width=".8"'),
    bar(0, 24, 14, 66, 5, 'fill="#1d0f07"'),
    disc(0, -44, 7, 'fill="none" stroke="#1a0d06" stroke-width="2.4"'),
  );
  const rail = 'M-18 70H18V670H-18Z';
  const frets = [2, 4, 5, 7, 9, 10, 12, 14, 16, 17, 19].map((f) => `M-17 ${n(86 + fretAt(560, f))}h34`).join('');
  out.push(
    drop(path(rail, ''), 4, 3),
    path(
      rail,
      `fill="${sheet.linear(
        'rl',
        [
          [0, '#2c170c'],
          [0.4, '#6b4124'],
          [1, '#2a150b'],
        ],
        'x',
      )}" stroke="#150a05" stroke-width=".6"`,
    ),
    path(frets, 'stroke="#d8d2c4" stroke-width="2"'),
  );
  out.push(
    bar(0, 560, 26, 60, 12, 'fill="#1d0f07"'),
    bar(0, 86, 34, 4, 1, 'fill="#f1e8cf"'),
    bar(0, 646, 34, 4, 1, 'fill="#f1e8cf"'),
  );
  for (const [i, x] of [-12, -9, 2, 12].entries())
    out.push(
      line(`M${n(x * 0.4)} ${[50, 32, 14, -4][i]}L${x} 86V670`, i === 3 ? '#c79a5a' : '#e2dfd8', i === 3 ? 1.2 : 0.8),
    );
  return frameObject(
    out.join(''),
    `${d}${headOutline}`,
    { x: -96, y: -64, w: 192, h: 756 },
    { share: 0.84, trueScale: true, close: { x: -70, y: -74, w: 140, h: 190 } },
  );
}
