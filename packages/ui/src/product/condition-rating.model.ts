/** How many of six strings a grade has: Project 1 to Mint 6; New has none. */
export type ConditionRatingValue = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Thickness of the strings from the sixth to the first, on a ground of 26 × 14. */
const gauges = [2.6, 2.2, 1.8, 1.4, 1.1, 0.9] as const;

const strings = gauges.map((gauge, index) => {
  const left = Math.round((1.5 + index * 4.6 - gauge / 2) * 100) / 100;
  return `M${left} 0h${gauge}v14h-${gauge}z`;
});

/** Path of the strings from one (0 to 6) up to another, drawn in falling gauge. */
export const ratingPath = (from: number, to: number): string => strings.slice(from, to).join('');
