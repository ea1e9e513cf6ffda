import type { Finish, Backdrop } from '../types.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** How the grain runs: plain, straight as in softwood, flamed as in maple, wild as in koa. */
export type Figure = 'plain' | 'straight' | 'flame' | 'wild';

/** One sprayed shade of a sunburst: colour, width from the edge in mm, softness in mm, opacity. */
export type Shade = readonly [color: string, width: number, softness: number, opacity: number];

/** How a finish is built. */
export interface Coat {
  readonly base: readonly [light: string, mid: string, deep: string];
  readonly grain?: { readonly color: Rgb; readonly strength: number; readonly figure: Figure };
  /** Rim shades from the widest in. */
  readonly rim?: readonly Shade[];
  /** What shows where the finish is worn through. */
  readonly under: string;
  /** 0 = dull cloth or oil, 1 = mirror. */
  readonly gloss: number;
  /** Metal flake in the lacquer: fine for a metallic, coarse for a sparkle. */
  readonly flake?: 'fine' | 'coarse';
  /** Warm lacquers yellow with age; 0 = not at all, 1 = much. */
  readonly yellows: number;
  readonly backdrop: Backdrop;
}

type Options = Partial<Omit<Coat, 'base' | 'backdrop'>>;

const coat = (light: string, mid: string, deep: string, backdrop: Backdrop, options: Options = {}): Coat => ({
  base: [light, mid, deep],
  under: '#c79a63',
  gloss: 0.5,
  yellows: 0.6,
  backdrop,
  ...options,
});

const grain = (red: number, green: number, blue: number, strength: number, figure: Figure = 'plain') => ({
  grain: { color: [red, green, blue] as const, strength, figure },
});

const cloth = { gloss: 0.12, yellows: 0.3, under: '#b89a66' } as const;

/** The build of every finish. */
export const coats: Readonly<Record<Finish, Coat>> = {
  'sunburst-2': coat('#f8c661', '#eba93f', '#d38c2a', 'surf', {
    ...grain(120, 62, 12, 0.5),
    rim: [
      ['#7a3410', 120, 24, 0.8],
      ['#180b06', 66, 13, 1],
    ],
    under: '#d2a66c',
  }),
  'sunburst-3': coat('#f9cb62', '#efae3c', '#dd8f27', 'surf', {
    ...grain(130, 70, 14, 0.5),
    rim: [
      ['#a51f0d', 146, 18, 0.94],
      ['#110706', 72, 10, 1],
    ],
    under: '#d2a66c',
    gloss: 0.6,
  }),
  'cherry-burst': coat('#f9ca5e', '#f1a83b', '#e28e2c', 'surf', {
    ...grain(140, 62, 10, 0.62, 'flame'),
    rim: [
      ['#d0481a', 150, 30, 0.72],
      ['#a1120e', 84, 15, 0.95],
    ],
    under: '#d9b27a',
    gloss: 0.6,
  }),
  'tobacco-burst': coat('#f4cb7a', '#e1a349', '#ca8632', 'sonic', {
    ...grain(110, 62, 20, 0.5),
    rim: [
      ['#8a4513', 190, 40, 0.75],
      ['#2a1208', 104, 22, 0.98],
    ],
    under: '#e0b77c',
  }),
  'honey-burst': coat('#fbd987', '#f3bd58', '#e49f3b', 'sonic', {
    ...grain(150, 84, 18, 0.6, 'flame'),
    rim: [
      ['#c97a22', 150, 34, 0.7],
      ['#8a4712', 70, 16, 0.9],
    ],
    under: '#e0b77c',
    gloss: 0.58,
  }),
  'ice-tea-burst': coat('#f2b765', '#dd9440', '#c57a2d', 'surf', {
    ...grain(116, 56, 12, 0.62, 'flame'),
    rim: [
      ['#9c4d18', 160, 32, 0.75],
      ['#43200d', 84, 17, 0.96],
    ],
    under: '#d9b27a',
    gloss: 0.58,
  }),
  'silver-burst': coat('#f4f4f2', '#cfd0d0', '#a9abad', 'shell', {
    rim: [
      ['#5d5f62', 140, 30, 0.7],
      ['#0e0e10', 78, 18, 1],
    ],
    under: '#b98d5c',
    flake: 'fine',
    yellows: 0.9,
  }),
  cherry: coat('#bd2a1f', '#9b1a12', '#6f0e0a', 'butter', { ...grain(40, 4, 2, 0.5), under: '#a4653c', gloss: 0.56 }),
  'wine-red': coat('#8a1c2c', '#67101f', '#430812', 'fog', { ...grain(24, 2, 6, 0.45), under: '#a4653c', gloss: 0.58 }),
  'western-orange': coat('#f09a3c', '#dd7a20', '#b85a10', 'sonic', {
    ...grain(120, 44, 4, 0.6, 'flame'),
    under: '#dcb47c',
    gloss: 0.6,
  }),
  walnut: coat('#7f5636', '#644025', '#482b16', 'surf', { ...grain(22, 10, 3, 0.75, 'wild'), under: '#8c6340' }),
  'white-blonde': coat('#fbf3dc', '#f3e5c0', '#e3cf9e', 'fog', { ...grain(176, 128, 66, 0.55), under: '#dcb98a' }),
  butterscotch: coat('#f5d189', '#e8b55f', '#d29741', 'shell', { ...grain(124, 70, 22, 0.7), under: '#d9bb88' }),
  'tv-yellow': coat('#f0d68c', '#e4c465', '#cfa549', 'sonic', {
    ...grain(120, 78, 24, 0.5),
    under: '#a9703f',
    gloss: 0.35,
  }),
  'natural-ash': coat('#f6dfb2', '#eccb90', '#d9b06c', 'surf', { ...grain(130, 80, 32, 0.85), under: '#e2c492' }),
  'transparent-blue': coat('#3f86b8', '#23659b', '#134570', 'butter', {
    ...grain(4, 20, 44, 0.6, 'flame'),
    gloss: 0.62,
  }),
  'cherokee-green': coat('#3e7a5a', '#245a41', '#133a2a', 'shell', { ...grain(4, 22, 14, 0.55, 'flame'), gloss: 0.6 }),
  spruce: coat('#f9dfac', '#f1ca88', '#e2b067', 'surf', {
    ...grain(150, 94, 36, 0.5, 'straight'),
    under: '#e6c58d',
    gloss: 0.4,
  }),
  'spruce-aged': coat('#f2c67c', '#e4aa58', '#cd8c3d', 'sonic', {
    ...grain(130, 72, 22, 0.55, 'straight'),
    under: '#e0b777',
    gloss: 0.42,
  }),
  cedar: coat('#de9e60', '#c88044', '#ac6630', 'sonic', {
    ...grain(92, 40, 12, 0.55, 'straight'),
    under: '#d3a06a',
    gloss: 0.38,
  }),
  mahogany: coat('#a05832', '#83421f', '#652e14', 'surf', { ...grain(36, 12, 4, 0.7), under: '#a4683e', gloss: 0.42 }),
  maple: coat('#f9e2b2', '#f1d092', '#e2b870', 'fog', { ...grain(156, 96, 36, 0.55, 'flame'), under: '#ecd3a2' }),
  koa: coat('#cb8742', '#b06a2b', '#8e4e1a', 'surf', { ...grain(52, 22, 4, 0.8, 'wild'), under: '#b98250' }),
  rosewood: coat('#6e3c24', '#532916', '#391b0d', 'fog', {
    ...grain(14, 4, 2, 0.85, 'straight'),
    under: '#764a30',
    gloss: 0.45,
  }),
  ebony: coat('#3a302c', '#241d1a', '#120e0c', 'shell', { ...grain(4, 2, 1, 0.6), under: '#b68c5a', gloss: 0.56 }),
  black: coat('#3b393a', '#1b1a1b', '#0a0a0b', 'shell', { under: '#b68c5a', gloss: 0.62, yellows: 0.1 }),
  'olympic-white': coat('#fffdf5', '#f7f2e2', '#e6dec6', 'sonic', { yellows: 0.9 }),
  'aged-white': coat('#fdf6e0', '#f6e8c4', '#e8d3a2', 'shell', { yellows: 1 }),
  cream: coat('#f7eed8', '#ebdfc0', '#d6c69d', 'sonic'),
  'surf-green': coat('#cde7c9', '#afd4b4', '#8ab69a', 'shell'),
  seafoam: coat('#aedbc0', '#84c2a4', '#61a081', 'shell'),
  'sonic-blue': coat('#d3e6ea', '#b0cfd8', '#8bb1bd', 'butter'),
  'daphne-blue': coat('#b5dcea', '#86bfd6', '#609eb8', 'butter'),
  'fiesta-red': coat('#ee6d50', '#da4a34', '#b53524', 'sonic'),
  'dakota-red': coat('#d83a33', '#b81f1e', '#8a1213', 'butter'),
  'shell-pink': coat('#fbd9cb', '#f3bfac', '#dd9e8a', 'surf'),
  coral: coat('#f7997f', '#ea7559', '#cb553c', 'sonic'),
  'lake-blue': coat('#84adc9', '#4f80a4', '#315a7c', 'butter', { flake: 'fine', gloss: 0.6 }),
  'pelham-blue': coat('#8ec3cf', '#5798ab', '#377084', 'shell', { flake: 'fine', gloss: 0.58 }),
  'candy-apple': coat('#dd2f2c', '#ab1117', '#6d060c', 'sonic', { flake: 'fine', gloss: 0.68, yellows: 0.2 }),
  'burgundy-mist': coat('#b98a90', '#8f5a63', '#643a43', 'butter', { flake: 'fine', gloss: 0.58 }),
  'inca-silver': coat('#eceeee', '#c3c7c9', '#94999d', 'shell', { flake: 'fine', gloss: 0.6, yellows: 0.5 }),
  'frosted-green': coat('#8fb08f', '#5f8868', '#3a5c45', 'shell', { flake: 'fine', gloss: 0.6, yellows: 0.3 }),
  bronze: coat('#d9b98a', '#a98350', '#6f4f2b', 'surf', { flake: 'fine', gloss: 0.6, yellows: 0.3 }),
  gold: coat('#ecca78', '#cda044', '#a57628', 'surf', { under: '#8f5f36', flake: 'fine', gloss: 0.55, yellows: 0.3 }),
  steel: coat('#f4f3ef', '#bdbcb8', '#82817e', 'shell', { under: '#a08f6a', gloss: 0.9, yellows: 0 }),
  'sparkle-silver': coat('#f2f4f5', '#bcc2c6', '#858c92', 'shell', { flake: 'coarse', gloss: 0.7, yellows: 0.5 }),
  'sparkle-champagne': coat('#f3dfae', '#d2b274', '#9f7d44', 'surf', { flake: 'coarse', gloss: 0.7 }),
  'sparkle-red': coat('#d8303a', '#a11320', '#5e0811', 'sonic', { flake: 'coarse', gloss: 0.72, yellows: 0.1 }),
  'sparkle-blue': coat('#4f8fd0', '#225fa3', '#123c6d', 'butter', { flake: 'coarse', gloss: 0.72, yellows: 0.1 }),
  tweed: coat('#dfc084', '#cba763', '#ad8a4a', 'sonic', { ...cloth, under: '#8a6a3a' }),
  'black-tolex': coat('#403e3d', '#292726', '#161514', 'shell', { ...cloth, under: '#6b5a40' }),
  'blonde-tolex': coat('#efe3c6', '#dccba6', '#bfab82', 'shell', cloth),
  'brown-leather': coat('#8d5a38', '#6b3f24', '#472814', 'surf', { ...cloth, under: '#b4875a', gloss: 0.3 }),
  oxblood: coat('#93343b', '#732229', '#4f141a', 'fog', { ...cloth, under: '#c9a77a' }),
  navy: coat('#40536f', '#29394f', '#172336', 'butter', { ...cloth, under: '#c9a77a' }),
  forest: coat('#47644f', '#2e4838', '#1a2c22', 'shell', { ...cloth, under: '#c9a77a' }),
  charcoal: coat('#504f4f', '#383737', '#222121', 'butter', { ...cloth, under: '#a58a60' }),
  'heather-grey': coat('#d3d3d0', '#b6b6b3', '#94948f', 'shell', cloth),
};

/**
 * The backdrop a finish stands best on, by contrast of hue: sunbursts on surf, reds on sonic or butter, greens on shell,
 * blonde and black on fog or shell.
 */
export function defaultBackdrop(finish: Finish): Backdrop {
  return coats[finish].backdrop;
}
