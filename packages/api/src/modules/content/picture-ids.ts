import { createHash } from 'node:crypto';
import type { ContentImage } from '@headstock/content/front-matter';
import { PHOTOGRAPH_PREFIX } from '@headstock/contracts/content-fields';
import { type Backdrop, readBackdrop } from '#api/platform/images/backdrop.ts';

/** The crops of a drawing, as `images.view` names them. */
export type ContentView = 'CARD' | 'FULL';

const ID_LENGTH = 20;

/** Whether a picture is a photograph that staff sent, and not a drawing of the shop. */
export const isPhotograph = ({ name }: Pick<ContentImage, 'name'>): boolean => name.startsWith(PHOTOGRAPH_PREFIX);

/**
 * Id of an image of the content in a crop; a photograph has one image for all. It follows from the name alone, so a changed drawing
 * needs a new name.
 */
export function pictureIdOf({ name }: Pick<ContentImage, 'name'>, view: ContentView): string {
  if (isPhotograph({ name })) return name.slice(PHOTOGRAPH_PREFIX.length);
  return createHash('sha256')
    .update(JSON.stringify(['content', name, view]))
    .digest('hex')
    .slice(0, ID_LENGTH);
}

/** What is behind an image. */
export const backdropOf = ({ backdrop }: ContentImage): Backdrop => readBackdrop(backdrop.toUpperCase());
