import { type Body, bodies, folkBodies } from '../../drawings/bodies.ts';
import type { View } from '../../drawings/types.ts';
import type { Build } from '../models/model.ts';
import type { ImageKind } from '../types.ts';

export type PictureKey =
  | View
  | 'back-full'
  | 'head-back'
  | 'heel'
  | 'bridge'
  | 'controls'
  | 'pickups'
  | 'soundhole'
  | 'fingerboard'
  | 'nut'
  | 'gearFront'
  | 'gearClose'
  | 'gearBack'
  | 'gearUpperLeft'
  | 'gearUpperRight'
  | 'gearFoot';

/** One picture to take: which drawing, which part of it, and the words that go with it. */
export interface PlannedPicture {
  readonly kind: ImageKind;
  readonly drawing: View;
  readonly frame?: string;
  readonly alt: PictureKey;
}

const picture = (kind: ImageKind, drawing: View, alt: PictureKey, frame?: string): PlannedPicture => ({
  kind,
  drawing,
  alt,
  ...(frame === undefined ? {} : { frame }),
});
const detail = (drawing: View, alt: PictureKey, frame?: string): PlannedPicture =>
  picture('detail', drawing, alt, frame);

/** Bodies that are framed as a thing, not as a neck with a body. */
const withoutNeck: ReadonlySet<Body> = new Set<Body>([
  ...bodies.slice(bodies.indexOf('amp-tweed')),
  ...folkBodies.filter((body) => ['pedal-steel', 'dulcimer', 'lap-harp', 'harmonica'].includes(body)),
]);

export const hasNeck = (body: Body): boolean => !withoutNeck.has(body);

/** The pictures of an instrument, in the order in which a dealer shows them: all of it, then what a buyer asks about. */
export function instrumentPictures(build: Build): readonly PlannedPicture[] {
  const electric = build.kind === 'solid' || build.kind === 'semi' || build.kind === 'bass';
  return [
    picture('card', 'card', 'card'),
    picture('full', 'card', 'full', 'full'),
    picture('head', 'card', 'head', 'head'),
    picture('back', 'back', 'back'),
    picture('hang', 'card', 'hang', 'hang'),
    detail('left', 'left'),
    detail('right', 'right'),
    detail('back', 'back-full', 'back-full'),
    detail('card', electric ? 'pickups' : 'soundhole', 'middle'),
    detail('card', 'bridge', 'bridge'),
    detail('card', electric ? 'controls' : 'fingerboard', electric ? 'controls' : 'fingerboard'),
    detail('card', 'nut', 'nut'),
    detail('back', 'head-back', 'head-back'),
    detail('back', 'heel', 'heel'),
  ];
}

/** The pictures of an amplifier, a pedal or a steel on legs. */
export const gearPictures: readonly PlannedPicture[] = [
  picture('card', 'card', 'gearFront'),
  picture('head', 'card', 'gearClose', 'head'),
  picture('back', 'back', 'gearBack'),
  detail('left', 'left'),
  detail('right', 'right'),
  detail('card', 'gearUpperLeft', 'upper-left'),
  detail('card', 'gearUpperRight', 'upper-right'),
  detail('card', 'gearFoot', 'foot'),
];

/** The pictures of what is bought new. */
export const goodsPictures: readonly PlannedPicture[] = [
  picture('card', 'card', 'gearFront'),
  picture('head', 'card', 'gearClose', 'head'),
  picture('back', 'back', 'gearBack'),
];
