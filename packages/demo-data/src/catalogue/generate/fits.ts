import { pickupSets } from '../models/parts.ts';
import type { Draft } from './draft.ts';

interface Rule {
  /** Which English lines the rule is about. */
  readonly about: RegExp;
  readonly holds: (item: Draft) => boolean;
}

const isGear = ({ noun }: Draft): boolean => noun === 'amp' || noun === 'pedal';

function pickupCount({ model: { build } }: Draft): number {
  return build.kind === 'amp' || build.kind === 'pedal' ? 0 : pickupSets[build.pickups].count;
}

const small: ReadonlySet<string> = new Set(['banjo', 'steel', 'mandolin', 'ukulele']);
const drives: ReadonlySet<string> = new Set(['overdrive', 'distortion', 'fuzz', 'compressor']);

/** What a line claims, and of which things it is true. */
const rules: readonly Rule[] = [
  { about: /\{ohms\}/, holds: (item) => item.kilohms.length > 0 },
  { about: /\{neck\}/, holds: (item) => item.measures?.neckDepthMm !== null && item.measures !== null },
  { about: /\{action\}/, holds: (item) => item.measures?.actionMm !== null && item.measures !== null },
  {
    about: /neck (position|pickup|one)|bridge pickup|two together|both for|middle position/i,
    holds: (item) => pickupCount(item) > 1,
  },
  { about: /fifth string|rolls|Frailed/, holds: ({ model }) => model.build.body !== 'tenor-banjo' },
  { about: /will want a strap/, holds: (item) => item.weightGrams > 3500 },
  { about: /dropped D/, holds: ({ model }) => model.build.body !== 'tenor-guitar' },
  {
    about: /Unity gain|volume of the guitar/,
    holds: ({ model }) => model.build.kind === 'pedal' && drives.has(model.build.circuit),
  },
  { about: /strings|\bstring\b|hung it|hook for/, holds: (item) => !isGear(item) },
  { about: /the case\b|its case|back of the neck/, holds: (item) => !isGear(item) },
  { about: /Knobs/, holds: (item) => pickupCount(item) > 0 },
  { about: /Covers and plates/, holds: (item) => pickupCount(item) > 0 || item.model.build.kind === 'resonator' },
  { about: /waist|lower bout|belt mark/, holds: ({ model }) => !small.has(model.build.kind) },
  { about: /\brod\b|with tens/, holds: ({ model }) => model.build.kind === 'solid' || model.build.kind === 'semi' },
  { about: /pocket of the case|stays in the case/, holds: ({ life }) => life.case !== 'none' && life.case !== 'bag' },
  { about: /new scratch/, holds: ({ condition }) => condition !== 'PROJECT' && condition !== 'FAIR' },
  { about: /Papers, keys|paperwork/, holds: ({ life }) => life.case === 'original' },
];

/** Whether an English line, and so its French twin, is true of this thing. */
export function fits(line: string, item: Draft): boolean {
  return rules.every(({ about, holds }) => !about.test(line) || holds(item));
}
