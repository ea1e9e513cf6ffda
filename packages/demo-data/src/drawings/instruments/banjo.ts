import { knots, mirrored, placed } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { fretAt, n } from '../core/numbers.ts';
import { paint } from '../core/paint.ts';
import { at, bar, disc, drop, line, path, repeat, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { tail } from '../parts/strings.ts';
import { assemble } from './assemble.ts';
import { headFace, timber } from './faces.ts';

interface BanjoSpec {
  readonly scale: number;
  readonly frets: number;
  /** Outer radius of the rim or of the resonator. */
  readonly radius: number;
  readonly skin: number;
  readonly resonator: boolean;
  readonly fifth: boolean;
  readonly brackets: number;
}

/** A skin under a tension hoop with its crown of brackets. */
function banjoOf(sheet: Sheet, o: BanjoSpec): Model {
  const s = sheet.spec;
  const finish = sheet.finish;
  const joint = fretAt(o.scale, 22) + 2;
  const end = o.resonator ? joint : fretAt(o.scale, o.frets) + 4;
  const cy = end + o.skin + 4;
  const d = ring(0, cy, o.radius);
  const box = { x: -o.radius, y: cy - o.radius, w: 2 * o.radius, h: 2 * o.radius };
  const art: string[] = [];
  if (o.resonator)
    art.push(paint(sheet, { path: d, box, finish, name: 'b', edge: 9, binding: 'cream' }), flange(sheet, cy, o));
  else art.push(paint(sheet, { path: d, box, finish, name: 'b', edge: 7, wear: 0.3 }));
  art.push(hoop(sheet, cy, o), skin(sheet, cy, o.skin));
  const bridgeY = o.scale;
  art.push(bridge(bridgeY, o.fifth), tailpiece(sheet, cy + o.skin - 4));
  const half = (y: number): number => ((o.fifth ? 33 : 31) + ((o.fifth ? 10 : 11) * y) / end) / 2;
  const circle = mirrored(placed(knots('0,-1@0 .707,-.707 1,0@90 .707,.707 0,1@180'), 0, cy, o.radius));
  const over = o.fifth ? fifthString(sheet, o, end, half) : '';
  return assemble(
    sheet,
    { knots: circle, path: d, box, art: art.join(''), over, rim: crown(cy, o), back: finish, fixing: 'plain' },
    {
      scale: o.scale,
      frets: o.frets,
      nut: half(0) * 2,
      heel: half(end) * 2,
      join: end,
      end,
      board: s.fingerboard ?? 'ebony',
      inlays: s.inlays ?? 'diamonds',
      binding: s.binding ?? !o.fifth,
      head: 'pairs-2',
      headFace: headFace(sheet, finish, timber.black),
      headRim: '#e8d9a8',
      buttons: 'pearl',
      strings: 4,
      nutSpan: 24,
      saddleSpan: 40,
      saddle: bridgeY,
      wound: 'steel',
      stringEnd: tail(cy + o.skin - 22, 16, 4),
    },
  );
}

function bracketsAt(
  cy: number,
  o: BanjoSpec,
  r: number,
  make: (x: number, y: number, degrees: number) => string,
): string {
  return repeat(o.brackets, (i) => {
    const a = ((i + 0.5) / o.brackets) * Math.PI * 2;
    return make(Math.cos(a) * r, cy + Math.sin(a) * r, (a * 180) / Math.PI);
  });
}

/** The brackets stand out past an open rim and throw their shadow too. */
function crown(cy: number, o: BanjoSpec): string {
  return o.resonator ? '' : bracketsAt(cy, o, o.radius + 2, (x, y) => ring(x, y, 4));
}

function flange(sheet: Sheet, cy: number, o: BanjoSpec): string {
  const holes = bracketsAt(cy, { ...o, brackets: 20 }, o.skin + 14.5, (x, y) => ring(x, y, 4.4));
  return `${disc(2, cy + 3, o.skin + 21, 'opacity=".4"')}${disc(0, cy, o.skin + 20, `fill="${sheet.metalDot()}" stroke="#2b2722" stroke-width=".7"`)}${path(holes, 'fill="#17130f"')}`;
}

function hoop(sheet: Sheet, cy: number, o: BanjoSpec): string {
  const r = o.skin;
  const hook = `fill="${sheet.metalY()}" stroke="#2b2722" stroke-opacity=".7" stroke-width=".5"`;
  const hooks = bracketsAt(cy, o, r + (o.resonator ? 10 : 12), (x, y, turn) =>
    at(x, y, turn, bar(0, 0, o.resonator ? 15 : 24, 6.4, 2.4, hook)),
  );
  return `${disc(1, cy + 2, r + 9, 'opacity=".35"')}${disc(0, cy, r + 7, `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-width=".6"`)}${hooks}${disc(0, cy, r + 2.5, 'fill="none" stroke="#2b2722" stroke-opacity=".5" stroke-width="2"')}`;
}

function skin(sheet: Sheet, cy: number, r: number): string {
  const fill = sheet.radialAt('skin', -30 * sheet.side, cy - 40, r * 1.4, [
    [0, '#fffdf6'],
    [0.6, '#f4eddc'],
    [1, '#d8ccb2'],
  ]);
  const smudge = sheet.radial('smudge', [
    [0, '#8a6a3a', 0.4 * sheet.wear],
    [1, '#8a6a3a', 0],
  ]);
  return `${disc(0, cy, r, `fill="${fill}"`)}${disc(0, cy, r - 6, 'fill="none" stroke="#b9ab8c" stroke-opacity=".5" stroke-width="1.2"')}<ellipse cx="18" cy="${n(cy + 62)}" rx="66" ry="50" fill="${smudge}"/>`;
}

function bridge(y: number, fifth: boolean): string {
  const legs = fifth
    ? `M-40 ${n(y - 2)}h80l-3 8h-11q-3-4-6 0h-12q-3-4-6 0h-12q-3-4-6 0h-11Z`
    : `M-32 ${n(y - 2)}h64l-3 8h-13q-3-4-6 0h-20q-3-4-6 0h-13Z`;
  const half = fifth ? 40 : 32;
  return `${drop(path(legs, ''), 2, 5)}${path(legs, 'fill="#c79455" stroke="#4a2a12" stroke-width=".6"')}${bar(0, y - 2, half * 2, 2.6, 0.5, 'fill="#1a0e08"')}`;
}

function tailpiece(sheet: Sheet, foot: number): string {
  const d = `M-15 ${n(foot + 6)}L-12 ${n(foot - 42)}Q0 ${n(foot - 50)} 12 ${n(foot - 42)}L15 ${n(foot + 6)}Z`;
  return `${drop(path(d, ''), 2, 4)}${path(d, `fill="${sheet.metalX()}" stroke="#2b2722" stroke-width=".6"`)}`;
}

/** The short fifth string: its peg on the side of the neck, the bulge under it. */
function fifthString(sheet: Sheet, o: BanjoSpec, end: number, half: (y: number) => number): string {
  const y = fretAt(o.scale, 5);
  const e = -half(y);
  const side = `M${n(e + 1)} ${n(y - 34)}C${n(e - 3)} ${n(y - 22)} ${n(e - 8)} ${n(y - 16)} ${n(e - 8.5)} ${n(y)}L${n(-half(end) - 6)} ${n(end)}H${n(-half(end) + 1)}L${n(e + 1)} ${n(y)}Z`;
  const wires = repeat(
    Math.max(0, o.frets - 5),
    (i) => `M${n(-half(fretAt(o.scale, i + 6)) - 7.5)} ${n(fretAt(o.scale, i + 6))}h8.5`,
  );
  const peg = `<path d="M${n(e - 8)} ${n(y - 8)}h-10" stroke="${sheet.metal[2]}" stroke-width="4"/>${bar(e - 24, y - 8, 12, 15, 5, 'fill="#f3ead2" stroke="#3a2a18" stroke-width=".6"')}`;
  const wire = `M${n(e - 4)} ${n(y - 6)}L-30 ${n(o.scale)}L-9 ${n(o.scale + 62)}`;
  return `${path(side, 'fill="#2a1a12" stroke="#140b06" stroke-opacity=".6" stroke-width=".7"')}${path(wires, `stroke="#cfc9bc" stroke-width="1.9"`)}${peg}${disc(e - 4, y - 6, 2.6, `fill="${sheet.metalDot()}"`)}${line(wire, '#f4f1ea', 0.8)}`;
}

/** Five strings with a resonator, for bluegrass. */
export const banjo = (sheet: Sheet): Model =>
  banjoOf(sheet, { scale: 670, frets: 22, radius: 174, skin: 138, resonator: true, fifth: true, brackets: 24 });
/** Five strings, no back, a wooden rim. */
export const banjoOpenBack = (sheet: Sheet): Model =>
  banjoOf(sheet, { scale: 650, frets: 17, radius: 151, skin: 138, resonator: false, fifth: true, brackets: 22 });
/** Four strings on a short neck, with a resonator. */
export const tenorBanjo = (sheet: Sheet): Model =>
  banjoOf(sheet, { scale: 580, frets: 19, radius: 168, skin: 134, resonator: true, fifth: false, brackets: 24 });
