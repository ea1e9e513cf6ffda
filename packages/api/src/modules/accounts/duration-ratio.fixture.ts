/**
 * How many times as long one call takes as another. They take turns, and the shortest of each count: whatever else the
 * machine does disturbs both alike.
 */
export async function durationRatio(
  rounds: number,
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
): Promise<number> {
  const time = async (call: typeof one, round: number): Promise<number> => {
    const start = performance.now();
    await call(round);
    return performance.now() - start;
  };
  let [shortest, shortestOther] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    shortest = Math.min(shortest, await time(one, round));
    shortestOther = Math.min(shortestOther, await time(other, round));
  }
  return shortest / shortestOther;
}
