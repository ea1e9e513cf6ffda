import type { Build, Model } from '../models/model.ts';
import { pickupSets } from '../models/parts.ts';
import type { Condition, SellerKey } from '../types.ts';
import { originRules, upkeep, workByKind, type FinishState, type OriginKey, type WorkKey } from './life-rules.ts';
import { keysOf } from './keys.ts';
import type { Random } from './random.ts';

export type FretState = 'original' | 'dressed' | 'refret';
export type CaseKey = 'original' | 'later' | 'new' | 'bag' | 'none';

/** Everything that happened to one thing, decided before a word is written about it. */
export interface Life {
  readonly origin: OriginKey;
  /** Year in which the last owner got it. */
  readonly since: number;
  readonly city: number;
  readonly finish: FinishState;
  readonly works: readonly WorkKey[];
  readonly frets: FretState;
  readonly fretLife: number;
  readonly case: CaseKey;
  /** Nothing but upkeep was done and the finish is the first one. */
  readonly original: boolean;
}

const oldShares = [
  ['EXCELLENT', 24],
  ['VERY_GOOD', 36],
  ['GOOD', 23],
  ['FAIR', 8],
  ['PROJECT', 4],
  ['MINT', 3],
] as const;
const middleShares = [
  ['EXCELLENT', 40],
  ['VERY_GOOD', 36],
  ['GOOD', 14],
  ['MINT', 6],
  ['FAIR', 4],
] as const;
const youngShares = [
  ['EXCELLENT', 48],
  ['MINT', 28],
  ['VERY_GOOD', 20],
  ['GOOD', 4],
] as const;
const collectorShares = [
  ['EXCELLENT', 55],
  ['VERY_GOOD', 45],
] as const;

/** The grade: what a collector buys stays in the upper two. */
export function chooseCondition(random: Random, model: Model, age: number): Condition {
  if (model.collector) return random.weighted<Condition>(collectorShares);
  return random.weighted<Condition>(age > 35 ? oldShares : age > 15 ? middleShares : youngShares);
}

const metalBodies: ReadonlySet<string> = new Set([
  'brass-nickel',
  'german-silver',
  'painted-steel',
  'bakelite',
  'steel-frame',
]);

function chooseFinishState(random: Random, model: Model, condition: Condition, age: number): FinishState {
  const { build } = model;
  if (condition === 'MINT') return 'asNew';
  if (build.kind === 'pedal') return condition === 'EXCELLENT' ? 'clean' : 'painted';
  if (build.kind !== 'amp' && metalBodies.has(build.wood)) return condition === 'EXCELLENT' ? 'clean' : 'plated';
  if (
    build.kind !== 'amp' &&
    build.kind !== 'steel' &&
    age > 25 &&
    !model.collector &&
    condition !== 'EXCELLENT' &&
    random.chance(0.2)
  )
    return random.chance(0.85) ? 'refinished' : 'overspray';
  if (condition === 'EXCELLENT') return age > 35 ? 'checked' : 'clean';
  if (condition === 'VERY_GOOD') return age > 35 ? random.pick(['checked', 'checked', 'clean'] as const) : 'clean';
  return condition === 'GOOD' ? 'worn' : random.pick(['worn', 'tired'] as const);
}

const workCount: Readonly<Record<Condition, readonly [number, number]>> = {
  MINT: [0, 0],
  EXCELLENT: [0, 1],
  VERY_GOOD: [0, 2],
  GOOD: [1, 2],
  FAIR: [1, 3],
  PROJECT: [2, 3],
  NEW: [0, 0],
};

const needsTwoPickups: ReadonlySet<WorkKey> = new Set<WorkKey>(['pickup-rewound', 'switch-replaced']);

function suits(work: WorkKey, build: Build): boolean {
  if (build.kind === 'amp' || build.kind === 'pedal') return true;
  if (needsTwoPickups.has(work)) return pickupSets[build.pickups].count > 1;
  return work !== 'fifth-peg' || build.body !== 'tenor-banjo';
}

function chooseWorks(random: Random, model: Model, condition: Condition, age: number): WorkKey[] {
  const { build } = model;
  if (age < 12) return [];
  const [least, most] = workCount[condition];
  const count = random.between(age > 30 ? least : 0, most);
  const careOnly = model.collector === true || (condition === 'EXCELLENT' && age > 20 && random.chance(0.7));
  const possible = workByKind[build.kind]
    .filter((work) => !careOnly || upkeep.has(work))
    .filter((work) => !(work === 'neck-reset' && age < 28) && suits(work, build));
  const chosen: WorkKey[] = random.shuffle(possible).slice(0, Math.min(count, possible.length));
  const fragile = ['Gibson', 'Epiphone'].includes(model.brand) && (build.kind === 'solid' || build.kind === 'semi');
  if (fragile && !model.collector && ['GOOD', 'FAIR', 'PROJECT'].includes(condition) && random.chance(0.3))
    chosen.unshift('headstock-repair');
  return chosen.slice(0, 3);
}

function chooseFrets(random: Random, model: Model, condition: Condition, age: number): readonly [FretState, number] {
  const fretless = ['amp', 'pedal', 'steel'].includes(model.build.kind);
  if (fretless || age < 12 || condition === 'MINT') return ['original', random.between(88, 98)];
  const state = random.weighted<FretState>(
    model.collector
      ? [
          ['original', 6],
          ['dressed', 4],
        ]
      : [
          ['original', 4],
          ['dressed', 4],
          ['refret', age > 30 ? 3 : age > 20 ? 1 : 0],
        ],
  );
  const life = { original: random.between(55, 85), dressed: random.between(58, 78), refret: random.between(85, 98) }[
    state
  ];
  return [state, condition === 'PROJECT' ? Math.min(life, 45) : life];
}

/** Lives that leave marks: nobody calls the outcome mint. */
const wearing: ReadonlySet<OriginKey> = new Set<OriginKey>([
  'church',
  'studio',
  'teacher',
  'touring',
  'band',
  'danceband',
  'school',
  'porch',
]);

function chooseOrigin(random: Random, model: Model, age: number, seller: SellerKey, condition: Condition): OriginKey {
  const fitting = keysOf(originRules)
    .map((key) => [key, originRules[key]] as const)
    .filter(
      ([key, rule]) =>
        age >= rule.minAge &&
        age <= (rule.maxAge ?? Infinity) &&
        rule.sellers.includes(seller) &&
        !(condition === 'MINT' && wearing.has(key)) &&
        (rule.kinds?.includes(model.build.kind) ?? true),
    )
    .map(([key, rule]) => [key, rule.share] as const);
  return fitting.length === 0 ? 'trade' : random.weighted<OriginKey>(fitting);
}

/** What became of one instrument made in `year`, as seen in `now`. */
export function live(
  random: Random,
  model: Model,
  year: number,
  now: number,
  condition: Condition,
  seller: SellerKey,
): Life {
  const age = now - year;
  const works = chooseWorks(random, model, condition, age);
  const finish = chooseFinishState(random, model, condition, age);
  const [frets, fretLife] = chooseFrets(random, model, condition, age);
  const origin = chooseOrigin(random, model, age, seller, condition);
  return {
    origin,
    since:
      origin === 'recent'
        ? Math.min(year + random.between(0, 1), now)
        : random.between(Math.min(Math.max(year + 2, now - 45), now - 2), Math.max(year + 1, now - 2)),
    city: random.between(0, 999),
    finish,
    works,
    frets,
    fretLife,
    case: random.weighted<CaseKey>(
      age < 12
        ? [
            ['original', 8],
            ['bag', 2],
          ]
        : age > 60
          ? [
              ['original', 4],
              ['later', 4],
              ['new', 2],
              ['none', 0.6],
            ]
          : [
              ['original', 6],
              ['later', 3],
              ['bag', 1],
            ],
    ),
    original:
      finish !== 'refinished' &&
      finish !== 'overspray' &&
      works.every((work) => upkeep.has(work)) &&
      frets !== 'refret',
  };
}
