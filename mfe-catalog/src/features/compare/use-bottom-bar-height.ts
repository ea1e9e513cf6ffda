import { useLayoutEffect, type RefObject } from 'react';

const property = '--hs-bottom-bar';

/**
 * Tells the page how high the dock at its lower edge is, so that other things that stick there stand above it (`--hs-bottom-bar`)
 * and nothing with the focus is scrolled behind it.
 */
export function useBottomBarHeight(dock: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = (): void => {
      const height = isShown ? (dock.current?.offsetHeight ?? 0) : 0;
      style.setProperty(property, `${height}px`);
      style.scrollPaddingBottom = height > 0 ? `${height + 8}px` : '';
    };
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      style.removeProperty(property);
      style.scrollPaddingBottom = '';
    };
  });
}
