import { describe, expect, it } from '@jest/globals';
import { models } from '../models/index.ts';
import { acousticNotes as enAcoustic } from './en/models/acoustic.ts';
import { electricNotes as enElectric } from './en/models/electric.ts';
import { otherNotes as enOther } from './en/models/others.ts';
import { origins as enOrigins } from './en/origins.ts';
import * as enReport from './en/report.ts';
import { sounds as enSounds } from './en/sounds.ts';
import { untouched as enUntouched, untouchedRecent as enRecent, works as enWorks } from './en/works.ts';
import { acousticNotes as frAcoustic } from './fr/models/acoustic.ts';
import { electricNotes as frElectric } from './fr/models/electric.ts';
import { otherNotes as frOther } from './fr/models/others.ts';
import { origins as frOrigins } from './fr/origins.ts';
import * as frReport from './fr/report.ts';
import { sounds as frSounds } from './fr/sounds.ts';
import { untouched as frUntouched, untouchedRecent as frRecent, works as frWorks } from './fr/works.ts';

const enNotes: Readonly<Record<string, readonly string[]>> = { ...enElectric, ...enAcoustic, ...enOther };
const frNotes: Readonly<Record<string, readonly string[]>> = { ...frElectric, ...frAcoustic, ...frOther };
const slots = (line: string): readonly string[] =>
  [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => (name ?? '').toLowerCase()).toSorted();

const pools: readonly (readonly [
  name: string,
  en: Readonly<Record<string, readonly string[]>>,
  fr: Readonly<Record<string, readonly string[]>>,
])[] = [
  ['notes', enNotes, frNotes],
  ['origins', enOrigins, frOrigins],
  ['works', enWorks, frWorks],
  ['sounds', enSounds, frSounds],
  ['finishes', enReport.finishStates, frReport.finishStates],
  ['frets', enReport.fretLines, frReport.fretLines],
  [
    'single pools',
    {
      necks: enReport.neckLines,
      closers: enReport.closers,
      gear: enReport.gearClosers,
      projects: enReport.projectClosers,
      parts: enReport.allParts,
      untouched: enUntouched,
      recent: enRecent,
    },
    {
      necks: frReport.neckLines,
      closers: frReport.closers,
      gear: frReport.gearClosers,
      projects: frReport.projectClosers,
      parts: frReport.allParts,
      untouched: frUntouched,
      recent: frRecent,
    },
  ],
];

describe('the copy', () => {
  it.each(pools)('has a French twin for every English line of the %s, with facts that fit', (_, en, fr) => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    for (const [key, lines] of Object.entries(en)) {
      const twins = fr[key] ?? [];
      expect([key, twins.length]).toEqual([key, lines.length]);
      expect(new Set(lines).size).toBe(lines.length);
      expect(new Set(twins).size).toBe(twins.length);
    }
  });

  it('measures the same things in both languages', () => {
    const measured = new Set([
      'weight',
      'ohms',
      'action',
      'neck',
      'life',
      'frets',
      'speaker',
      'city',
      'since',
      'decade',
      'years',
    ]);
    const facts = (line: string): readonly string[] => slots(line).filter((name) => measured.has(name));
    for (const [, en, fr] of pools) {
      for (const [key, lines] of Object.entries(en))
        lines.forEach((line, i) => expect([line, facts(fr[key]?.[i] ?? '')]).toEqual([line, facts(line)]));
    }
  });

  it('knows something about every model and nothing about models that are not there', () => {
    expect(Object.keys(enNotes).toSorted()).toEqual(models.map(({ key }) => key).toSorted());
  });
});

describe('the model tables', () => {
  it('have unique keys, a price from the first year on, and years in order', () => {
    expect(new Set(models.map(({ key }) => key)).size).toBe(models.length);
    for (const model of models) {
      expect(model.years[0]).toBeLessThanOrEqual(model.years[1]);
      expect([model.key, Math.min(...Object.keys(model.level).map(Number))]).toEqual([model.key, model.years[0]]);
      for (const year of Object.keys(model.level)) expect(Number(year)).toBeLessThanOrEqual(model.years[1]);
      expect(Object.keys(model.finishes).length).toBeGreaterThan(0);
    }
  });
});
