import { f, fretAt, n } from '../core/numbers.ts';
import { bar, disc, path } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import type { Board, Inlay } from '../types.ts';
import type { HeadKind } from './head-kinds.ts';
import { headstock } from './headstock.ts';
import { strings, type StringSet } from './strings.ts';
import type { TunerButton } from './tuners.ts';

/** A neck in millimetres, from the nut (y = 0) towards the body. */
export interface NeckSpec extends StringSet {
  readonly frets: number;
  /** Width at the nut and at the end of the fingerboard. */
  readonly nut: number;
  readonly heel: number;
  /** Where the board ends; default is a little past the last fret. */
  readonly end?: number;
  /** Where the neck wood meets the body. */
  readonly join: number;
  readonly board: Board;
  readonly inlays: Inlay;
  readonly binding?: boolean;
  readonly head: HeadKind;
  readonly headFace: string;
  readonly headRim?: string;
  readonly buttons?: TunerButton;
  readonly buttonSize?: number;
  readonly nutColor?: string;
  readonly wood?: 'maple' | 'mahogany';
  /** Depth of a rounded end of the board. */
  readonly endRound?: number;
}

/** A finished neck; the strings are apart so that they can lie on top of everything. */
export interface Neck {
  readonly art: string;
  readonly strings: string;
  readonly silhouette: string;
  readonly top: number;
  readonly halfWidth: number;
}

const boardTones: Readonly<Record<Board, readonly [edge: string, mid: string, light: string]>> = {
  rosewood: ['#2b1710', '#4a2a1b', '#5f3a27'],
  ebony: ['#100d0c', '#221d1b', '#383230'],
  maple: ['#c98f46', '#e6b76c', '#f3cf8b'],
};

type Half = (y: number) => number;

/** Draws neck, fingerboard, frets, inlays, nut and headstock. */
export function neck(sheet: Sheet, o: NeckSpec): Neck {
  const end = o.end ?? fretAt(o.scale, o.frets) + 7;
  const half: Half = (y) => (o.nut + ((o.heel - o.nut) * y) / end) / 2;
  const [edge, mid, light] = boardTones[o.board];
  const w = half(end);
  const foot = o.endRound ? `Q0 ${n(end + o.endRound)} ${n(w)} ${n(end)}` : `H${n(w)}`;
  const board = `M${n(-half(0))} 0L${n(-w)} ${n(end)}${foot}L${n(half(0))} 0Z`;
  const fill = sheet.linearAt('nb', -w, 0, w, 0, [
    [0, edge],
    [0.2, mid],
    [0.5 - 0.08 * sheet.side, light],
    [0.75, mid],
    [1, edge],
  ]);
  const head = headstock(sheet, o.head, {
    half: o.nut / 2,
    face: o.headFace,
    ...(o.headRim ? { rim: o.headRim } : {}),
    buttons: o.buttons ?? 'metal',
    size: o.buttonSize ?? 1,
  });
  const out = [head.art];
  out.push(path(board, 'opacity=".35" transform="translate(2.4 2.5)"'), path(board, `fill="${fill}"`));
  out.push(grainLines(sheet, o, end, half));
  if (sheet.wear > 0.35) out.push(boardWear(sheet, o, half));
  out.push(inlays(o, half), frets(sheet, o, half));
  const rim = o.binding
    ? `stroke="${sheet.wear > 0.5 ? '#e6cf96' : '#efe2b8'}" stroke-width="2"`
    : 'stroke="#140b06" stroke-opacity=".55" stroke-width=".7"';
  out.push(path(board, `fill="none" ${rim}`));
  out.push(
    bar(0, -2, o.nut, 5, 1, `fill="${o.nutColor ?? '#f1e8cf'}" stroke="#3a2a18" stroke-opacity=".6" stroke-width=".4"`),
  );
  return {
    art: out.join(''),
    strings: strings(o, head.posts),
    silhouette: `${board}${head.outline}`,
    top: head.top,
    halfWidth: head.halfWidth,
  };
}

function frets(sheet: Sheet, o: NeckSpec, half: Half): string {
  const inset = o.binding ? 1 : 0;
  let shade = '';
  let wire = '';
  for (let i = 1; i <= o.frets; i++) {
    const y = fretAt(o.scale, i);
    const w = half(y) - inset;
    wire += `M${n(-w)} ${n(y)}h${n(2 * w)}`;
    shade += `M${n(-w)} ${n(y + 1.2)}h${n(2 * w)}`;
  }
  const [a, b] = sheet.spec.hardware === 'gold' ? sheet.metal : (['#fbf7ee', '#cfc9bc'] as const);
  return `${path(shade, 'stroke="#000" stroke-opacity=".38" stroke-width="1.3"')}${path(wire, `stroke="${b}" stroke-width="1.9"`)}${path(wire, `stroke="${a}" stroke-width=".7" transform="translate(0 -.3)"`)}`;
}

function grainLines(sheet: Sheet, o: NeckSpec, end: number, half: Half): string {
  let d = '';
  for (let i = 0; i < 18; i++) {
    const y = sheet.between(0, end * 0.9);
    const x = sheet.between(-0.92, 0.92) * half(y);
    const length = Math.min(end - y, sheet.between(30, 130));
    d += `M${n(x)} ${n(y)}q${n(sheet.between(-1, 1))} ${n(length / 2)} ${n(sheet.between(-0.6, 0.6))} ${n(length)}`;
  }
  const color = o.board === 'maple' ? '#a0662a' : '#120804';
  return path(d, `fill="none" stroke="${color}" stroke-opacity=".3" stroke-width=".7"`);
}

/** Dark thumbed places on maple, pale dished ones on dark boards, most in the first positions. */
function boardWear(sheet: Sheet, o: NeckSpec, half: Half): string {
  let d = '';
  for (let i = 1; i < Math.min(o.frets, o.board === 'maple' ? 15 : 8); i++) {
    const y = (fretAt(o.scale, i - 1) + fretAt(o.scale, i)) / 2;
    const gap = (fretAt(o.scale, i) - fretAt(o.scale, i - 1)) * 0.28;
    for (let s = 0; s < 2; s++) {
      const x = sheet.between(-0.5, 0.8) * half(y);
      d += `M${n(x)} ${n(y - gap)}v${n(gap * 2)}`;
    }
  }
  const [color, strength] = o.board === 'maple' ? ['#4a3720', 0.16] : ['#b08a68', 0.07];
  const layer = (width: number): string =>
    path(
      d,
      `stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${f(strength * sheet.wear)}"`,
    );
  return `<g fill="none">${layer(10)}${layer(7)}${layer(4)}</g>`;
}

const longScaleSpots = [3, 5, 7, 9, 12, 15, 17, 19, 21, 24];
const shortScaleSpots = [3, 5, 7, 10, 12, 15, 17, 19];

function inlays(o: NeckSpec, half: Half): string {
  if (o.inlays === 'none') return '';
  const onMaple = o.board === 'maple';
  const color = o.inlays === 'dots' ? (onMaple ? '#2a2320' : '#efe7d2') : onMaple ? '#2b2422' : '#e6e4d6';
  const spots = o.scale > 500 ? longScaleSpots : shortScaleSpots;
  const marks = [...(o.inlays === 'blocks' ? [1] : []), ...spots]
    .filter((fret) => fret <= o.frets)
    .map((fret) => inlay(o, fret, half));
  return `<g fill="${color}" stroke="#1a0f08" stroke-opacity=".4" stroke-width=".35">${marks.join('')}</g>`;
}

function inlay(o: NeckSpec, fret: number, half: Half): string {
  const top = fretAt(o.scale, fret - 1);
  const gap = fretAt(o.scale, fret) - top;
  const y = top + gap / 2;
  const w = half(y);
  switch (o.inlays) {
    case 'dots': {
      const r = Math.min(3.3, gap * 0.22);
      return fret % 12 === 0 ? disc(-w * 0.46, y, r, '') + disc(w * 0.46, y, r, '') : disc(0, y, r, '');
    }
    case 'trapezoids':
      return `<path d="M${n(-w * 0.8)} ${n(y + gap * 0.32)}L${n(-w * 0.58)} ${n(y - gap * 0.32)}H${n(w * 0.58)}L${n(w * 0.8)} ${n(y + gap * 0.32)}Z"/>`;
    case 'blocks':
      return bar(0, y, w * 1.5, gap * 0.62, 0.6, '');
    case 'parallelograms':
      return [-1, 1]
        .map((side) => {
          const [from, to] = side < 0 ? [-w * 0.78, -w * 0.08] : [w * 0.08, w * 0.78];
          return `<path d="M${n(from)} ${n(y + gap * 0.3)}L${n(from + 3)} ${n(y - gap * 0.3)}H${n(to)}L${n(to - 3)} ${n(y + gap * 0.3)}Z"/>`;
        })
        .join('');
    case 'thumbnails':
      return `<path d="M${n(-w * 0.92)} ${n(y - gap * 0.26)}H${n(-w * 0.5)}A${n(gap * 0.26)} ${n(gap * 0.26)} 0 0 1 ${n(-w * 0.5)} ${n(y + gap * 0.26)}H${n(-w * 0.92)}Z"/>`;
    case 'birds':
      return `<path d="M${n(-w * 0.5)} ${n(y - gap * 0.12)}Q${n(-w * 0.2)} ${n(y - gap * 0.3)} 0 ${n(y)}Q${n(w * 0.3)} ${n(y - gap * 0.34)} ${n(w * 0.52)} ${n(y - gap * 0.2)}Q${n(w * 0.2)} ${n(y)} ${n(w * 0.06)} ${n(y + gap * 0.22)}Q${n(-w * 0.2)} ${n(y + gap * 0.06)} ${n(-w * 0.5)} ${n(y - gap * 0.12)}Z"/>`;
    default:
      return `<path d="M0 ${n(y - gap * 0.3)}L${n(w * 0.3)} ${n(y)}L0 ${n(y + gap * 0.3)}L${n(-w * 0.3)} ${n(y)}Z"/>`;
  }
}
