import { boxOf, closed, type Knot, mirrored, placed } from '../core/curve.ts';
import type { Model } from '../core/model.ts';
import { fretAt } from '../core/numbers.ts';
import { type Binding, paint } from '../core/paint.ts';
import type { Sheet } from '../core/sheet.ts';
import type { HeadKind } from '../parts/head-kinds.ts';
import type { NeckSpec } from '../parts/neck.ts';
import { tail } from '../parts/strings.ts';
import type { Guard } from '../types.ts';
import { assemble } from './assemble.ts';
import { acousticBack, headFace, timber } from './faces.ts';
import { cutaway, halves } from './flat-top-outlines.ts';
import { pinBridge, rosette, teardrop, tieBridge } from './flat-top-parts.ts';

interface FlatTop {
  readonly half: readonly Knot[];
  /** Whole outline instead of a mirrored half, relative to the top of the body. */
  readonly whole?: readonly Knot[];
  readonly scale: number;
  readonly frets: number;
  /** Fret at which the body begins. */
  readonly joint: number;
  readonly nut: number;
  readonly heel: number;
  /** Diameter of the sound hole. */
  readonly hole: number;
  readonly strings: number;
  readonly courses?: number;
  readonly nutSpan: number;
  readonly saddleSpan: number;
  readonly head: HeadKind;
  readonly guard: Guard;
  readonly broadGuard?: boolean;
  readonly bridge: 'pin' | 'tie';
  readonly rosette: 'rings' | 'mosaic' | 'herringbone';
  readonly wound: NeckSpec['wound'];
  readonly inlays?: NeckSpec['inlays'];
  readonly buttons?: NeckSpec['buttons'];
  readonly binding?: Binding;
  /** Scale of the small parts; given for small-bodied instruments. */
  readonly small?: number;
  readonly headFace?: string;
  readonly boundNeck?: boolean;
}

/** Any guitar with a flat top and a round hole. */
function flatTop(sheet: Sheet, o: FlatTop): Model {
  const spec = sheet.spec;
  const k = o.small ?? 1;
  const top = fretAt(o.scale, o.joint);
  const shape = placed(o.whole ?? mirrored(o.half), 0, top);
  const d = closed(shape);
  const box = boxOf(shape);
  const end = fretAt(o.scale, o.frets) + k * 8;
  const holeY = end + o.hole / 2 + (o.wound === 'nylon' && !o.small ? -2 : 1);
  const finish = sheet.finish;
  const binding = o.binding ?? 'multi';
  const art = [paint(sheet, { path: d, box, finish, name: 'b', edge: 6 * k, binding, seam: true, scale: k })];
  art.push(rosette(sheet, o.rosette, holeY, o.hole / 2, k));
  const guard = spec.pickguard ?? o.guard;
  if (guard !== 'none') art.push(teardrop(sheet, guard, holeY, o.hole / 2, o.broadGuard ?? false));
  const courses = o.courses ?? o.strings;
  const tied = o.bridge === 'tie';
  art.push(
    tied
      ? tieBridge(sheet, o.scale, o.saddleSpan, o.strings, k)
      : pinBridge(sheet, o.scale, {
          span: o.saddleSpan,
          courses,
          strings: o.strings,
          moustache: spec.moustache ?? false,
        }),
  );
  const stringEnd = tied
    ? tail(o.scale + 9 * k, o.saddleSpan, o.strings)
    : tail(o.scale + 15, o.saddleSpan + 1, courses);
  const classicalBoard = o.wound === 'nylon' && !o.small;
  return assemble(
    sheet,
    { knots: shape, path: d, box, art: art.join(''), back: acousticBack(finish), fixing: 'acoustic' },
    {
      scale: o.scale,
      frets: o.frets,
      nut: o.nut,
      heel: o.heel,
      end,
      join: top,
      board: spec.fingerboard ?? 'rosewood',
      inlays: spec.inlays ?? (classicalBoard ? 'none' : (o.inlays ?? 'dots')),
      head: o.head,
      headFace: headFace(sheet, finish, o.headFace ?? timber.rosewood),
      buttons: o.buttons ?? 'metal',
      buttonSize: o.small ? 0.8 : 1,
      strings: o.strings,
      courses,
      nutSpan: o.nutSpan,
      saddleSpan: o.saddleSpan,
      saddle: o.scale + 2,
      wound: o.wound,
      stringEnd,
      binding: spec.binding ?? o.boundNeck ?? false,
    },
  );
}

const steel = {
  strings: 6,
  nutSpan: 37,
  saddleSpan: 55,
  wound: 'bronze',
  bridge: 'pin',
  rosette: 'rings',
  head: 'paddle-3',
  frets: 20,
  nut: 43,
  heel: 56,
  hole: 100,
  scale: 645,
  joint: 14,
} as const;

const twelve = { strings: 12, courses: 6, head: 'paddle-6', nut: 47, heel: 59, nutSpan: 40 } as const;

export const dreadnought = (sheet: Sheet): Model =>
  flatTop(sheet, { ...steel, half: halves.dreadnought, guard: 'tortoise', rosette: 'herringbone' });
export const dreadnought12 = (sheet: Sheet): Model =>
  flatTop(sheet, { ...steel, ...twelve, half: halves.dreadnought, guard: 'black' });
export const dreadnoughtCutaway = (sheet: Sheet): Model =>
  flatTop(sheet, {
    ...steel,
    half: halves.dreadnought,
    whole: cutaway,
    guard: 'black',
    buttons: 'black',
  });
export const slopeShoulder = (sheet: Sheet): Model =>
  flatTop(sheet, {
    ...steel,
    half: halves.slope,
    scale: 629,
    guard: 'tortoise',
    head: 'crown-3',
    headFace: timber.black,
    buttons: 'pearl',
    binding: 'cream',
  });
export const auditorium = (sheet: Sheet): Model =>
  flatTop(sheet, {
    ...steel,
    half: halves.auditorium,
    guard: 'tortoise',
    nut: 44.5,
    heel: 57,
    binding: 'tortoise',
    hole: 98,
    inlays: 'diamonds',
  });
const jumboLook = {
  ...steel,
  half: halves.jumbo,
  guard: 'tortoise',
  broadGuard: true,
  head: 'wide-3',
  headFace: timber.black,
  boundNeck: true,
  inlays: 'blocks',
} as const;
export const jumbo = (sheet: Sheet): Model => flatTop(sheet, { ...jumboLook });
export const jumbo12 = (sheet: Sheet): Model => flatTop(sheet, { ...jumboLook, ...twelve });
export const parlor = (sheet: Sheet): Model =>
  flatTop(sheet, {
    ...steel,
    half: halves.parlor,
    scale: 632,
    joint: 12,
    guard: 'none',
    head: 'slotted-3',
    nut: 46,
    heel: 57,
    hole: 90,
    frets: 18,
    binding: 'cream',
    buttons: 'pearl',
  });
export const classical = (sheet: Sheet): Model =>
  flatTop(sheet, {
    ...steel,
    half: halves.classical,
    scale: 650,
    joint: 12,
    guard: 'none',
    head: 'slotted-3',
    nut: 52,
    heel: 63,
    nutSpan: 43,
    saddleSpan: 58,
    hole: 86,
    frets: 19,
    wound: 'nylon',
    bridge: 'tie',
    rosette: 'mosaic',
    buttons: 'pearl',
    binding: 'tortoise',
  });
export const tenorGuitar = (sheet: Sheet): Model =>
  flatTop(sheet, {
    ...steel,
    half: placed(halves.parlor, 0, 0, 0.92, 0.9),
    scale: 584,
    guard: 'tortoise',
    head: 'pairs-2',
    nut: 32,
    heel: 43,
    strings: 4,
    nutSpan: 24,
    saddleSpan: 40,
    hole: 84,
    frets: 19,
    binding: 'cream',
  });
const uke = {
  ...steel,
  half: halves.ukulele,
  guard: 'none',
  head: 'pairs-2',
  nut: 36,
  heel: 44,
  strings: 4,
  nutSpan: 28,
  saddleSpan: 41,
  wound: 'nylon',
  bridge: 'tie',
  buttons: 'pearl',
  binding: 'cream',
} as const;
export const ukulele = (sheet: Sheet): Model =>
  flatTop(sheet, { ...uke, scale: 380, hole: 60, frets: 17, small: 0.62 });
export const tenorUkulele = (sheet: Sheet): Model =>
  flatTop(sheet, {
    ...uke,
    half: placed(halves.ukulele, 0, 0, 1.08, 1.09),
    scale: 432,
    hole: 66,
    frets: 19,
    small: 0.66,
    binding: 'none',
  });
