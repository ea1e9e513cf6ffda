/** The named viewport widths of the shop, in CSS pixels. */
export const breakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  tabletMedium: 916,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const;

/** Name of a viewport width. */
export type Breakpoint = keyof typeof breakpoints;

/** A media rule for viewports of this width and wider: `${up('tabletMedium')} { … }`. */
export const up = (name: Breakpoint): string => `@media (min-width:${breakpoints[name]}px)`;

/** A media rule for viewports narrower than this width. */
export const down = (name: Breakpoint): string => `@media (max-width:${breakpoints[name] - 0.02}px)`;
