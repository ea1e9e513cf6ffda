import type { Board, Pickup } from '../../drawings/types.ts';

interface PickupFacts {
  readonly count: 0 | 1 | 2 | 3;
  /** Usual resistance in kilohms; absent where the reading says nothing. */
  readonly kilohms?: readonly [number, number];
  readonly draw: Pickup;
}

const pickupFacts = <const K extends string>(
  table: Readonly<Record<K, PickupFacts>>,
): Readonly<Record<K, PickupFacts>> => table;

/** Sets of pickups. Their names stand in `copy/{en,fr}/parts.ts`. */
export const pickupSets = pickupFacts({
  none: { count: 0, draw: 'none' },
  'fender-three': { count: 3, kilohms: [5.5, 6.1], draw: 'single' },
  'fender-three-modern': { count: 3, kilohms: [5.9, 6.6], draw: 'single' },
  'tele-pair': { count: 2, kilohms: [6.1, 7.6], draw: 'single' },
  'tele-one': { count: 1, kilohms: [6.4, 7.6], draw: 'single' },
  'tele-wide-range': { count: 2, kilohms: [9.6, 10.6], draw: 'wide-range' },
  'wide-range-pair': { count: 2, kilohms: [9.6, 10.6], draw: 'wide-range' },
  'jazzmaster-pair': { count: 2, kilohms: [7.3, 8.3], draw: 'soapbox' },
  'jaguar-pair': { count: 2, kilohms: [5.8, 6.8], draw: 'claw' },
  'student-pair': { count: 2, kilohms: [5.4, 6.2], draw: 'single' },
  'student-one': { count: 1, kilohms: [5.4, 6.2], draw: 'single' },
  'p90-pair': { count: 2, kilohms: [7.4, 8.4], draw: 'soapbox' },
  'p90-one': { count: 1, kilohms: [7.5, 8.4], draw: 'dog-ear' },
  'p90-three': { count: 3, kilohms: [7.4, 8.3], draw: 'soapbox' },
  'paf-pair': { count: 2, kilohms: [7.4, 8.6], draw: 'humbucker' },
  'paf-three': { count: 3, kilohms: [7.4, 8.5], draw: 'humbucker' },
  'patent-pair': { count: 2, kilohms: [7.3, 7.9], draw: 'humbucker' },
  'mini-humbuckers': { count: 2, kilohms: [6.2, 7.1], draw: 'mini-humbucker' },
  'modern-humbuckers': { count: 2, kilohms: [7.8, 9.2], draw: 'open-humbucker' },
  'modern-humbucker-one': { count: 1, kilohms: [7.8, 9.2], draw: 'humbucker' },
  filtertrons: { count: 2, kilohms: [3.9, 4.6], draw: 'filtertron' },
  dynasonics: { count: 2, kilohms: [7.6, 9.1], draw: 'dynasonic' },
  toasters: { count: 2, kilohms: [7.1, 7.9], draw: 'toaster' },
  'toasters-three': { count: 3, kilohms: [7.1, 7.9], draw: 'toaster' },
  'hi-gains': { count: 2, kilohms: [9.8, 11.9], draw: 'hi-gain' },
  lipsticks: { count: 2, kilohms: [3.4, 4.6], draw: 'lipstick' },
  'gold-foils': { count: 2, kilohms: [5.1, 9.8], draw: 'gold-foil' },
  'floating-one': { count: 1, kilohms: [6.1, 8.9], draw: 'single' },
  'horseshoe-one': { count: 1, kilohms: [2.2, 2.9], draw: 'single' },
  'charlie-christian': { count: 1, kilohms: [2.3, 6.4], draw: 'single' },
  'steel-one': { count: 1, kilohms: [6.8, 8.8], draw: 'single' },
  'steel-pair': { count: 2, kilohms: [14.2, 17.6], draw: 'single' },
  'precision-split': { count: 1, kilohms: [10.2, 11.4], draw: 'single' },
  'precision-single': { count: 1, kilohms: [7.2, 8.6], draw: 'single' },
  'jazz-pair': { count: 2, kilohms: [7.1, 7.9], draw: 'single' },
  'bass-mudbucker': { count: 1, kilohms: [28.5, 31.9], draw: 'humbucker' },
  'bass-mudbucker-mini': { count: 2, kilohms: [4.4, 6.2], draw: 'humbucker' },
  'bass-active': { count: 1, draw: 'bass-humbucker' },
  'bass-pair': { count: 2, kilohms: [7.6, 9.4], draw: 'humbucker' },
  piezo: { count: 0, draw: 'none' },
});
export type PickupKey = keyof typeof pickupSets;

/** Necks by timber and board; the board is what the illustrator needs. */
export const neckBoards = {
  'maple-one-piece': 'maple',
  'maple-rosewood': 'rosewood',
  'maple-ebony': 'ebony',
  'mahogany-rosewood': 'rosewood',
  'mahogany-brazilian': 'rosewood',
  'mahogany-ebony': 'ebony',
  'maple-laminated-rosewood': 'rosewood',
  'cedar-ebony': 'ebony',
  'cedar-rosewood': 'rosewood',
  'koa-koa': 'rosewood',
  'mahogany-dyed': 'ebony',
  'nato-rosewood': 'rosewood',
  'cherry-ebony': 'ebony',
  'steel-board': 'rosewood',
} as const satisfies Readonly<Record<string, Board>>;
export type NeckKey = keyof typeof neckBoards;

export type WoodKey =
  | 'alder'
  | 'ash'
  | 'swamp-ash'
  | 'poplar'
  | 'basswood'
  | 'mahogany'
  | 'korina'
  | 'maple-cap'
  | 'maple-solid'
  | 'masonite'
  | 'resoglas'
  | 'laminated-maple'
  | 'thinline-ash'
  | 'carved-spruce-maple'
  | 'laminated-archtop'
  | 'spruce-mahogany'
  | 'spruce-indian'
  | 'spruce-brazilian'
  | 'adirondack-mahogany'
  | 'adirondack-brazilian'
  | 'spruce-maple'
  | 'spruce-walnut'
  | 'spruce-laminate'
  | 'spruce-ovangkol'
  | 'cedar-indian'
  | 'cedar-mahogany'
  | 'cedar-walnut'
  | 'spruce-cypress'
  | 'all-mahogany'
  | 'all-koa'
  | 'all-birch'
  | 'mango'
  | 'brass-nickel'
  | 'german-silver'
  | 'painted-steel'
  | 'wood-resonator'
  | 'spruce-maple-mandolin'
  | 'spruce-birch-mandolin'
  | 'spruce-mahogany-mandolin'
  | 'spruce-rosewood-bowl'
  | 'maple-rim'
  | 'maple-rim-resonator'
  | 'walnut-rim'
  | 'bakelite'
  | 'steel-frame'
  | 'koa-hollow-neck'
  | 'walnut-dulcimer';

export type BridgeKey =
  | 'synchronised'
  | 'two-point'
  | 'hardtail'
  | 'three-saddle'
  | 'six-saddle'
  | 'floating-vibrato'
  | 'dynamic-vibrato'
  | 'trapeze-wrap'
  | 'wraparound'
  | 'tune-o-matic'
  | 'abr-stop'
  | 'abr-trapeze'
  | 'bigsby'
  | 'maestro-vibrola'
  | 'floating-rosewood'
  | 'floating-ebony'
  | 'rick-r'
  | 'accent-vibrato'
  | 'pin-rosewood'
  | 'pin-ebony'
  | 'pyramid'
  | 'adjustable-pin'
  | 'tie-block'
  | 'biscuit'
  | 'spider'
  | 'tricone-bridge'
  | 'mandolin-ebony'
  | 'banjo-maple'
  | 'uke-slotted'
  | 'bass-four-saddle'
  | 'bass-bar'
  | 'prs-vibrato'
  | 'fixed-steel'
  | 'changer'
  | 'dulcimer-bone';

export type TunerKey =
  | 'kluson-single'
  | 'kluson-double'
  | 'kluson-deluxe'
  | 'f-tuners'
  | 'schaller'
  | 'sperzel'
  | 'grover-rotomatic'
  | 'grover-imperial'
  | 'open-back'
  | 'waverly'
  | 'slotted-classical'
  | 'van-gent'
  | 'gotoh'
  | 'bass-reverse'
  | 'bass-elephant'
  | 'mandolin-plate'
  | 'planetary'
  | 'friction'
  | 'steel-machines'
  | 'ping'
  | 'three-on-plate';

export type NounKey =
  | 'guitar'
  | 'bass'
  | 'mandolin'
  | 'mandola'
  | 'mandocello'
  | 'octave-mandolin'
  | 'bouzouki'
  | 'banjo'
  | 'ukulele'
  | 'tiple'
  | 'lap-steel'
  | 'pedal-steel'
  | 'dulcimer'
  | 'amp'
  | 'pedal';
