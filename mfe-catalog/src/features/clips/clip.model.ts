import type { ProductView } from '#mfe-catalog/features/product/product-view.model.ts';

/** A sound or video of an item. */
export type Clip = ProductView['clips'][number];

/** How long a clip plays, as a clock shows it: `0:07`, `2:30`; never nothing. */
export function clockOf(length: number): string {
  const whole = Math.max(1, Math.round(length));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** By what the clips of an item are announced. */
export const headingOf = (clips: readonly Clip[]): 'SOUND' | 'VIDEO' | 'both' => {
  const [first, ...others] = new Set(clips.map(({ kind }) => kind));
  return others.length > 0 || !first ? 'both' : first;
};
