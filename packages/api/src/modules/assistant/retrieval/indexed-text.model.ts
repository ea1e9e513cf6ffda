import type { Locale } from '#api/platform/locale.ts';
import { sentenceStems } from './spoken-stems.ts';

/** A text to search: its title counts for more than what it says. */
export type Searchable = {
  readonly title: string;
  /** What it belongs to: counts for each of its sentences, and not as a title. */
  readonly group: string;
  readonly sentences: readonly string[];
  /** How much rather it answers than others do: 1 for most. */
  readonly prior: number;
};

/** A text by the stems of its words. */
export type Indexed<Text> = {
  readonly text: Text;
  readonly title: readonly string[];
  readonly group: readonly string[];
  readonly sentences: readonly (readonly string[])[];
  readonly length: number;
};

/** Texts with the places in which each stem stands, in title or sentences. */
export type Postings<Text> = {
  readonly texts: readonly Indexed<Text>[];
  readonly places: ReadonlyMap<string, readonly number[]>;
};

/** One text by its stems. Those that are `known` are not kept twice. */
export function indexText<Text extends Searchable>(
  text: Text,
  locale: Locale,
  known: Map<string, string>,
): Indexed<Text> {
  const kept = (stem: string): string => {
    if (!known.has(stem)) known.set(stem, stem);
    return known.get(stem) ?? stem;
  };
  const stemsIn = (words: string): string[] => sentenceStems(words, locale).map(kept);
  const sentences = text.sentences.map(stemsIn);
  return {
    text,
    title: [...new Set(stemsIn(text.title))],
    group: stemsIn(text.group),
    sentences,
    length: sentences.reduce((sum, stems) => sum + stems.length, 0),
  };
}

/** Notes where each stem stands. `rest` is waited for now and then: with many texts this takes a while. */
export async function postingsOf<Text>(
  texts: readonly Indexed<Text>[],
  rest: () => Promise<void>,
): Promise<Postings<Text>> {
  const places = new Map<string, number[]>();
  for (const [at, { title, group, sentences }] of texts.entries()) {
    for (const stems of [title, group, ...sentences])
      for (const stem of stems) {
        const known = places.get(stem);
        if (known === undefined) places.set(stem, [at]);
        else if (known.at(-1) !== at) known.push(at);
      }
    await rest();
  }
  return { texts, places };
}
