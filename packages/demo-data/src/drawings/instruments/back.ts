import { boxOf, closed, flipped, type Knot, knots, placed } from '../core/curve.ts';
import { n } from '../core/numbers.ts';
import { paint } from '../core/paint.ts';
import { bar, disc, line, path, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import { strapButton } from '../parts/controls.ts';
import { headstock } from '../parts/headstock.ts';
import type { NeckSpec } from '../parts/neck.ts';
import { guardPlate } from '../parts/plates.ts';
import type { BodyParts } from './body-parts.ts';

interface Behind {
  readonly art: string;
  readonly silhouette: string;
  readonly top: number;
  readonly halfWidth: number;
}

/** The same instrument seen from behind: the outline mirrored, the round of the neck, the plates. */
export function backOf(sheet: Sheet, body: BodyParts, neck: NeckSpec): Behind {
  const shape = flipped(filled(body.knots));
  const d = closed(shape);
  const box = boxOf(shape);
  const bolted = body.fixing.startsWith('bolt');
  const wood = neck.wood ?? (bolted ? 'maple' : 'mahogany');
  const tones =
    wood === 'maple' ? (['#a9733a', '#dba960', '#f6d79c'] as const) : (['#35170b', '#6b341b', '#96552f'] as const);
  const heel = bolted ? neck.join + 2 : neck.join + (body.fixing === 'set' ? 34 : 16);
  const shaft = shaftPath(neck, heel, bolted);
  const head = headstock(sheet, neck.head, {
    half: neck.nut / 2,
    face: tones[1],
    buttons: neck.buttons ?? 'metal',
    size: neck.buttonSize ?? 1,
    back: true,
  });
  const hollow = body.fixing === 'acoustic';
  const art = [
    paint(sheet, {
      path: d,
      box,
      finish: body.back,
      name: 'back',
      edge: hollow ? 7 : 12,
      seam: hollow,
      binding: hollow && body.back !== 'steel' ? 'cream' : 'none',
      wear: 0.7,
      scale: box.w < 280 ? 0.62 : 1,
    }),
  ];
  if (hollow && body.back !== 'steel') art.push(centreStrip(box.y, box.h));
  if (!hollow) art.push(plates(sheet, body, neck));
  art.push(`<g transform="scale(-1 1)">${head.art}</g>`, roundNeck(sheet, shaft, tones, neck, heel));
  if (wood === 'maple' && bolted) art.push(line(`M0 46V${n(heel - 74)}`, '#54311a', 5, 'stroke-linecap="round"'));
  if (bolted) art.push(boltPlate(sheet, neck.join + 34));
  else art.push(strapButton(sheet, 0, heel - 22));
  const onPlate = bolted && box.w > 280;
  if (body.fixing !== 'acoustic') art.push(tape(onPlate ? neck.join + 16 : head.top + 46));
  const outline = closed(flipped(headKnots(head.outline)));
  return { art: art.join(''), silhouette: `${d}${shaft}${outline}`, top: head.top, halfWidth: head.halfWidth };
}

/** Behind the neck the body is whole: the cutaway's foot is carried up to where the other side begins. */
function filled(points: readonly Knot[]): readonly Knot[] {
  const first = points[0]!;
  const last = points[points.length - 1]!;
  return last[1] > first[1] + 5 && last[0] > 0 && first[0] < 0 ? [...points, [last[0], first[1], 'c']] : points;
}

/** The end points of path data as knots: enough to mirror a shadow. */
function headKnots(d: string): readonly Knot[] {
  const pairs = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[CLZM])/g)];
  return pairs.map((m): Knot => [Number(m[1]), Number(m[2]), 'c']);
}

function shaftPath(neck: NeckSpec, heel: number, bolted: boolean): string {
  const half = (y: number): number => (neck.nut + ((neck.heel - neck.nut) * y) / (neck.end ?? heel)) / 2;
  const w = half(heel);
  const top = half(0);
  if (bolted) return `M${n(-top)} -6L${n(-w)} ${n(heel)}H${n(w)}L${n(top)} -6Z`;
  const turn = half(heel - 60);
  return `M${n(-top)} -6L${n(-turn)} ${n(heel - 60)}C${n(-w)} ${n(heel - 30)} ${n(-w * 0.62)} ${n(heel)} 0 ${n(heel)}S${n(w)} ${n(heel - 30)} ${n(turn)} ${n(heel - 60)}L${n(top)} -6Z`;
}

function roundNeck(
  sheet: Sheet,
  shaft: string,
  tones: readonly [string, string, string],
  neck: NeckSpec,
  heel: number,
): string {
  const w = neck.heel / 2;
  const [edge, mid, light] = tones;
  const fill = sheet.linearAt('nr', -w * sheet.side, 0, w * sheet.side, 0, [
    [0, edge],
    [0.22, mid],
    [0.42, light],
    [0.66, mid],
    [1, edge],
  ]);
  const streaks = [-0.5, -0.1, 0.3].map((t) => `M${n(t * w)} 20L${n(t * w * 1.2)} ${n(heel - 50)}`).join('');
  return `${path(shaft, 'opacity=".35" transform="translate(3 3)"')}${path(shaft, `fill="${fill}" stroke="#1a0f08" stroke-opacity=".5" stroke-width=".7"`)}${line(streaks, edge, 1, 'stroke-opacity=".25"')}`;
}

function centreStrip(y: number, h: number): string {
  return bar(0, y + h / 2, 5, h - 18, 0, 'fill="#e6cf96"') + bar(0, y + h / 2, 2.4, h - 18, 0, 'fill="#7a2f1a"');
}

function boltPlate(sheet: Sheet, y: number): string {
  const screws = [-18, 18].flatMap((x) =>
    [-24, 24].map(
      (dy) =>
        `${disc(x, y + dy, 4.4, `fill="${sheet.metalDot()}" stroke="#2b2722" stroke-width=".6"`)}<path d="M${n(x - 2.6)} ${n(y + dy)}h5.2m-2.6-2.6v5.2" stroke="#2b2722" stroke-width="1"/>`,
    ),
  );
  return `${bar(1.5, y + 2, 51, 64, 3, 'opacity=".4"')}${bar(0, y, 51, 64, 3, `fill="${sheet.metalPlate()}" stroke="#2b2722" stroke-width=".6"`)}${screws.join('')}`;
}

/** A strip of paper over the serial number, which the shop shows to nobody but the buyer. */
function tape(y: number): string {
  const strip = 'M-21 -5.5L20 -6.5L21 5L-20 6.2Z';
  return `<g transform="translate(0 ${n(y)}) rotate(-2)">${path(strip, 'opacity=".35" transform="translate(1 1.4)"')}${path(strip, 'fill="#efe3c2" stroke="#b7a67a" stroke-width=".5"')}${line('M-18 -3H17M-17 2.6H18', '#fff', 0.7, 'stroke-opacity=".5"')}</g>`;
}

/** Spring cover, control cover or string ferrules. */
function plates(sheet: Sheet, body: BodyParts, neck: NeckSpec): string {
  const { box } = body;
  if (body.fixing === 'plain') return '';
  if (body.fixing === 'bolt-vibrato') {
    const y = neck.scale - 62;
    const cover = `M-48 ${n(y - 74)}Q-48 ${n(y - 80)} -42 ${n(y - 80)}H42Q48 ${n(y - 80)} 48 ${n(y - 74)}V${n(y + 62)}Q48 ${n(y + 68)} 42 ${n(y + 68)}H-42Q-48 ${n(y + 68)} -48 ${n(y + 62)}Z`;
    const corners = [-42, 42].flatMap((x) => [y - 70, y, y + 58].map((sy) => [x, sy] as const));
    const slots = [-26, -16, -6, 5, 15, 26].map((x) => `M${x} ${n(y + 34)}v12`).join('');
    return guardPlate(sheet, 'white', cover, corners, 'vb') + line(slots, '#171310', 6.4, 'stroke-linecap="round"');
  }
  if (body.fixing === 'set') {
    const cx = -(box.x + box.w) * 0.5;
    const cy = Math.min(box.y + box.h * 0.79, neck.scale + 60);
    const cover = closed(placed(knots('-48,-30 -10,-56 34,-40 44,14 10,48 -34,30'), cx, cy, Math.min(1, box.w / 330)));
    return guardPlate(
      sheet,
      'black',
      cover,
      [
        [cx - 38, cy - 26],
        [cx + 28, cy - 34],
        [cx + 8, cy + 40],
      ],
      'cv',
    );
  }
  const ferrules = [-26, -15.6, -5.2, 5.2, 15.6, 26].map((x) => ring(x, neck.scale + 22, 3.7)).join('');
  return path(ferrules, `fill="${sheet.metalDot()}" stroke="#2b2722" stroke-width=".5"`);
}
