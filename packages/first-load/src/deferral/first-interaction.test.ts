/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { waitForFirstInteraction } from './first-interaction.ts';

describe('the first interaction', () => {
  it.each(['pointerover', 'keydown', 'popstate'])('is the first %s, and no other event', async (type) => {
    const onInteraction = jest.fn();
    void waitForFirstInteraction(window).then(onInteraction);
    window.dispatchEvent(new Event('scrollend'));
    await Promise.resolve();
    expect(onInteraction).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(type));
    await Promise.resolve();
    expect(onInteraction).toHaveBeenCalledTimes(1);
  });
});
