import { describe, expect, it } from '@jest/globals';
import { photograph } from './photograph.fixture.ts';
import {
  fileProblem,
  inserted,
  missingShots,
  moved,
  placeAfterKey,
  replaced,
  retagged,
  sizeProblem,
} from './photographs.model.ts';

const list = ['a', 'b', 'c', 'd'].map((id) => photograph(id));
const ids = (photographs: readonly { id: string }[]) => photographs.map(({ id }) => id).join('');

describe('an order', () => {
  it.each([
    [0, 3, 'bcda'],
    [3, 0, 'dabc'],
    [1, 2, 'acbd'],
    [2, 99, 'abdc'],
    [2, -5, 'cabd'],
    [1, 1, 'abcd'],
    [9, 0, 'abcd'],
  ])('after %i went to %i is %s', (from, to, expected) => expect(ids(moved(list, from, to))).toBe(expected));

  it('loses and doubles nothing, whatever is moved', () => {
    for (let from = 0; from < 4; from += 1)
      for (let to = 0; to < 4; to += 1)
        expect(
          ids(moved(list, from, to))
            .split('')
            .toSorted()
            .join(''),
        ).toBe('abcd');
  });

  it.each([
    ['ArrowLeft', 2, 1],
    ['ArrowUp', 0, 0],
    ['ArrowRight', 2, 3],
    ['ArrowDown', 3, 3],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['Tab', 0, null],
  ])('by %s from %i is %s', (key, from, to) => expect(placeAfterKey(key, from, 4)).toBe(to));
});

describe('a photograph that arrives', () => {
  const turns = new Map([
    ['x', 1],
    ['y', 2],
    ['z', 3],
  ]);
  const arrive = (order: string, start = list) =>
    ids(
      order
        .split('')
        .reduce<readonly ReturnType<typeof photograph>[]>((all, id) => inserted(all, photograph(id), turns), start),
    );

  it.each(['xyz', 'xzy', 'yxz', 'yzx', 'zxy', 'zyx'])('stands where it was chosen, though they arrive as %s', (order) =>
    expect(arrive(order)).toBe('abcdxyz'),
  );

  it('stands beside those that were chosen with it, where these have been moved', () => {
    const withFirst = inserted(list, photograph('x'), turns);
    expect(ids(inserted(moved(withFirst, 4, 0), photograph('y'), turns))).toBe('xyabcd');
    const withLast = inserted(list, photograph('z'), turns);
    expect(ids(inserted(moved(withLast, 4, 1), photograph('y'), turns))).toBe('ayzbcd');
  });

  it('twice is there once', () => expect(arrive('xx')).toBe('abcdx'));
});

it('keeps its shot when it is edited, and is tagged by itself', () => {
  const tagged = retagged(list, 'b', 'heel');
  expect(tagged.map(({ shot }) => shot)).toEqual([null, 'heel', null, null]);
  const edited = replaced(tagged, photograph('b', { rotation: 90, imageId: 'other' }));
  expect(edited[1]).toMatchObject({ rotation: 90, imageId: 'other', shot: 'heel' });
  expect(missingShots(tagged, ['front', 'heel'])).toEqual(['front']);
});

it.each([
  [999, 999, 'small'],
  [1_000, 10, 'soft'],
  [10, 2_399, 'soft'],
  [2_400, 1_800, null],
])('of %i × %i pixels is %s', (width, height, problem) => expect(sizeProblem({ width, height })).toBe(problem));

it.each([
  ['a.jpg', 'image/jpeg', 10, null],
  ['IMG_1.HEIC', '', 10, null],
  ['a.heif', 'application/octet-stream', 10, null],
  ['a.pdf', 'application/pdf', 10, 'kind'],
  ['heic', '', 10, 'kind'],
  ['a.gif', 'image/gif', 10, 'kind'],
  ['a.png', 'image/png', 0, 'missing'],
  ['a.png', 'image/png', 40 * 2 ** 20, null],
  ['a.png', 'image/png', 40 * 2 ** 20 + 1, 'size'],
])('the file %s of %s and %i bytes: %s', (name, type, size, problem) =>
  expect(fileProblem({ name, type, size })).toBe(problem),
);
