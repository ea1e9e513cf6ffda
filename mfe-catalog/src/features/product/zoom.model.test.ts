import { describe, expect, it } from '@jest/globals';
import { keyedLook, scaled, toggled, whole, type Look } from './zoom.model.ts';

const corner = { x: 90, y: 10 };
const close: Look = { scale: 2.6, spot: corner };

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
    expect(keyedLook('+', whole)).toMatchObject({ scale: 1.5 });
    expect(keyedLook('-', close)?.scale).toBeCloseTo(1.733, 2);
    expect(keyedLook('0', close)).toBe(whole);
    expect(keyedLook('ArrowRight', close)?.spot).toEqual({ x: 100, y: 10 });
    expect(keyedLook('ArrowUp', close)?.spot).toEqual({ x: 90, y: 0 });
    expect(keyedLook('ArrowRight', whole)).toBeNull();
    expect(keyedLook('Enter', close)).toBeNull();
  });
});
