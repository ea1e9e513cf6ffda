import type { Locale, LocalText } from '#api/platform/locale.ts';
import type { Fact } from './fact.ts';

const SPACE = '\u00a0';
const and: LocalText = { en: ' and ', fr: ' et ' };

/** `finish, pickups and nut`. */
function listOf(texts: readonly string[], locale: Locale): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')}${and[locale]}${last}`;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const colon = (locale: Locale): string => (locale === 'fr' ? `${SPACE}: ` : ': ');
const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What it is: `Circa 1934 Gibson F-5, finished in Cremona brown.` */
function identity(value: (key: string) => string, locale: Locale): string[] {
  const name = [value('brand'), value('model')].filter(Boolean).join(' ');
  if (name === '') return [];
  const [year, finish] = [value('year'), value('finish')];
  if (locale === 'fr') {
    const dated = year === '' ? name : `${name}, ${/^\D/.test(year) ? year : `année ${year}`}`;
    return [closed(finish === '' ? dated : `${dated}, finition ${finish}`)];
  }
  const dated = upper([year, name].filter(Boolean).join(' '));
  return [closed(finish === '' ? dated : `${dated}, finished in ${finish}`)];
}

function handedness(value: (key: string) => string, locale: Locale): string[] {
  const hand = value('handedness');
  return /left|gaucher/i.test(hand) ? [locale === 'fr' ? 'Modèle gaucher.' : 'Left-handed.'] : [];
}

/** Parts by what they are: `Original: finish, pickups and nut.` */
function originality(facts: readonly Fact[], locale: Locale): string[] {
  const byState = Map.groupBy(
    facts.filter(({ kind }) => kind === 'state'),
    (fact) => fact.value[locale],
  );
  return [...byState].map(([state, parts]) => {
    const names = parts.map(({ label }) => lower(label[locale]));
    return `${state}${colon(locale)}${listOf(names, locale)}.`;
  });
}

/** A word between a value and its brackets: `1 ⅛″ wide (28.6 mm)`. */
const before = (value: string, word: string): string => value.replace(/(?= \(|$)/, ` ${word}`);

const measured: Readonly<Record<string, (value: string) => LocalText>> = {
  'measures.weight': (value) => ({ en: `It weighs ${value}.`, fr: `Poids${SPACE}: ${value}.` }),
  'measures.nut': (value) => ({
    en: `The nut is ${before(value, 'wide')}.`,
    fr: `Largeur au sillet${SPACE}: ${value}.`,
  }),
  'measures.scale': (value) => ({ en: `The scale is ${before(value, 'long')}.`, fr: `Diapason${SPACE}: ${value}.` }),
  'measures.neck': (value) => ({ en: `The neck is ${value}.`, fr: `Manche${SPACE}: ${value}.` }),
  'measures.frets': (value) => ({ en: `The frets have ${value}.`, fr: `Frettes${SPACE}: ${value}.` }),
};

/** Measurements say what they are of within the sentence: brackets around that go. */
const spoken = ({ key, value }: Fact, locale: Locale): string =>
  key === 'measures.neck' || key === 'measures.frets' ? value[locale].replace(/ \((.*)\)$/, ' $1') : value[locale];

function photographs(facts: readonly Fact[], locale: Locale): string[] {
  const shown = facts.filter(({ kind }) => kind === 'photograph').map(({ value }) => value[locale]);
  if (shown.length === 0) return [];
  const list = listOf(shown, locale);
  return [locale === 'fr' ? `Les photographies montrent${SPACE}: ${list}.` : `The photographs show: ${list}.`];
}

const isInBoth = ({ value }: Fact): boolean => value.en !== '' && value.fr !== '';

/**
 * A description in a language, made of facts alone, in short plain sentences: what it is, how it is built, what was changed, its
 * measures, its wear, and what the photographs show. Facts that are written down in one language only are left out, so that both
 * languages say the same.
 */
export function describeByTemplates(facts: readonly Fact[], locale: Locale): string {
  const told = facts.filter(isInBoth);
  const value = (key: string): string => told.find((fact) => fact.key === key)?.value[locale] ?? '';
  const grade = value('condition');
  const paragraphs: readonly (readonly string[])[] = [
    [
      ...identity(value, locale),
      ...handedness(value, locale),
      ...(grade === '' ? [] : [locale === 'fr' ? `État${SPACE}: ${lower(grade)}.` : `We grade it ${grade}.`]),
    ],
    told
      .filter(({ key }) => key.startsWith('specs.'))
      .map((fact) => closed(`${fact.label[locale]}${colon(locale)}${fact.value[locale]}`)),
    originality(told, locale),
    told.flatMap((fact) => measured[fact.key]?.(spoken(fact, locale))[locale] ?? []),
    told.filter(({ key }) => key.startsWith('report.')).map((fact) => closed(fact.value[locale])),
    photographs(told, locale),
  ];
  return paragraphs
    .map((sentences) => sentences.join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
