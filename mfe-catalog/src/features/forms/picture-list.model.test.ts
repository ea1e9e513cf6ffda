import { describe, expect, it } from '@jest/globals';
import { addPictures, type ChosenPicture, progressOf } from './picture-list.model.ts';

const file = (name: string, size = 10, type = 'image/jpeg'): File =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });
let count = 0;
const makeId = (): string => String((count += 1));
const add = (list: readonly ChosenPicture[], files: readonly File[], kept = 0) => {
  const { pictures, problems } = addPictures(list, files, kept, makeId);
  return { pictures, names: pictures.map((picture) => picture.file.name), codes: problems.map(({ code }) => code) };
};

describe('the list of pictures', () => {
  it('takes pictures in their order, each once', () => {
    const first = add([], [file('a.jpg'), file('b.png', 10, 'image/png')]);
    expect(add(first.pictures, [file('a.jpg'), file('c.jpg')])).toMatchObject({
      names: ['a.jpg', 'b.png', 'c.jpg'],
      codes: [],
    });
  });

  it('leaves out what the shop cannot open, and says so', () => {
    const added = add(
      [],
      [file('a.svg', 10, 'image/svg+xml'), file('big.jpg', 10 * 2 ** 20 + 1), file('empty.jpg', 0), file('ok.jpg')],
    );
    expect(added).toMatchObject({ names: ['ok.jpg'], codes: ['picture-kind', 'picture-bytes', 'picture-broken'] });
  });

  it('has room for eight, those that the shop keeps already among them', () => {
    const many = Array.from({ length: 10 }, (_, index) => file(`${index}.jpg`));
    expect(add([], many)).toMatchObject({ names: { length: 8 }, codes: ['picture-count'] });
    expect(add([], many, 6)).toMatchObject({ names: ['0.jpg', '1.jpg'], codes: ['picture-count'] });
  });
});

it('pictures leave one after the other', () => {
  const { pictures } = add([], [file('a.jpg', 100), file('b.jpg', 300)]);
  expect(progressOf(pictures, 0)).toEqual([0, 0]);
  expect(progressOf(pictures, 0.5)).toEqual([1, 1 / 3]);
  expect(progressOf(pictures, 1)).toEqual([1, 1]);
});
