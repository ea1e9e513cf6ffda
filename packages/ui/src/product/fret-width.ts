/** Share of the strip that a place takes: each fret is 2^(−1/12) as far as the one before. `step` frets make one place. */
export const fretWidth = (index: number, step = 1): number => Math.round(2 ** ((-index * step) / 12) * 1000) / 1000;
