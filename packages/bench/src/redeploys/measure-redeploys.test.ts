import { describe, expect, it } from '@jest/globals';
import { checkGrowth } from './measure-redeploys.ts';

const MIB = 2 ** 20;

describe('the heap after redeploys', () => {
  it('may grow by 5 MiB in each round', () => {
    expect(() => checkGrowth({ redeploys: 30, heap: [70 * MIB, 68 * MIB, 73 * MIB] })).not.toThrow();
  });

  it('may not grow by more in any', () => {
    const heap = [70 * MIB, 76 * MIB, 70 * MIB];
    expect(() => checkGrowth({ redeploys: 30, heap })).toThrow('30 redeploys left 6.0 MiB');
  });
});
