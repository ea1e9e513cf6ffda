import { noListingText } from '@headstock/contracts/listing-document';
import type { PhotographView } from '@headstock/commerce-client/photograph';
import { photographRotations, type PhotographShot } from '@headstock/contracts/photographs';
import type { PhotographFactsFragment } from './photographs.generated.ts';

export type { PhotographView, SizedImage } from '@headstock/commerce-client/photograph';

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
    alt: noListingText,
  };
}
