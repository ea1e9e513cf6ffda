import { describe, expect, it } from '@jest/globals';
import { chartGround, placeDots, placeWords } from './scatter-chart.model.ts';
import { fretWidth } from './fret-width.ts';
import { pictureSizes, pictureSrcSet, pictureUrl } from './picture.model.ts';
import { ratingPath } from './condition-rating.model.ts';

describe('pictures', () => {
  it('are asked for at the service’s widths, with a safe id', () => {
    expect(pictureSrcSet('a1', [160, 320])).toBe('/images/a1/160 160w, /images/a1/320 320w');
    expect(pictureUrl('../x?y', 160)).toBe('/images/..%2Fx%3Fy/160');
  });

  it.each([
    ['card', 4 / 5],
    ['full', 25 / 54],
    ['hang', 2 / 5],
    ['head', 4 / 5],
    ['back', 4 / 5],
  ] as const)('have the shape of the crop %s', (view, shape) => {
    const [width, height] = pictureSizes[view];
    expect(width / height).toBeCloseTo(shape, 3);
  });
});

describe('strings', () => {
  it('are six, in falling gauge, split between those of the grade and the rest', () => {
    const gauges = Array.from(ratingPath(0, 6).matchAll(/h([\d.]+)v/g), ([, gauge]) => Number(gauge));
    expect(gauges).toHaveLength(6);
    expect(gauges).toEqual(gauges.toSorted((a, b) => b - a));
    expect(ratingPath(0, 4) + ratingPath(4, 6)).toBe(ratingPath(0, 6));
    expect(ratingPath(6, 6)).toBe('');
  });
});

describe('frets', () => {
  it('halve at the twelfth', () => {
    expect(fretWidth(0)).toBe(1);
    expect(fretWidth(12)).toBe(0.5);
    expect(fretWidth(6, 2)).toBe(0.5);
  });
});

describe('placeDots', () => {
  it('keeps every dot and line on the ground', () => {
    const points = [
      { x: 2015, y: 21_900 },
      { x: 2026, y: 27_500 },
    ];
    const { placeX, placeY } = placeDots(points, [22_000, 28_000]);
    for (const { x, y } of points) {
      expect(placeX(x)).toBeGreaterThanOrEqual(chartGround.left);
      expect(placeX(x)).toBeLessThanOrEqual(chartGround.right);
      expect(placeY(y)).toBeGreaterThanOrEqual(chartGround.top);
      expect(placeY(y)).toBeLessThanOrEqual(chartGround.bottom);
    }
    expect(placeY(27_500)).toBeLessThan(placeY(21_900));
  });

  it('puts a single sale in the middle', () => {
    const { placeX, placeY } = placeDots([{ x: 1, y: 5 }], []);
    expect(placeY(5)).toBe((chartGround.top + chartGround.bottom) / 2);
    expect(Number.isFinite(placeX(1))).toBe(true);
  });
});

describe('placeWords', () => {
  const right = chartGround.right - 20;

  it('stands below the dot, above it where other dots lie below', () => {
    expect(placeWords(80, [])).toBeGreaterThan(80);
    expect(placeWords(80, [{ x: right, y: 105 }])).toBeLessThan(80);
    expect(placeWords(80, [{ x: chartGround.left, y: 105 }])).toBeGreaterThan(80);
  });

  it('stays on the ground', () => {
    expect(placeWords(chartGround.top, [{ x: right, y: chartGround.top + 25 }])).toBeGreaterThan(chartGround.top);
  });
});
