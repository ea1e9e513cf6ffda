import {
  type PhotographCrop,
  type PhotographRotation,
  photographRotations,
  type PhotographShot,
} from '@headstock/contracts/photographs';
import type { PhotographFactsFragment } from './photographs.generated.ts';

/** An image of the image service with its pixels. */
export interface SizedImage {
  readonly imageId: string;
  readonly width: number;
  readonly height: number;
}

/** A photograph that the shop has taken, as a form holds it. Its place in the form's list is its place in the listing. */
export interface PhotographView extends SizedImage {
  readonly id: string;
  /** All of it, upright, before it is turned and cropped. */
  readonly master: SizedImage;
  readonly rotation: PhotographRotation;
  /** Null for all of it. */
  readonly crop: PhotographCrop | null;
  /** What it shows, as its owner says; null while nobody said. */
  readonly shot: PhotographShot | null;
}

/** A photograph of the API as a form holds it. */
export function photographOf(facts: PhotographFactsFragment, shot: PhotographShot | null): PhotographView {
  const { id, width, height, master } = facts;
  return {
    id,
    imageId: facts.image.id,
    width,
    height,
    master: { imageId: master.id, width: master.width ?? width, height: master.height ?? height },
    rotation: photographRotations.find((known) => known === facts.rotation) ?? 0,
    crop: facts.crop,
    shot,
  };
}
