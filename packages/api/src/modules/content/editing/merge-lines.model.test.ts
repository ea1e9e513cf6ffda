import { describe, expect, it } from '@jest/globals';
import { mergeLines } from './merge-lines.model.ts';

/** Lines as `a`, `-b` below it and `--c` below that. */
const read = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((line) => ({ id: line.replaceAll('-', ''), level: line.lastIndexOf('-') + 1 }));
const write = (lines: readonly { id: string; level: number }[]): string =>
  lines.map(({ id, level }) => '-'.repeat(level) + id).join(' ');

function merge(base: string, theirs: string, mine: string): string | { theirs: string; mine: string } {
  const versions = { base: read(base), theirs: read(theirs), mine: read(mine) };
  let count = 0;
  const taken = (winner: 'theirs' | 'mine'): string =>
    write(mergeLines(versions, { winner, onConflict: () => void count++ }));
  const both = { theirs: taken('theirs'), mine: taken('mine') };
  return count === 0 ? both.mine : both;
}

const menu = 'a -b --c -d e -f';

describe('lines that two have changed', () => {
  it.each([
    ['added in different places', 'a -b --c -x -d e -f', 'a -b --c -d e -f -y', 'a -b --c -x -d e -f -y'],
    ['added in the same place', 'a -b --c -d -x e -f', 'a -b --c -d -y e -f', 'a -b --c -d -y -x e -f'],
    ['added below a line that the other one moved', 'e -f a -b --c -d', 'a -b --c -d e -f -y', 'e -f -y a -b --c -d'],
    ['added, and taken away elsewhere', 'a -b --c --x -d e -f', 'a -b --c -d', 'a -b --c --x -d'],
    ['taken away by both', 'a -d e -f', 'a -b --c -d e', 'a -d e'],
    ['taken away by one, moved by the other', 'a -d -b --c e -f', 'a -b --c -d', 'a -d -b --c'],
    ['a whole group added by each', `${menu} x -y`, `u -v ${menu}`, `u -v ${menu} x -y`],
  ])('are merged: %s', (_what, theirs, mine, both) => expect(merge(menu, theirs, mine)).toBe(both));

  it('are to be decided where both moved them, and neither way loses what was added', () => {
    expect(merge(menu, 'e -f -x a -b --c -d', 'a -d -b --c e -f -y')).toEqual({
      theirs: 'e -f -y -x a -b --c -d',
      mine: 'a -d -b --c e -f -x -y',
    });
  });

  it('are to be decided where one has put something below what the other one has taken away', () => {
    expect(merge(menu, 'a -b --c -d', 'a -b --c -d e -f -y')).toEqual({
      theirs: 'a -b --c -d',
      mine: 'a -b --c -d e -y',
    });
  });
});
