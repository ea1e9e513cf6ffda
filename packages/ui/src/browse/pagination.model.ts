/** A place in the row of pages: a page's number, or a gap. */
export type PagePlace = number | 'gap-before' | 'gap-after';

/** The places to show for `current` of `count` pages: the ends, the neighbours, and gaps of more than one page. */
export function pagePlaces(current: number, count: number): PagePlace[] {
  const shown = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(shown)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index): PagePlace[] => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    if (page - before > 2) return [page > current ? 'gap-after' : 'gap-before', page];
    return [page];
  });
}
