/** How specific one segment of a pattern is; the end of a pattern is the most specific. Lower comes first. */
function rankOf(segment: string | undefined): number {
  if (segment === undefined) return 0;
  if (segment === '*') return 3;
  return segment.startsWith(':') ? 2 : 1;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * Sorts route patterns so that the first match is the most specific one: segment by segment from the left, static before
 * parameter before splat. The pattern of content pages, `/:slug`, therefore comes last. Static segments are alphabetical.
 */
export function compareRoutes(one: string, other: string): number {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [a, b] = [left[i], right[i]];
    const difference = rankOf(a) - rankOf(b);
    if (difference !== 0) return difference;
    if (rankOf(a) === 1 && a !== undefined && b !== undefined && a !== b) return a < b ? -1 : 1;
  }
  return 0;
}
