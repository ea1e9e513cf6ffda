import type { ListingText } from '@headstock/contracts/listing-document';
import type { PhotographCrop, PhotographRotation, PhotographShot } from '@headstock/contracts/photographs';

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
  /** The same in words, in each language; empty while nobody wrote it. */
  readonly alt: ListingText;
}
