import { useLayoutEffect, type RefObject } from 'react';

const property = '--hs-bottom-bar';

/**
 * Publishes the height of the bar at the bottom of the page as `--hs-bottom-bar`, whenever it changes, so that other sticky elements stay
 * above it and nothing with the focus is scrolled behind it.
 */
export function useBottomBarHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = (): void => {
      const height = isShown ? (bar.current?.offsetHeight ?? 0) : 0;
      style.setProperty(property, `${height}px`);
      style.scrollPaddingBottom = height > 0 ? `${height + 8}px` : '';
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
      style.scrollPaddingBottom = '';
    };
  });
}
