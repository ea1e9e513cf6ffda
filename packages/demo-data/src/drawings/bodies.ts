/** Solid-body electric guitars. */
export const solidBodies = [
  's-type',
  'super-s',
  't-type',
  'carved-single-cut',
  'slab-single-cut',
  'double-horn',
  'offset-waist',
  'short-scale',
  'v-type',
  'z-type',
  'jaguar',
  'slab-double-cut',
  'slab-square-cut',
  'carved-double-cut',
  'modern-double-cut',
  'firebird',
  'surf-offset',
  'danelectro-single',
  'danelectro-double',
  'wave-solid',
] as const;

/** Electric guitars with air inside. */
export const hollowBodies = [
  't-thinline',
  'semi-hollow',
  'hollow-cutaway',
  'archtop',
  'archtop-acoustic',
  'hollow-sharp-cut',
  'crescent-hollow',
  'twin-cut-hollow',
] as const;

/** Electric basses. */
export const bassBodies = [
  'bass-p',
  'bass-j',
  'bass-short',
  'bass-student',
  'bass-violin',
  'bass-active',
  'bass-wave',
  'bass-longhorn',
  'bass-six',
  'bass-semi',
] as const;

/** Acoustic guitars. */
export const acousticBodies = [
  'dreadnought',
  'dreadnought-12',
  'dreadnought-cutaway',
  'slope-shoulder',
  'auditorium',
  'jumbo',
  'jumbo-12',
  'parlor',
  'classical',
  'resonator',
  'resonator-wood',
  'tenor-guitar',
] as const;

/** Mandolins, banjos, ukuleles, steels and other instruments with or without strings. */
export const folkBodies = [
  'mandolin-a',
  'mandolin-f',
  'banjo',
  'banjo-open-back',
  'tenor-banjo',
  'ukulele',
  'tenor-ukulele',
  'lap-steel',
  'pedal-steel',
  'violin',
  'balalaika',
  'dulcimer',
  'lap-harp',
  'harmonica',
] as const;

/** Amplifiers and effects. */
export const ampBodies = [
  'amp-tweed',
  'amp-blackface',
  'amp-diamond',
  'amp-stack',
  'amp-practice',
  'pedal',
  'pedal-mini',
  'pedal-wide',
  'pedal-round',
  'pedal-wah',
] as const;

/** What goes with an instrument. */
export const accessoryBodies = [
  'case',
  'case-box',
  'gig-bag',
  'strap',
  'string-set',
  'picks',
  'capo',
  'slide',
  'tuner',
  'cable',
  'stand',
  'book',
  'pickup-set',
] as const;

/** Clothes and goods with the shop's print. */
export const merchBodies = [
  't-shirt',
  'sweatshirt',
  'hoodie',
  'cap',
  'hat',
  'beanie',
  'mug',
  'tote',
  'poster',
  'gift-card',
] as const;

/** Every shape the illustrator knows. */
export const bodies = [
  ...solidBodies,
  ...hollowBodies,
  ...bassBodies,
  ...acousticBodies,
  ...folkBodies,
  ...ampBodies,
  ...accessoryBodies,
  ...merchBodies,
] as const;
export type Body = (typeof bodies)[number];
