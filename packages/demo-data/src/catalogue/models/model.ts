import type { Body, InstrumentSpec } from '../../drawings/types.ts';
import type { TypeSlug } from '../shop/taxonomy.ts';
import type { ItemTag } from '../types.ts';
import type { FinishKey } from './finishes.ts';
import type { BridgeKey, NeckKey, NounKey, PickupKey, TunerKey, WoodKey } from './parts.ts';

/** Families of instruments that are judged, measured and described alike. */
export type StringKind =
  | 'solid'
  | 'semi'
  | 'flattop'
  | 'nylon'
  | 'archtop'
  | 'resonator'
  | 'bass'
  | 'mandolin'
  | 'banjo'
  | 'ukulele'
  | 'steel';
export type Kind = StringKind | 'amp' | 'pedal';

type Drawing = Partial<Omit<InstrumentSpec, 'body' | 'finish' | 'seed' | 'view' | 'wear' | 'lefty' | 'width'>>;

/** What all instruments of one model have in common. */
export interface StringBuild {
  readonly kind: StringKind;
  readonly body: Body;
  readonly scaleMm: number;
  readonly nutMm: number;
  readonly frets: number;
  readonly weightKg: readonly [number, number];
  readonly wood: WoodKey;
  readonly neck: NeckKey;
  readonly pickups: PickupKey;
  readonly bridge: BridgeKey;
  readonly tuners: TunerKey;
  readonly noun?: NounKey;
  readonly draw?: Drawing;
}

export interface AmpBuild {
  readonly kind: 'amp';
  readonly body: Body;
  readonly weightKg: readonly [number, number];
  readonly watts: number;
  /** Written alike in both languages: “2 × 6V6GT, 3 × 12AX7”. */
  readonly valves: string;
  /** “1 × 12″ Jensen P12R”. */
  readonly speaker: string;
  /** Width, height and depth in millimetres. */
  readonly sizeMm: readonly [number, number, number];
  readonly draw?: Drawing;
}

export interface PedalBuild {
  readonly kind: 'pedal';
  readonly body: Body;
  readonly weightKg: readonly [number, number];
  readonly circuit: CircuitKey;
  readonly draw?: Drawing;
}

export type CircuitKey =
  | 'overdrive'
  | 'distortion'
  | 'fuzz'
  | 'delay'
  | 'tape-echo'
  | 'chorus'
  | 'phaser'
  | 'flanger'
  | 'wah'
  | 'compressor'
  | 'reverb'
  | 'tremolo'
  | 'octave'
  | 'volume';

export type Build = StringBuild | AmpBuild | PedalBuild;

export interface ModelRow {
  readonly name: string;
  /** First and last year made in this form. */
  readonly years: readonly [number, number];
  readonly type: TypeSlug;
  readonly build: Build;
  /** Dollars for an all-original one in excellent condition; a level holds from its year to the next. */
  readonly level: Readonly<Record<number, number>>;
  /** Legal finishes with their price factor; rarer ones are dearer and turn up less often. */
  readonly finishes: Readonly<Partial<Record<FinishKey, number>>>;
  /** How often one comes through the door, 1 seldom … 4 every week. Default 2. */
  readonly stock?: 1 | 2 | 3 | 4;
  /** At most so many in one catalogue. */
  readonly limit?: number;
  /** Only shown original and in good order: what a collector buys. */
  readonly collector?: boolean;
  /** Records of the maker do not give a year: circa or a range is honest. */
  readonly undated?: boolean;
  readonly tags?: readonly ItemTag[];
}

export interface Model extends ModelRow {
  readonly key: string;
  readonly brand: string;
}

/** A brand's table. Keys are unique over the whole catalogue and name the notes in `copy/{en,fr}/models`. */
export function brandModels(brand: string, rows: Readonly<Record<string, ModelRow>>): readonly Model[] {
  return Object.entries(rows).map(([key, facts]) => ({ ...facts, key, brand }));
}

/** One row, in the order in which a price guide is read. */
export function row(
  name: string,
  years: ModelRow['years'],
  type: TypeSlug,
  build: Build,
  level: ModelRow['level'],
  finishes: ModelRow['finishes'],
  more: Partial<ModelRow> = {},
): ModelRow {
  return { name, years, type, build, level, finishes, ...more };
}
