import { describe, expect, it } from '@jest/globals';
import { viewportAfterKey, scaled, toggled, whole, type Viewport } from './viewport.model.ts';

const corner = { x: 90, y: 10 };
const close: Viewport = { scale: 2.6, spot: corner };

describe('a closer look', () => {
  it('goes to a place and back to the whole', () => {
    expect(toggled(whole, corner)).toEqual(close);
    expect(toggled(close, corner)).toBe(whole);
  });

  it('goes nearer up to a bound, and no farther than the whole', () => {
    expect(scaled(whole, 2, corner)).toEqual({ scale: 2, spot: corner });
    expect(scaled(close, 100).scale).toBe(6);
    expect(scaled(close, 0.01)).toBe(whole);
    expect(scaled(whole, 0.5)).toBe(whole);
  });

  it('is steered by keys', () => {
    expect(viewportAfterKey('+', whole)).toMatchObject({ scale: 1.5 });
    expect(viewportAfterKey('-', close)?.scale).toBeCloseTo(1.733, 2);
    expect(viewportAfterKey('0', close)).toBe(whole);
    expect(viewportAfterKey('ArrowRight', close)?.spot).toEqual({ x: 100, y: 10 });
    expect(viewportAfterKey('ArrowUp', close)?.spot).toEqual({ x: 90, y: 0 });
    expect(viewportAfterKey('ArrowRight', whole)).toBeNull();
    expect(viewportAfterKey('Enter', close)).toBeNull();
  });
});
