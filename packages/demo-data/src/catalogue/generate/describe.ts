import * as enLabels from '../copy/en/labels.ts';
import { acousticNotes as enAcoustic } from '../copy/en/models/acoustic.ts';
import { electricNotes as enElectric } from '../copy/en/models/electric.ts';
import { otherNotes as enOther } from '../copy/en/models/others.ts';
import { origins as enOrigins } from '../copy/en/origins.ts';
import * as enReport from '../copy/en/report.ts';
import { sounds as enSounds } from '../copy/en/sounds.ts';
import * as enWorks from '../copy/en/works.ts';
import * as frLabels from '../copy/fr/labels.ts';
import { acousticNotes as frAcoustic } from '../copy/fr/models/acoustic.ts';
import { electricNotes as frElectric } from '../copy/fr/models/electric.ts';
import { otherNotes as frOther } from '../copy/fr/models/others.ts';
import { origins as frOrigins } from '../copy/fr/origins.ts';
import * as frReport from '../copy/fr/report.ts';
import { sounds as frSounds } from '../copy/fr/sounds.ts';
import * as frWorks from '../copy/fr/works.ts';
import type { Text } from '../types.ts';
import { cities } from './cities.ts';
import type { Desk, Draft } from './draft.ts';
import { kilohms, millimetres, spokenWeight } from './measures.ts';
import { fits } from './fits.ts';
import { agree, fill, nounWords, typesetFrench } from './typeset.ts';

type Notes = Readonly<Record<string, readonly string[]>>;
const notes: Readonly<Record<'en' | 'fr', Notes>> = {
  en: { ...enElectric, ...enAcoustic, ...enOther },
  fr: { ...frElectric, ...frAcoustic, ...frOther },
};

type Lines = Readonly<Record<'en' | 'fr', readonly string[]>>;
type Slot = 'origin' | 'note' | 'work' | 'sound' | 'closer';

const withNote: readonly (readonly Slot[])[] = [
  ['origin', 'note', 'sound'],
  ['note', 'work', 'sound'],
  ['sound', 'note', 'work'],
  ['note', 'origin', 'work'],
  ['note', 'sound', 'origin'],
  ['origin', 'note', 'work'],
  ['note', 'work', 'closer'],
  ['work', 'note', 'sound'],
  ['sound', 'origin', 'note'],
  ['note', 'origin', 'closer'],
  ['note', 'sound'],
  ['sound', 'note', 'closer'],
  ['note', 'sound', 'work', 'origin'],
];
const withoutNote: readonly (readonly Slot[])[] = [
  ['origin', 'work', 'sound', 'closer'],
  ['sound', 'origin', 'work'],
  ['work', 'origin', 'sound'],
  ['sound', 'work', 'origin'],
  ['origin', 'sound', 'closer'],
  ['sound', 'origin'],
  ['origin', 'sound'],
  ['origin', 'sound', 'work'],
  ['work', 'sound', 'closer'],
  ['sound', 'work'],
];
const projects: readonly (readonly Slot[])[] = [
  ['origin', 'note', 'closer'],
  ['note', 'work', 'closer'],
  ['work', 'origin', 'closer'],
  ['note', 'origin', 'work', 'closer'],
];

/** Which lines a description took, so that the report under it takes others. */
export interface Taken {
  readonly sound: number | undefined;
  readonly work: number | undefined;
  readonly finish: number | undefined;
  readonly frets: number | undefined;
  readonly note: boolean;
}

/** A line of both languages with the facts of this one filled in. */
export function say(lines: Lines, index: number, item: Draft): Text {
  const { life, measures, noun } = item;
  const weight = spokenWeight(item.weightGrams);
  const ohms = item.kilohms.length > 0 ? kilohms(item.kilohms[0] ?? 0) : undefined;
  const action = measures?.actionMm ? millimetres(measures.actionMm) : undefined;
  const years = Math.max(2, Math.min(item.now - item.year, 12));
  const facts = (
    language: 'en' | 'fr',
    labels: typeof enLabels | typeof frLabels,
  ): Readonly<Record<string, string>> => ({
    ...nounWords(noun)[language],
    city: cities[life.city % cities.length] ?? cities[0],
    since: String(life.since),
    decade: labels.decadeName(life.since),
    years: labels.spellYears(years),
    weight: weight[language],
    neck: labels.profiles[item.profile][1],
    ...(ohms && { ohms: ohms[language] }),
    ...(action && { action: action[language] }),
    ...(measures?.fretCount && { frets: `${measures.fretCount} ${labels.words.fretsOf}` }),
    ...(measures?.fretLifePercent && { life: String(measures.fretLifePercent) }),
    ...(item.model.build.kind === 'amp' && { speaker: item.model.build.speaker }),
  });
  const en = fill(lines.en[index] ?? '', facts('en', enLabels));
  const fr = agree(fill(lines.fr[index] ?? '', facts('fr', frLabels)), noun);
  return { en, fr: typesetFrench(fr) };
}

/** Lines that are true of this one: no reading without a number, no fifth string on a tenor. */
export function sayable(lines: Lines, item: Draft): readonly number[] {
  return lines.en.flatMap((line, i) => (fits(line, item) ? [i] : []));
}

/** Deals one of the lines that are true of this one. */
export function dealt(desk: Desk, name: string, lines: Lines, item: Draft, avoid?: number): number {
  const possible = sayable(lines, item);
  const others = possible.length > 1 ? possible.filter((i) => i !== avoid) : possible;
  return desk.deal(name, others);
}

export function soundLines(item: Draft): Lines {
  const { kind } = item.model.build;
  return { en: enSounds[kind], fr: frSounds[kind] };
}

function describeWork(
  desk: Desk,
  item: Draft,
): { readonly text: Text; readonly work?: number; readonly finish?: number; readonly frets?: number } {
  const { life } = item;
  const [work] = life.works;
  const state = life.finish === 'refinished' || life.finish === 'overspray' ? life.finish : undefined;
  if (state && (!work || desk.random.chance(0.5))) {
    const finish = dealt(desk, state, { en: enReport.finishStates[state], fr: frReport.finishStates[state] }, item);
    return { text: say({ en: enReport.finishStates[state], fr: frReport.finishStates[state] }, finish, item), finish };
  }
  if (work) {
    const [, ...en] = enWorks.works[work];
    const [, ...fr] = frWorks.works[work];
    const index = dealt(desk, work, { en, fr }, item);
    return { text: say({ en, fr }, index, item), work: index };
  }
  if (life.frets === 'refret') {
    const lines = { en: enReport.fretLines.refret, fr: frReport.fretLines.refret };
    const frets = dealt(desk, 'refret', lines, item);
    return { text: say(lines, frets, item), frets };
  }
  const lines =
    item.now - item.year > 25
      ? { en: enWorks.untouched, fr: frWorks.untouched }
      : { en: enWorks.untouchedRecent, fr: frWorks.untouchedRecent };
  return { text: say(lines, dealt(desk, 'untouched', lines, item), item) };
}

function closerLines({ condition, noun }: Draft): Lines {
  if (condition === 'PROJECT') return { en: enReport.projectClosers, fr: frReport.projectClosers };
  return noun === 'amp' || noun === 'pedal'
    ? { en: enReport.gearClosers, fr: frReport.gearClosers }
    : { en: enReport.closers, fr: frReport.closers };
}

/** Two to four sentences about one thing, and which lines they used. */
export function describe(
  desk: Desk,
  item: Draft,
  noteUses: ReadonlyMap<string, number>,
): { readonly text: Text; readonly taken: Taken } {
  const { model, condition } = item;
  const known = notes.en[model.key] ?? [];
  const used = noteUses.get(model.key) ?? 0;
  const fresh = used < known.length * 2;
  const silent =
    item.life.works.length === 0 && item.life.frets !== 'refret' && item.life.original && desk.random.chance(0.6);
  const plans = (condition === 'PROJECT' ? projects : fresh ? withNote : withoutNote).filter(
    (slots) => !silent || !slots.includes('work'),
  );
  const plan = plans[desk.deal(`plan ${plans.length} ${String(fresh)}`, [...plans.keys()])] ?? [];
  const work = describeWork(desk, item);
  const sounds = soundLines(item);
  const sound = dealt(desk, `sound ${model.build.kind}`, sounds, item);
  const closers = closerLines(item);
  const origin: Lines = { en: enOrigins[item.life.origin], fr: frOrigins[item.life.origin] };
  const write: Readonly<Record<Slot, () => Text>> = {
    origin: () => say(origin, dealt(desk, item.life.origin, origin, item), item),
    note: () =>
      say({ en: known, fr: notes.fr[model.key] ?? [] }, desk.deal(`note ${model.key}`, [...known.keys()]), item),
    work: () => work.text,
    sound: () => say(sounds, sound, item),
    closer: () => say(closers, dealt(desk, 'closer', closers, item), item),
  };
  const sentences = plan.map((slot) => write[slot]());
  const taken: Taken = {
    sound: plan.includes('sound') ? sound : undefined,
    work: plan.includes('work') ? work.work : undefined,
    finish: plan.includes('work') ? work.finish : undefined,
    frets: plan.includes('work') ? work.frets : undefined,
    note: plan.includes('note'),
  };
  return { text: { en: sentences.map((s) => s.en).join(' '), fr: sentences.map((s) => s.fr).join(' ') }, taken };
}
