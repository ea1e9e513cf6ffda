import {
  GRAMS_PER_POUND,
  type NeckProfile,
  nutRanges,
  type PickupKind,
  rangeOf,
  type TraitGroup,
  weightRanges,
} from '@headstock/contracts/listing-traits';
import { type Origin, originIn } from '@headstock/contracts/origins';

type Row = { readonly key: string; readonly value: string; readonly detail?: string | null };

/** What is read of an item to tell its traits; texts in either language. */
export type TraitSource = {
  readonly categorySlug: string;
  readonly handedness: string | null;
  readonly weightGrams: number | null;
  readonly specs: readonly Row[];
  readonly plate: readonly Row[];
  /** Names that may say where it was made. */
  readonly names: readonly string[];
  /** Where it is sent from, as `shipsFrom` has it; null where nobody knows, and where it is not sent. */
  readonly shipsFrom: string | null;
};

/** Categories of which players ask for no weight, neck or pickups. */
const goods: ReadonlySet<string> = new Set(['accessories', 'merch']);

const profiles: readonly (readonly [NeckProfile, RegExp])[] = [
  ['soft-v', /\bsoft v\b|\bv doux\b/i],
  ['v', /\b(?:hard |deep )?v[- ](?:profile|shape|neck|carve)|\bprofil en v\b|^v$/i],
  ['slim-c', /\bslim[- ]?(?:taper|c\b|profile|neck)|\bthin c\b|\bprofil fin\b|\bc fin\b/i],
  ['full-c', /\b(?:full|fat|large|chunky|thick)(?: c\b|[- ](?:profile|neck))|\bbaseball[- ]bat\b|\bc (?:plein|épais)/i],
  ['c', /\b(?:medium|modern|standard) c\b|\bc[- ](?:profile|shape|neck|carve)|\bprofil en c\b|\bc moyen\b|^c$/i],
  ['u', /\bu[- ](?:profile|shape|neck|carve)|\bprofil en u\b|^u$/i],
  ['d', /\bd[- ](?:profile|shape|neck|carve)|\bprofil en d\b|^d$/i],
  ['round', /\bround(?:ed)?[- ](?:profile|neck)|^round$/i],
  ['flat', /\bflat[- ](?:profile|neck)|^flat$/i],
  ['narrow', /\bnarrow[- ](?:profile|neck)|^narrow$/i],
];

const pickups: readonly (readonly [PickupKind, RegExp])[] = [
  ['mini-humbucker', /\bmini[- ]?humbuckers?\b|\bfirebird pickups?\b/i],
  ['humbucker', /(?<!mini[- ]?)\bhumbuckers?\b|\bp\.?a\.?f\.?s?\b|\bdoubles? bobinages?\b|\bhi-gains?\b/i],
  ['p-90', /\bp-?90s?\b|\bsoapbars?\b|\bdog ?ears?\b/i],
  ['filtertron', /filter[’' -]?trons?\b/i],
  ['split-coil', /\bsplit[- ]coils?\b/i],
  ['lipstick', /\blipsticks?\b/i],
  ['gold-foil', /\bgold[- ]?foils?\b/i],
  ['single-coil', /\bsingle[- ]coils?\b|\bsimples? bobinages?\b|\btoaster|\bdynasonics?\b|\blipsticks?\b/i],
  ['piezo', /\bpiezo|\bunder-?saddle\b|\bsous le sillet\b/i],
];

const textOf = (rows: readonly Row[], wanted: string): string =>
  rows
    .filter(({ key }) => key === wanted)
    .map(({ value, detail }) => `${value} ${detail ?? ''}`.trim())
    .join(' ');

const numberIn = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found.replace(',', '.'));
};

/** The shape of the neck: as the bench measured it, else as the specification words it. */
function profileOf({ plate, specs }: TraitSource): NeckProfile | undefined {
  const said = [...plate, ...specs].filter(({ key }) => key === 'neck').map(({ value }) => value);
  return said.flatMap((text) => profiles.find(([, pattern]) => pattern.test(text))?.[0] ?? [])[0];
}

/** The country: as the specification says it, else what a name has after “made in”. */
function originOf({ specs, names }: TraitSource): Origin | null {
  const said = originIn(textOf(specs, 'origin'));
  if (said) return said;
  for (const name of names) {
    const made = /\b(?:made|crafted|built|fabriquée?) (?:in|aux?|en) ([\p{L} .-]+)|\b(mi[jmkc]|cij)\b/iu.exec(name);
    const origin = originIn(made?.[1] ?? made?.[2] ?? '');
    if (origin) return origin;
  }
  return null;
}

/** The traits of an item, by which lists are filtered: `weight:7`, `neck:soft-v`. What nobody says gives none. */
export function itemTraits(source: TraitSource): string[] {
  const { handedness, weightGrams, plate, specs, shipsFrom } = source;
  const trait = (group: TraitGroup, value: string | number | null | undefined): string[] =>
    value === null || value === undefined ? [] : [`${group}:${value}`];
  const sent = trait('shipsFrom', shipsFrom);
  const made = trait('origin', originOf(source));
  if (goods.has(source.categorySlug)) return [...made, ...sent];
  const nut = numberIn(textOf(plate, 'nut'), /(\d+(?:[.,]\d+)?)\s?mm/);
  const frets = numberIn(textOf(plate, 'scale'), /(\d+) fret/);
  const wired = textOf(specs, 'pickups');
  return [
    ...(handedness === 'left' ? trait('hand', 'left') : []),
    ...trait('weight', weightGrams && rangeOf(weightRanges, weightGrams / GRAMS_PER_POUND).from),
    ...trait('neck', profileOf(source)),
    ...trait('nut', nut === null ? null : rangeOf(nutRanges, nut).from),
    ...pickups.filter(([, pattern]) => pattern.test(wired)).flatMap(([kind]) => trait('pickups', kind)),
    ...trait('frets', frets),
    ...made,
    ...sent,
  ];
}
