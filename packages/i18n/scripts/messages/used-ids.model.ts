const ID_REST = String.raw`[\w-]+(?:\.[\w-]+)*`;

/** The first segments of ids, which tell a message's id from any other text with dots in it. */
export function prefixesOf(ids: Iterable<string>): Set<string> {
  return new Set([...ids].map((id) => id.slice(0, id.indexOf('.'))).filter(Boolean));
}

/** True for a text that has the form of an id of one of the prefixes. */
export function looksLikeId(text: string, prefixes: ReadonlySet<string>): boolean {
  const dot = text.indexOf('.');
  return dot > 0 && prefixes.has(text.slice(0, dot)) && new RegExp(`^${ID_REST}$`).test(text.slice(dot + 1));
}

/** True for a template whose beginning names a prefix, such as `shell.menu.${key}`. */
export function looksLikePattern(parts: readonly string[], prefixes: ReadonlySet<string>): boolean {
  const [head = ''] = parts;
  const dot = head.indexOf('.');
  return dot > 0 && prefixes.has(head.slice(0, dot)) && parts.every((part) => /^[\w.-]*$/.test(part));
}

/** How a pattern is shown to people. */
export const describePattern = (parts: readonly string[]): string => parts.join('…');

/** `VERY_GOOD`, `very-good` and `Very_good` are the same word: tables of the code name values in either way. */
const fold = (word: string): string => word.toLowerCase().replaceAll('_', '-');

/** The words of the code, in the form in which holes are compared with them. */
export const foldWords = (literals: Iterable<string>): Set<string> => new Set([...literals].map(fold));

/**
 * The ids that a template can give: those of its form whose holes hold words that the code spells out somewhere. An id whose
 * word nobody spells is left out, so it shows up as unused.
 */
export function idsOfPattern(
  parts: readonly string[],
  ids: Iterable<string>,
  words: ReadonlySet<string>,
): readonly string[] {
  const form = new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('(.+)')}$`);
  return [...ids].filter((id) => {
    const holes = form.exec(id)?.slice(1);
    return holes?.every((hole) => words.has(fold(hole))) ?? false;
  });
}
