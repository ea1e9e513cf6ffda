import type { AccountPicturesQuery } from './pictures.generated.ts';

/** The account's name and pictures. */
export type Pictures = NonNullable<AccountPicturesQuery['viewer']>;

export type PictureKind = 'avatar' | 'banner';

/** The shape of what is kept: width by height. */
export const aspects: Readonly<Record<PictureKind, number>> = { avatar: 1, banner: 4 };

/** Bytes of a file at most, as the API takes it. */
export const MAXIMUM_BYTES = 10 * 2 ** 20;
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** A part of a picture, in percent of its sides. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture is sent, with the part of it to keep. */
export function uploadPath(kind: PictureKind, crop: Crop | null): string {
  if (!crop) return `/api/profile-pictures/${kind}`;
  const query = new URLSearchParams(
    (['x', 'y', 'width', 'height'] as const).map((side) => [side, crop[side].toFixed(3)] as [string, string]),
  );
  return `/api/profile-pictures/${kind}?${query}`;
}
