const DECADE_YEAR = /^(1[89]|20)?\d0$/;

/** `années 60` and `60's` as `60s`. */
export function joinDecades(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const isYear = DECADE_YEAR.test(word);
    if (isYear && (words[at - 1] === 'annees' || words[at + 1] === 's')) return [`${word}s`];
    return word === 's' && DECADE_YEAR.test(words[at - 1] ?? '') ? [] : [word];
  });
}

/** A period of making: its text query, and its words in the vocabulary. */
type Era = { readonly query: string; readonly words: readonly string[] };

function before(end: number): Era {
  const decade = Math.floor(end / 10) * 10;
  const decades = Array.from({ length: (decade - 1850) / 10 }, (_, index) => `${1850 + index * 10}s`);
  const years = Array.from({ length: Math.max(0, end - decade - 1) }, (_, index) => String(decade + 1 + index));
  // `1960` is also a word of the whole decade and of reissue names, so the short year must match as a trait too.
  const first = end > decade ? [`(${decade} & ${String(decade).slice(2)}:B)`] : [];
  return {
    query: `(${[...[...decades, ...years].map((word) => `${word}:B`), ...first].join(' | ')})`,
    words: [...decades, ...years, ...(end > decade ? [String(decade)] : [])],
  };
}

/** Before the United States entered the war, and before CBS bought Fender. */
export const eras: ReadonlyMap<string, Era> = new Map([
  ['prewar', before(1942)],
  ['precbs', before(1965)],
]);
