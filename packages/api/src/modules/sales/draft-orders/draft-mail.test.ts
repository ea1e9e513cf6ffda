import { describe, expect, it } from '@jest/globals';
import { namesIn } from './draft-mail.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_each, index) => `Part ${index + 1}`);

describe('the mail of a draft order', () => {
  it('names a few things, and of many the first ones with how many there are beside them', () => {
    expect(namesIn('en', names(1))).toBe('Part 1');
    expect(namesIn('en', names(4))).toBe('Part 1, Part 2, Part 3, and Part 4');
    expect(namesIn('en', names(40))).toBe('Part 1, Part 2, Part 3, and 37 more items');
    expect(namesIn('fr', names(5))).toBe('Part 1, Part 2, Part 3 et 2 autres articles');
  });
});
