/** Index of the option that a key leads to; -1 is the input itself, from which both ends of the list can be reached. Null for other keys. */
export function activeAfter(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A label in pieces; the beginnings of words that match a word of the query are marked, ignoring accents and case. */
export function markedParts(label: string, query: string): readonly (readonly [text: string, marked: boolean])[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return label.split(/(\s+)/).flatMap((piece): (readonly [string, boolean])[] => {
    const word = words
      .filter((candidate) => fold(piece).startsWith(candidate))
      .toSorted((a, b) => b.length - a.length)[0];
    if (!word) return piece ? [[piece, false]] : [];
    const [head, tail] = [piece.slice(0, word.length), piece.slice(word.length)];
    return tail
      ? [
          [head, true],
          [tail, false],
        ]
      : [[head, true]];
  });
}
