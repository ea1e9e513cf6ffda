import { describe, expect, it } from '@jest/globals';
import isPropValid from './any-prop.ts';

describe('the props of our elements', () => {
  it.each(['as', 'theme'])('leave %s to Emotion', (name) => {
    expect(isPropValid(name)).toBe(false);
  });

  it.each(['href', 'data-tone', 'aria-label', 'onClick', 'popover', 'fetchPriority'])(
    'reach the element: %s',
    (name) => {
      expect(isPropValid(name)).toBe(true);
    },
  );
});
