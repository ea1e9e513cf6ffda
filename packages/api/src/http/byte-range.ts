/** What a request asks of a file: a part of it, all of it (`whole`), or a part that is not there. */
export type AskedRange = { readonly first: number; readonly last: number } | 'whole' | 'unsatisfiable';

const RANGE = /^bytes=(?<first>\d*)-(?<last>\d*)$/;

/**
 * Reads the header `Range` for a file of `size` bytes. Several ranges at once and what is no range at all are answered with the whole file, as
 * servers may. A part ends after `most` bytes: who wants more asks again from there, and no reader keeps a file open for long.
 */
export function readRange(header: string | undefined, size: number, most: number): AskedRange {
  const { first = '', last = '' } = RANGE.exec(header ?? '')?.groups ?? {};
  if (first === '' && last === '') return 'whole';
  // The last bytes of the file.
  const isSuffix = first === '';
  if (isSuffix && Number(last) === 0) return 'unsatisfiable';
  const from = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const to = isSuffix || last === '' ? size - 1 : Number(last);
  if (from >= size) return 'unsatisfiable';
  if (to < from) return 'whole';
  return { first: from, last: Math.min(to, size - 1, from + most - 1) };
}
