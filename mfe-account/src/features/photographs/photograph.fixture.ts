import type { PhotographView } from './photograph.ts';

/** A photograph of 3,000 × 2,000 pixels. */
export const photograph = (id: string, change: Partial<PhotographView> = {}): PhotographView => ({
  id,
  imageId: `image-${id}`,
  width: 3_000,
  height: 2_000,
  master: { imageId: `master-${id}`, width: 3_000, height: 2_000 },
  rotation: 0,
  crop: null,
  shot: null,
  alt: { en: '', fr: '' },
  ...change,
});
