import { closed, knots, mirrored } from '../core/curve.ts';
import { n } from '../core/numbers.ts';
import { at, bar, disc, path, rect, ring } from '../core/shapes.ts';
import type { Sheet } from '../core/sheet.ts';
import type { HeadKind } from './head-kinds.ts';
import { headShape, postPlaces } from './head-shapes.ts';
import { tuner, type TunerButton } from './tuners.ts';

/** A headstock: its picture and where each string is wound. */
export interface Headstock {
  readonly outline: string;
  readonly art: string;
  /** Winding point of each string, bass to treble. */
  readonly posts: readonly (readonly [x: number, y: number])[];
  readonly top: number;
  readonly halfWidth: number;
}

export interface HeadLook {
  /** Half the width of the nut in mm. */
  readonly half: number;
  readonly face: string;
  /** Colour of a bound edge; none without. */
  readonly rim?: string;
  readonly buttons: TunerButton;
  /** Scale of the machine heads. */
  readonly size: number;
  /** Seen from behind. */
  readonly back?: boolean;
}

/** Heads with all tuners on one side, beside those that say so in their name. */
const inLine: ReadonlySet<HeadKind> = new Set<HeadKind>(['beak-6', 'strat-6', 'cbs-6', 'bat-6', 'gun-6', 'notch-6']);
/** Heads with the tuners of a bass. */
const large: ReadonlySet<HeadKind> = new Set<HeadKind>(['inline-4', 'bass-2', 'bottle-2', 'wave-2', 'three-one']);

/** Draws a headstock with its machine heads. */
export function headstock(sheet: Sheet, kind: HeadKind, look: HeadLook): Headstock {
  const w = look.half;
  const shape = headShape(kind, w);
  const outline = closed(shape);
  const top = Math.min(...shape.map((k) => k[1]));
  const halfWidth = Math.max(...shape.map((k) => Math.abs(k[0])));
  const slotted = kind === 'slotted-3';
  const posts = postPlaces(kind, w);
  const inline = kind.startsWith('inline') || inLine.has(kind);
  const size = look.size * (large.has(kind) ? 1.5 : 1);
  const tuners = posts.map((post) => tuner(sheet, post, edgeAt(shape, post, inline), look.buttons, size)).join('');
  const art = [tuners, face(sheet, outline, look, { top, halfWidth })];
  if (slotted) art.push(slots(sheet, posts));
  else if (look.back) art.push(housings(sheet, posts, size));
  else art.push(postsOf(sheet, posts, look.size));
  if (!look.back) art.push(trim(sheet, kind, w));
  const wound = posts.map(([x, y]) => [Math.sign(x) * (12.5 + (Math.abs(y) % 3)), y] as const);
  return {
    outline,
    art: art.join(''),
    posts: slotted ? wound : posts,
    top,
    halfWidth: halfWidth + (inline ? 14 : 22) * size,
  };
}

function face(
  sheet: Sheet,
  outline: string,
  look: HeadLook,
  { top, halfWidth }: { top: number; halfWidth: number },
): string {
  const light = sheet.linearAt('hl', -halfWidth * sheet.side, top, halfWidth * sheet.side, 0, [
    [0, '#fff', 0.22],
    [0.45, '#fff', 0.04],
    [0.7, '#000', 0.02],
    [1, '#000', 0.32],
  ]);
  const rim = look.rim ? path(outline, `fill="none" stroke="${look.rim}" stroke-width="4.4"`) : '';
  return `<g clip-path="${sheet.clip('hc', outline)}">${path(outline, `fill="${look.face}"`)}${rim}${path(outline, `fill="${light}"`)}${path(outline, 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" transform="translate(1 1.2)"')}</g>${path(outline, 'fill="none" stroke="#150c06" stroke-opacity=".6" stroke-width=".8"')}`;
}

type Places = readonly (readonly [x: number, y: number])[];

function postsOf(sheet: Sheet, posts: Places, size: number): string {
  const metal = sheet.metalDot();
  const dark = posts.map(([x, y]) => ring(x + 0.8, y + 1.2, 5.6 * size)).join('');
  const bushes = posts.map(([x, y]) => disc(x, y, 5.2 * size, `fill="${metal}"`)).join('');
  const pins = posts.map(([x, y]) => ring(x, y, 2.8 * size)).join('');
  return `${path(dark, 'opacity=".4"')}${bushes}${path(pins, `fill="${sheet.metal[1]}" stroke="#000" stroke-opacity=".55" stroke-width=".5"`)}`;
}

function housings(sheet: Sheet, posts: Places, size: number): string {
  const look = `fill="${sheet.metalY()}" stroke="#2b2722" stroke-opacity=".6" stroke-width=".5"`;
  return posts.map(([x, y]) => bar(x, y, 15 * size, 18 * size, 4, look)).join('');
}

/** Two slots with bone rollers, as classical guitars have. */
function slots(sheet: Sheet, posts: Places): string {
  const d = [-1, 1].map((s) => rect(s * 15 - 6.5, -152, 13, 106, 6.5)).join('');
  const inside = sheet.linear('sl', [
    [0, '#0d0805'],
    [1, '#2c1b10'],
  ]);
  const rollers = posts
    .map(
      ([x, y]) =>
        bar(Math.sign(x) * 15, y, 13, 8.4, 1.5, 'fill="#f1ead8"') +
        bar(Math.sign(x) * 15, y + 2.6, 13, 3, 1, 'fill="#8d8468" opacity=".6"'),
    )
    .join('');
  return `${path(d, `fill="${inside}"`)}${path(d, 'fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".7" transform="translate(.5 .6)"')}${rollers}`;
}

/** Truss-rod cover, inlay or string tree: small marks that belong to no maker. */
function trim(sheet: Sheet, kind: HeadKind, w: number): string {
  const pearl = sheet.linear(
    'pl',
    [
      [0, '#fffdf4'],
      [0.4, '#d9dcd2'],
      [0.7, '#f3ecda'],
      [1, '#bdbfb4'],
    ],
    'd',
  );
  const inlay = `fill="${pearl}" stroke="#1a0f08" stroke-width=".5"`;
  const star = path('M0-165L5-150L14-145L5-140L0-122L-5-140L-14-145L-5-150Z', inlay);
  switch (kind) {
    case 'inline-6':
    case 'inline-4':
    case 'strat-6':
    case 'cbs-6':
    case 'notch-6':
      return disc(
        w - 10,
        kind === 'inline-4' ? -120 : -98,
        4.2,
        `fill="${sheet.metalDot()}" stroke="#2b2722" stroke-width=".5"`,
      );
    case 'crown-3':
    case 'book-3':
    case 'bat-6':
      return star + rodCover();
    case 'wide-3':
      return (
        path('M0-172L10-152L0-104L-10-152Z M0-98L5-90L0-76L-5-90Z', inlay) +
        path('M-16-140Q0-148 16-140Q0-134-16-140Z', inlay) +
        rodCover()
      );
    case 'arrow-3':
    case 'bass-2':
    case 'gun-6':
    case 'scoop-3':
      return rodCover();
    case 'wave-3':
    case 'wave-2':
      return path('M-12-12L-16-150Q0-178 16-150L12-12Z', 'fill="#f7f2e4" stroke="#b9b09a" stroke-width=".8"');
    case 'paddle-3':
    case 'paddle-6':
      return path(`M0 ${kind === 'paddle-3' ? -178 : -250}l4.5 9-4.5 9-4.5-9Z`, inlay);
    case 'crown-4':
    case 'scroll-4':
      return (
        path('M0-128C8-118 8-104 0-86C-8-104-8-118 0-128ZM0-84L3-74L0-62L-3-74Z', inlay) + at(0, 0, 0, rodCover(), 0.7)
      );
    default:
      return '';
  }
}

function rodCover(): string {
  const cover = closed(mirrored(knots('0,-42@0 5,-38 8,-26 13,-11 12.5,-7.5c 0,-7@180')));
  return `${path(cover, 'fill="#24201d" stroke="#e8dfc8" stroke-width="1.1"')}${disc(0, -35, 1.5, 'fill="#cfc9bc"')}`;
}

/** Where a machine head leaves the edge of the headstock; its sign tells the side. */
function edgeAt(
  shape: readonly (readonly [number, number, ...unknown[]])[],
  [x, y]: readonly [number, number],
  inline: boolean,
): number {
  const side = inline || x < 0 ? -1 : 1;
  let best = x + side * 16;
  for (let i = 0; i < shape.length; i++) {
    const [ax, ay] = shape[i]!;
    const [bx, by] = shape[(i + 1) % shape.length]!;
    if ((ay - y) * (by - y) > 0 || ay === by) continue;
    const cross = ax + ((bx - ax) * (y - ay)) / (by - ay);
    if ((cross - x) * side > 0) best = cross;
  }
  return Number(n(best));
}
