import { describe, expect, it } from '@jest/globals';
import { satisfies } from './satisfies.ts';

describe('a version in a range', () => {
  it.each([
    ['19.3.1', '^19.3.1'],
    ['19.3.2', '^19.3.1'],
    ['19.10.0', '^19.3.1'],
    ['0.1.9', '^0.1.0'],
    ['0.0.3', '^0.0.3'],
    ['19.4.0-rc.1', '^19.3.1'],
  ])('has %s in %s', (version, range) => expect(satisfies(version, range)).toBe(true));

  it.each([
    ['19.3.0', '^19.3.1'],
    ['19.2.9', '^19.3.1'],
    ['20.0.0', '^19.3.1'],
    ['18.9.9', '^19.3.1'],
    ['0.2.0', '^0.1.0'],
    ['0.0.4', '^0.0.3'],
    ['1.1.0', '^0.1.0'],
    ['', '^1.0.0'],
  ])('does not have %s in %s', (version, range) => expect(satisfies(version, range)).toBe(false));
});
