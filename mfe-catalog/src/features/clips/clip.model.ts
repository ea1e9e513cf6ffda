import type { ProductView } from '#mfe-catalog/features/product/product-view.model.ts';

/** A sound or video of an item. */
export type Clip = ProductView['clips'][number];

/** How long a clip plays, in whole minutes and seconds; never nothing. */
export function lengthOf(seconds: number): { readonly minutes: number; readonly seconds: number } {
  const whole = Math.max(1, Math.round(seconds));
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}

/** The same as a clock shows it: `0:07`, `2:30`. */
export function clockOf(length: number): string {
  const { minutes, seconds } = lengthOf(length);
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}

/** By what the clips of an item are announced. */
export const headingOf = (clips: readonly Clip[]): 'SOUND' | 'VIDEO' | 'both' => {
  const [first, ...others] = new Set(clips.map(({ kind }) => kind));
  return others.length > 0 || !first ? 'both' : first;
};
