import type { SwatchProps } from '@headstock/ui/swatch';

type Colors = SwatchProps['colors'];

/** How each family of finishes looks as a disc, from its middle outward. These are lacquers, not colours of the page. */
const colors: Readonly<Record<string, Colors>> = {
  sunburst: ['#e9a23b', '#b4451b 60%', '#1b0d08'],
  cherry: ['#8e1f1a'],
  red: ['#c0281f'],
  black: ['#1b1c1e'],
  natural: ['#e2b468'],
  gold: ['#c49b42'],
  blue: ['#4f7fa8'],
  green: ['#7fae93'],
  white: ['#f0eadb'],
  blonde: ['#ead9a8'],
  brown: ['#6b3d22'],
  silver: ['#c3c6c8'],
  grey: ['#85888b'],
  pink: ['#e8a9ac'],
};

/** Colours of a family of finishes, or null for one that has none. */
export const swatchOf = (family: string): Colors | null => colors[family] ?? null;
