import { boxOf, closed, type Knot } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { type Binding, paint } from '../core/paint.ts';
import type { Sheet } from '../core/sheet.ts';
import { floatingVibrato, hardtail, vibrato, wrapBar } from '../parts/bridges.ts';
import { knob, strapButton, toggle } from '../parts/controls.ts';
import type { NeckSpec } from '../parts/neck.ts';
import { pickup } from '../parts/pickups.ts';
import { guardPlate, plasticOf } from '../parts/plates.ts';
import { tail } from '../parts/strings.ts';
import type { Guard, Inlay, Knob, Pickup } from '../types.ts';
import { assemble, choose } from './assemble.ts';
import type { BodyParts } from './body-parts.ts';
import { headFace, setNeckBack, timber } from './faces.ts';
import { bridgeWork } from './set-neck.ts';

type Spot = readonly [x: number, y: number, degrees?: number];

/** An electric guitar or bass as a list of what it has; measures in mm, the nut at y = 0. */
export interface Recipe {
  readonly outline: readonly Knot[];
  readonly edge: number;
  readonly arched?: boolean;
  readonly binding?: Binding;
  readonly bevelled?: boolean;
  /** The plate and the holes for its screws. */
  readonly guard?: { readonly kind: Guard; readonly path: string; readonly screws: readonly Spot[] };
  readonly pickups: Pickup;
  /** From the neck to the bridge. */
  readonly pickupsAt: readonly Spot[];
  /** The kind in one place, where it is another one. */
  readonly pickupAt?: Readonly<Record<number, Pickup>>;
  readonly plastic?: string;
  readonly bridge: 'post' | 'floating' | 'wrap' | 'hardtail' | 'vibrato' | ((sheet: Sheet) => string);
  /** Where the strings end when `bridge` draws itself. */
  readonly stringEnd?: NeckSpec['stringEnd'];
  /** Where a stop bar sits. */
  readonly stop?: number;
  readonly knobs: Knob;
  readonly knobsAt: readonly Spot[];
  readonly knobColor?: string;
  readonly toggleAt?: Spot;
  readonly buttonAt?: Spot;
  /** Drawn on the top under the pickups: plates, holes. */
  readonly under?: (sheet: Sheet) => string;
  readonly inlays: Inlay;
  readonly board?: NeckSpec['board'];
  readonly neck: Omit<NeckSpec, 'board' | 'inlays' | 'headFace' | 'stringEnd'>;
  readonly face: keyof typeof timber;
  readonly fixing: BodyParts['fixing'];
}

function bridgeOf(sheet: Sheet, r: Recipe, foot: number): { art: string; stringEnd?: NeckSpec['stringEnd'] } {
  const { scale } = r.neck;
  if (typeof r.bridge === 'function') return { art: r.bridge(sheet), stringEnd: r.stringEnd };
  switch (r.bridge) {
    case 'post':
      return bridgeWork(sheet, scale, r.stop ?? scale + 43, foot);
    case 'floating':
      return { art: floatingVibrato(sheet, scale), stringEnd: tail(scale + 54, 38) };
    case 'wrap':
      return { art: wrapBar(sheet, scale), stringEnd: tail(scale + 4, 51) };
    case 'hardtail':
      return { art: hardtail(sheet, scale) };
    case 'vibrato':
      return { art: sheet.spec.bridge === 'hardtail' ? hardtail(sheet, scale) : vibrato(sheet, scale) };
  }
}

function pickupsOf(sheet: Sheet, r: Recipe, kind: Pickup, plastic: string): string {
  const { pickupsAt: spots } = r;
  const count = Math.min(sheet.spec.pickupCount ?? spots.length, spots.length);
  const shown = spots.filter((_, i) =>
    count === spots.length ? true : count === 1 ? i === spots.length - 1 : i === 0 || i === spots.length - 1,
  );
  return shown
    .map((spot) => pickup(sheet, r.pickupAt?.[spots.indexOf(spot)] ?? kind, spot[0], spot[1], plastic, spot[2] ?? 0))
    .join('');
}

/** Draws a guitar from its list. */
export function fromRecipe(sheet: Sheet, r: Recipe): Model {
  const c = choose(sheet, {
    board: r.board ?? 'rosewood',
    guard: r.guard?.kind ?? 'none',
    pickups: r.pickups,
    inlays: r.inlays,
    knobs: r.knobs,
  });
  const d = closed(r.outline);
  const box = boxOf(r.outline);
  const bound = sheet.spec.binding ?? (r.binding !== undefined && r.binding !== 'none');
  const binding = bound ? (r.binding ?? 'cream') : 'none';
  const arched = r.arched ?? false;
  const flamed = arched && (c.finish.endsWith('burst') || c.finish === 'maple');
  const plastic = r.plastic ?? plasticOf[c.guard];
  const art = [
    paint(sheet, { path: d, box, finish: c.finish, name: 'b', edge: r.edge, binding, arched, seam: flamed }),
  ];
  if (r.guard?.path && c.guard !== 'none')
    art.push(
      guardPlate(
        sheet,
        c.guard,
        r.guard.path,
        r.guard.screws.map(([x, y]) => [x, y]),
      ),
    );
  if (r.under) art.push(r.under(sheet));
  art.push(pickupsOf(sheet, r, c.pickups, plastic));
  const work = bridgeOf(sheet, r, box.y + box.h);
  art.push(work.art);
  for (const [x, y] of r.knobsAt) art.push(knob(sheet, c.knobs, x, y, r.knobColor ?? plastic));
  if (r.toggleAt) art.push(toggle(sheet, r.toggleAt[0], r.toggleAt[1], plastic, 8));
  if (r.buttonAt) art.push(strapButton(sheet, r.buttonAt[0], r.buttonAt[1]));
  const middle = r.knobsAt[Math.floor(r.knobsAt.length / 2)];
  return assemble(
    sheet,
    {
      knots: r.outline,
      path: d,
      box,
      art: art.join(''),
      back: r.fixing === 'set' ? setNeckBack(c.finish) : c.finish,
      fixing: r.fixing,
      ...(middle ? { controls: [middle[0], middle[1]] as const } : {}),
    },
    {
      ...r.neck,
      ...(sheet.spec.twelve ? ({ strings: 12, courses: 6, head: 'paddle-6' } as const) : {}),
      binding: sheet.spec.binding ?? r.neck.binding ?? false,
      board: c.board,
      inlays: c.inlays,
      headFace: headFace(sheet, c.finish, timber[r.face]),
      ...(work.stringEnd ? { stringEnd: work.stringEnd } : {}),
    },
  );
}
