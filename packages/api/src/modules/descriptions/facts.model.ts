import { type ListingDocument, originalityParts, reportTopics, specKeys } from '@headstock/contracts/listing-document';
import { yearLabel } from '@headstock/contracts/listing-title';
import type { LocalText } from '#api/platform/locale.ts';
import { conditionLabel } from '#api/modules/catalog/index.ts';
import { plateOf } from '#api/modules/selling/index.ts';
import type { Fact, FactKind } from './fact.ts';
import {
  hands,
  measureLabels,
  nameLabels,
  partLabels,
  photographLabel,
  reportLabels,
  shotLabels,
  specLabels,
  stateLabels,
} from './fact-labels.ts';

const both = (text: string): LocalText => ({ en: text, fr: text });
const isSaid = ({ en, fr }: LocalText): boolean => en.trim() !== '' || fr.trim() !== '';

const fact = (key: string, kind: FactKind, label: LocalText, value: LocalText): Fact[] =>
  isSaid(value) ? [{ key, kind, label, value: { en: value.en.trim(), fr: value.fr.trim() }, imageId: null }] : [];

/** Names that are the same in every language, or are said in one only, hold for both. */
const inBoth = ({ en, fr }: LocalText): LocalText => ({ en: en.trim() || fr, fr: fr.trim() || en });

/** A year in words of a sentence: `circa 1934`, `1959–60`. */
function yearOf({ yearFrom, yearTo, yearIsCirca }: ListingDocument): LocalText {
  const year = yearLabel(yearFrom, yearTo, false, 'en') ?? '';
  return yearIsCirca && year !== '' ? { en: `circa ${year}`, fr: `environ ${year}` } : both(year);
}

function names(document: ListingDocument, kind: LocalText | null): Fact[] {
  const { brand, model, finish, handedness, condition } = document;
  return [
    ...fact('brand', 'name', nameLabels.brand, both(brand)),
    ...fact('model', 'name', nameLabels.model, both(model)),
    ...fact('year', 'name', nameLabels.year, yearOf(document)),
    ...(kind ? fact('kind', 'name', nameLabels.kind, kind) : []),
    ...fact('finish', 'name', nameLabels.finish, inBoth(finish)),
    ...(handedness ? fact('handedness', 'name', nameLabels.handedness, hands[handedness]) : []),
    ...(condition
      ? fact('condition', 'name', nameLabels.condition, {
          en: conditionLabel(condition, 'en'),
          fr: conditionLabel(condition, 'fr'),
        })
      : []),
  ];
}

function measures({ measures: given }: ListingDocument): Fact[] {
  const rows = { en: plateOf(given, 'en'), fr: plateOf(given, 'fr') };
  return rows.en.flatMap(({ key, value, detail }) => {
    const french = rows.fr.find((row) => row.key === key);
    const label = measureLabels[key];
    if (!french || !label) return [];
    const text = (one: string, other: string | null | undefined): string => (other ? `${one} (${other})` : one);
    return fact(`measures.${key}`, 'measure', label, {
      en: text(value, detail),
      fr: text(french.value, french.detail),
    });
  });
}

function photographs({ photographs: given }: ListingDocument): Fact[] {
  const shown = new Set<string>();
  return given.flatMap(({ shot, imageId }) => {
    if (shot === null || shown.has(shot)) return [];
    shown.add(shot);
    const value = shotLabels[shot];
    return [{ key: `photograph.${shot}`, kind: 'photograph', label: photographLabel, value, imageId }];
  });
}

/**
 * Everything about an instrument that somebody measured, wrote down or photographed; `kind` is what its type is called. The serial
 * number is left out: buyers do not see it.
 */
export function factsOf(document: ListingDocument, kind: LocalText | null): Fact[] {
  const { specs, report, originality } = document;
  return [
    ...names(document, kind),
    ...specKeys.flatMap((key) => fact(`specs.${key}`, 'text', specLabels[key], inBoth(specs[key] ?? both('')))),
    ...originalityParts.flatMap((part) => {
      const state = originality[part];
      if (state === undefined || state === 'unknown') return [];
      return fact(`originality.${part}`, 'state', partLabels[part], stateLabels[state]);
    }),
    ...measures(document),
    ...reportTopics.flatMap((key) => fact(`report.${key}`, 'text', reportLabels[key], report[key] ?? both(''))),
    ...photographs(document),
  ];
}
