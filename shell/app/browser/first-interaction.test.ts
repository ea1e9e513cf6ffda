/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { waitForFirstInteraction } from './first-interaction.ts';

describe('the first sign of a visitor', () => {
  it.each(['pointerover', 'keydown', 'popstate'])('is a %s, and nothing before', async (type) => {
    const seen = jest.fn();
    void waitForFirstInteraction(window).then(seen);
    window.dispatchEvent(new Event('scrollend'));
    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(type));
    await Promise.resolve();
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
