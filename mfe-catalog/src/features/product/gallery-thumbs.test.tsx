/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import type { GalleryPicture } from './product-view.model.ts';

type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

const watched = new Map<Element, Tell>();
Reflect.set(
  globalThis,
  'IntersectionObserver',
  class {
    readonly #tell: Tell;
    #element: Element | undefined;
    constructor(tell: Tell) {
      this.#tell = tell;
    }
    observe(element: Element): void {
      this.#element = element;
      watched.set(element, this.#tell);
    }
    disconnect(): void {
      if (this.#element) watched.delete(this.#element);
    }
  },
);
afterEach(() => {
  cleanup();
  watched.clear();
});

const views = (count: number, prefix = 'picture'): GalleryPicture[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}-${index}`, view: 'DETAIL' }));

const thumbs = (pictures: readonly GalleryPicture[]) => (
  <IntlProvider locale="en" onError={() => undefined}>
    <GalleryThumbs pictures={pictures} backdrop="fog" current={0} onChoose={() => undefined} />
  </IntlProvider>
);
const imagesIn = (container: Element): number => container.querySelectorAll('img').length;

it('loads all thumbnails of a short gallery, and waits for nothing', () => {
  const { container } = render(thumbs(views(8)));
  expect([imagesIn(container), watched.size]).toEqual([8, 0]);
});

/** Scrolls a thumbnail into view, or only past it. */
const scrollTo = (index: number, isIntersecting: boolean): void => {
  const place = screen.getAllByRole('button')[index]?.querySelector('.place');
  const tell = place ? watched.get(place) : undefined;
  if (!tell) throw new Error(`Nobody waits for thumbnail ${index + 1}.`);
  act(() => tell([{ isIntersecting }]));
};

it.each([8, 14])('loads those beyond the eighth once one of them is seen: index %i', (index) => {
  const { container } = render(thumbs(views(15)));
  expect([screen.getAllByRole('button').length, imagesIn(container), watched.size]).toEqual([15, 8, 7]);
  scrollTo(index, false);
  expect(imagesIn(container)).toBe(8);
  scrollTo(index, true);
  expect([imagesIn(container), watched.size]).toEqual([15, 0]);
});

it('waits for those of another variant anew', () => {
  const { container, rerender } = render(thumbs(views(15)));
  rerender(thumbs(views(12, 'other')));
  expect(watched.size).toBe(4);
  scrollTo(11, true);
  expect(imagesIn(container)).toBe(12);
});
