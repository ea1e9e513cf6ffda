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
    constructor(tell: Tell) {
      this.#tell = tell;
    }
    observe(element: Element): void {
      watched.set(element, this.#tell);
    }
    disconnect(): void {
      watched.clear();
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

it('loads those beyond the eighth once the ninth is scrolled into view', () => {
  const { container } = render(thumbs(views(15)));
  const buttons = screen.getAllByRole('button');
  expect([buttons.length, imagesIn(container)]).toEqual([15, 8]);
  expect([...watched.keys()]).toEqual([buttons[8]]);
  act(() => watched.get(buttons[8]!)?.([{ isIntersecting: false }]));
  expect(imagesIn(container)).toBe(8);
  act(() => watched.get(buttons[8]!)?.([{ isIntersecting: true }]));
  expect(imagesIn(container)).toBe(15);
});

it('watches the gallery of another variant anew', () => {
  const { container, rerender } = render(thumbs(views(15)));
  rerender(thumbs(views(12, 'other')));
  const ninth = screen.getAllByRole('button')[8]!;
  expect([...watched.keys()]).toEqual([ninth]);
  act(() => watched.get(ninth)?.([{ isIntersecting: true }]));
  expect(imagesIn(container)).toBe(12);
});
