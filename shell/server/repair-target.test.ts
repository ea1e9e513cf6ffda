import { describe, expect, it } from '@jest/globals';
import { repairTarget } from './repair-target.ts';

describe('the target of a request', () => {
  it.each([
    ['/shop?keywords=100%25', '/shop?keywords=100%25'],
    ['/shop?keywords=%', '/shop?keywords=%'],
    ['/fr//shop', '/fr//shop'],
    ['/shop/%', '/shop/%25'],
    ['/%E0%A4%A?a=%', '/%25E0%25A4%25A?a=%'],
    ['//evil.example/x', '/%2Fevil.example/x'],
    ['///', '/%2F%2F'],
  ])('%s is read as %s', (target, read) => expect(repairTarget(target)).toBe(read));
});
