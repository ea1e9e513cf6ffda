/** A stream of chances; the same seed always gives the same stream. */
export interface Random {
  /** 0 ≤ x < 1 */
  readonly next: () => number;
  /** Whole number, both ends included. */
  readonly between: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(from: readonly [T, ...T[]] | readonly T[]) => T;
  /** Picks in proportion to the weights, which must not all be zero. */
  readonly weighted: <T>(from: readonly (readonly [T, number])[]) => T;
  readonly shuffle: <T>(from: readonly T[]) => T[];
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const at = <T>(from: readonly T[], index: number): T => {
    const value = from[index];
    if (value === undefined) throw new RangeError('nothing to pick from');
    return value;
  };
  const pick = <T>(from: readonly T[]): T => at(from, Math.floor(next() * from.length));
  return {
    next,
    pick,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    weighted: (from) => {
      let rest = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of from) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return at(from, from.length - 1)[0];
    },
    shuffle: (from) => {
      const deck = [...from];
      for (let i = deck.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        [deck[i], deck[j]] = [at(deck, j), at(deck, i)];
      }
      return deck;
    },
  };
}

/** Chooses one of the numbers that the named pool has not given out for long. */
export type Deal = (pool: string, from: readonly number[]) => number;

/**
 * Remembers when each line of each pool was last used, and picks at random from the longer-unused half, so that a line
 * never comes back at once and seldom soon.
 */
export function dealer(random: Random): Deal {
  const uses = new Map<string, Map<number, number>>();
  let clock = 0;
  return (pool, from) => {
    const used = uses.get(pool) ?? new Map<number, number>();
    uses.set(pool, used);
    const byAge = random.shuffle(from).toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
    const unused = byAge.filter((line) => !used.has(line));
    const line = random.pick(unused.length > 0 ? unused : byAge.slice(0, Math.ceil(byAge.length / 2)));
    used.set(line, ++clock);
    return line;
  };
}
