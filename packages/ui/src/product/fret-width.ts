/** The relative width of an entry: each fret is 2^(−1/12) as wide as the one before. `step` frets make one entry. */
export const fretWidth = (index: number, step = 1): number => Math.round(2 ** ((-index * step) / 12) * 1000) / 1000;
