import type { profiles } from '../copy/en/labels.ts';
import type { Build, Kind, Model } from '../models/model.ts';
import type { FinishKey } from '../models/finishes.ts';
import { pickupSets, type NounKey } from '../models/parts.ts';
import type { Condition, Dating, Measures, SellerKey } from '../types.ts';
import { chooseCondition, live, type Life } from './life.ts';
import type { Deal, Random } from './random.ts';

export type ProfileKey = keyof typeof profiles;

/** One instrument with all its facts, before the words. */
export interface Draft {
  readonly model: Model;
  readonly year: number;
  readonly dating: Dating;
  readonly finish: FinishKey;
  readonly finishFactor: number;
  readonly condition: Condition;
  readonly life: Life;
  readonly hand: 'right' | 'left' | null;
  readonly seller: SellerKey;
  readonly weightGrams: number;
  readonly measures: Measures | null;
  readonly profile: ProfileKey;
  /** One reading for each pickup; empty where there is none to take. */
  readonly kilohms: readonly number[];
  readonly noun: NounKey;
  readonly now: number;
}

/** What writers of one item share: its chances, and the decks of the whole catalogue. */
export interface Desk {
  readonly random: Random;
  readonly deal: Deal;
}

const depths: Readonly<Record<ProfileKey, readonly [number, number]>> = {
  soft: [22.1, 24.6],
  full: [22.6, 25.1],
  medium: [21.1, 24.1],
  slim: [20.1, 22.4],
  round: [23, 25.5],
  flat: [22, 24],
  u: [23.5, 26],
  narrow: [20.6, 23],
};
const actions: Readonly<Record<Exclude<Kind, 'amp' | 'pedal'>, readonly [number, number]>> = {
  solid: [14, 18],
  semi: [14, 18],
  flattop: [19, 24],
  nylon: [28, 36],
  archtop: [17, 22],
  resonator: [22, 28],
  bass: [19, 24],
  mandolin: [13, 17],
  banjo: [22, 28],
  ukulele: [20, 26],
  steel: [80, 95],
};
const leftKinds: ReadonlySet<Kind> = new Set(['solid', 'semi', 'bass', 'flattop']);

function nounOf(build: Build): NounKey {
  if (build.kind === 'amp' || build.kind === 'pedal') return build.kind;
  return build.noun ?? 'guitar';
}

function chooseProfile(random: Random, build: Build, year: number): ProfileKey {
  if (build.kind === 'nylon') return 'flat';
  if (build.kind === 'ukulele' || build.kind === 'mandolin') return random.pick(['slim', 'medium', 'soft'] as const);
  if (year < 1958) return random.pick(['soft', 'full', 'u', 'round'] as const);
  if (year < 1965) return random.pick(['medium', 'full', 'slim', 'round'] as const);
  if (year < 1970) return random.pick(['narrow', 'medium', 'slim'] as const);
  return random.pick(['medium', 'slim', 'full'] as const);
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

function measure(random: Random, build: Build, profile: ProfileKey, life: Life): Measures | null {
  if (build.kind === 'amp' || build.kind === 'pedal') return null;
  const fretted = build.kind !== 'steel';
  const slender = build.kind === 'ukulele' || build.kind === 'mandolin' ? 0.86 : 1;
  const [first, twelfth] = depths[profile];
  const [low, high] = actions[build.kind];
  const wobble = random.between(-4, 4) / 10;
  return {
    scaleMm: build.scaleMm,
    nutMm: build.nutMm,
    neckDepthMm:
      fretted && build.body !== 'dulcimer'
        ? [tenths(first * slender + wobble), tenths(twelfth * slender + wobble)]
        : null,
    fretCount: fretted ? build.frets : null,
    fretLifePercent: fretted ? Math.round(life.fretLife / 5) * 5 : null,
    actionMm: fretted ? random.between(low, high) / 10 : null,
  };
}

function chooseDating(random: Random, model: Model, year: number): Dating {
  const range: Dating = year < model.years[1] ? { kind: 'range', from: year, to: year + 1 } : { kind: 'year', year };
  if (model.undated)
    return random.weighted<Dating>([
      [{ kind: 'circa', year }, 5],
      [range, 2],
      [{ kind: 'year', year }, 3],
    ]);
  return year < 1970 && !model.collector && random.chance(0.05) ? range : { kind: 'year', year };
}

function chooseSeller(random: Random, model: Model): SellerKey {
  if (model.collector) return 'house';
  return random.weighted<SellerKey>([
    ['house', 62],
    ['pro', 24],
    ['private', 14],
  ]);
}

/** Decides everything about one instrument of a model, a year and a finish. */
export function draft(random: Random, model: Model, year: number, finish: FinishKey, now: number): Draft {
  const { build } = model;
  const seller = chooseSeller(random, model);
  const condition = chooseCondition(random, model, now - year);
  const life = live(random, model, year, now, condition, seller);
  const profile = chooseProfile(random, build, year);
  const [light, heavy] = build.weightKg;
  const set = build.kind === 'amp' || build.kind === 'pedal' ? undefined : pickupSets[build.pickups];
  const [low, high] = (set && 'kilohms' in set && set.kilohms) || [0, 0];
  return {
    model,
    year,
    finish,
    condition,
    life,
    seller,
    profile,
    now,
    dating: chooseDating(random, model, year),
    finishFactor: model.finishes[finish] ?? 1,
    hand:
      build.kind === 'amp' || build.kind === 'pedal' || build.kind === 'steel'
        ? null
        : leftKinds.has(build.kind) && !model.collector && random.chance(0.035)
          ? 'left'
          : 'right',
    weightGrams: Math.round(1000 * (light + (heavy - light) * random.next())),
    measures: measure(random, build, profile, life),
    kilohms: set && high > 0 ? Array.from({ length: set.count }, () => tenths(low + (high - low) * random.next())) : [],
    noun: nounOf(build),
  };
}
