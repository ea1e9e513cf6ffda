import type { PictureKey } from '../../generate/picture-plan.ts';
import type { FlawPlace } from '../../../drawings/types.ts';

/** What each picture shows. {finish}, {pickups}, {bridge}, {tuners} and {neck} are the thing's own. */
export const alts: Readonly<Record<PictureKey, string>> = {
  card: '{title}: the body from the front, in {finish}',
  full: '{title} in {finish}, all of it from the front',
  hang: '{title} in {finish}, hanging on the wall',
  head: '{title}: the headstock from the front',
  back: '{title}: the back of the body',
  left: '{title}, turned to show the left side of the body',
  right: '{title}, turned to show the right side of the body',
  'back-full': '{title}, all of it from behind',
  'head-back': '{title}: the back of the headstock with its tuners; the serial number is covered',
  heel: '{title}: where the neck meets the body, from behind',
  bridge: '{title}: the bridge and the strings over it',
  controls: '{title}: the controls',
  pickups: '{title}: the middle of the body. {pickups}',
  soundhole: '{title}: the top between fingerboard and bridge',
  fingerboard: '{title}: fingerboard and inlays around the twelfth fret',
  nut: '{title}: the nut and the first frets',
  gearFront: '{title}, from the front',
  gearClose: '{title}, close up',
  gearBack: '{title}, from behind',
  gearUpperLeft: '{title}: the upper left corner',
  gearUpperRight: '{title}: the upper right corner',
  gearFoot: '{title}: the foot, close up',
};

export const cases = {
  box: 'The case, closed: a rectangular box in {cover}',
  shaped: 'The case, closed: shaped like the instrument, in {cover}',
  bag: 'The gig bag, closed',
} as const;
export const covers = { tweed: 'tweed', brown: 'brown', black: 'black' } as const;

/** Close look at a mark. */
export const flawAlt = '{title}, close up: {mark}';
export const places: Readonly<Record<FlawPlace, string>> = {
  'lower-edge': 'at the lower edge of the body',
  'treble-edge': 'at the treble edge of the lower bout',
  forearm: 'where the forearm rests',
  'lower-bout': 'on the lower bout',
  'beside-board': 'in the top beside the fingerboard',
  waist: 'at the waist',
  back: 'on the back',
  'back-edge': 'at the edge of the back',
  'neck-back': 'on the back of the neck',
  heel: 'at the heel',
  'behind-nut': 'behind the nut',
};
export const marks = {
  dings: 'small dings',
  chips: 'chips in the finish',
  scratches: 'fine scratches',
  checking: 'checking in the lacquer',
  crack: 'a closed crack along the grain',
  worn: 'finish worn through to the wood',
  'belt-rash': 'scratches from a belt',
  ghost: 'the pale outline that a sticker left',
  'filled-holes': 'four filled holes',
  'repaired-break': 'a glued break with two splines',
  dull: 'metal gone dull',
} as const;
