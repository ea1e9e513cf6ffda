import type { PhotographCrop, PhotographRotation } from '@headstock/contracts/photographs';
import type { PhotographView, SizedImage } from './photograph.ts';

/** A crop that is being made: percent of the turned photograph, as people read them. */
export interface CropDraft {
  readonly rotation: PhotographRotation;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Percent of a side that a crop keeps at least. */
export const LEAST = 5;

/** All of a photograph. */
export const wholeCrop = { left: 0, top: 0, width: 100, height: 100 } as const;

const NEXT: Readonly<Record<PhotographRotation, PhotographRotation>> = { 0: 90, 90: 180, 180: 270, 270: 0 };
const percent = (share: number): number => Math.round(share * 1_000) / 10;

/** The draft of a photograph as it is. */
export function draftOf({ rotation, crop }: Pick<PhotographView, 'rotation' | 'crop'>): CropDraft {
  if (!crop) return { rotation, ...wholeCrop };
  const { x, y, width, height } = crop;
  return { rotation, left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value * 10) / 10));

/** The draft with a crop that lies inside the photograph; what is no number stays as it was. */
export function withCrop(draft: CropDraft, change: Partial<Omit<CropDraft, 'rotation'>>): CropDraft {
  const read = (key: keyof typeof wholeCrop): number => {
    const value = change[key] ?? draft[key];
    return Number.isFinite(value) ? value : draft[key];
  };
  const width = clamp(read('width'), LEAST, 100);
  const height = clamp(read('height'), LEAST, 100);
  return {
    ...draft,
    width,
    height,
    left: clamp(read('left'), 0, 100 - width),
    top: clamp(read('top'), 0, 100 - height),
  };
}

/** The draft after a quarter turn clockwise: it shows the same part of the photograph. */
export function turned({ rotation, left, top, width, height }: CropDraft): CropDraft {
  return {
    rotation: NEXT[rotation],
    left: clamp(100 - top - height, 0, 100),
    top: left,
    width: height,
    height: width,
  };
}

/** The crop in fractions; null for all of the photograph. */
export function cropOf({ left, top, width, height }: CropDraft): PhotographCrop | null {
  if (width >= 100 && height >= 100) return null;
  return { x: left / 100, y: top / 100, width: width / 100, height: height / 100 };
}

/** Whether two drafts show the same. */
export const isSameDraft = (one: CropDraft, other: CropDraft): boolean =>
  one.rotation === other.rotation && JSON.stringify(cropOf(one)) === JSON.stringify(cropOf(other));

/** Width and height of the turned photograph. */
export const turnedSize = (rotation: PhotographRotation, { width, height }: Pick<SizedImage, 'width' | 'height'>) =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** Pixels of what a draft shows. */
export function resultSize(draft: CropDraft, master: Pick<SizedImage, 'width' | 'height'>) {
  const { width, height } = turnedSize(draft.rotation, master);
  return { width: Math.round((width * draft.width) / 100), height: Math.round((height * draft.height) / 100) };
}
