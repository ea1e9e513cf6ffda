import { describe, expect, it } from '@jest/globals';
import { ticksUpTo } from './bar-chart.model.ts';

describe('the lines of a bar chart', () => {
  it.each([
    [0, [0]],
    [-5, [0]],
    [1, [0, 0.5, 1]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [99, [0, 50, 100]],
    [1_250, [0, 500, 1_000, 1_500]],
    [480_000, [0, 200_000, 400_000, 600_000]],
  ])('reach %d as %j', (highest, ticks) => {
    expect(ticksUpTo(highest)).toEqual(ticks);
  });

  it('are few and never below the highest bar', () => {
    for (let highest = 1; highest < 3_000_000; highest = Math.ceil(highest * 1.37)) {
      const ticks = ticksUpTo(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    }
  });
});
