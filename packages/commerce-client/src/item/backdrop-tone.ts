import type { Backdrop } from '../cart/cart.generated.ts';

const tones = { SURF: 'surf', SHELL: 'shell', SONIC: 'sonic', BUTTER: 'butter', FOG: 'fog' } as const satisfies Record<
  Backdrop,
  Lowercase<Backdrop>
>;

/** The name of an item's backdrop in the design system. */
export const toneOf = (backdrop: Backdrop): Lowercase<Backdrop> => tones[backdrop];
