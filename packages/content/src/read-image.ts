import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The crops in which every image of the content is there. */
export const contentViews = ['card', 'full'] as const;
export type ContentView = (typeof contentViews)[number];

/** The SVG of an image of the content in a crop. Throws when the folder `images` does not have it. */
export function readContentImage(name: string, view: ContentView): Promise<Buffer> {
  return readFile(join(import.meta.dirname, '../images', `${name}.${view}.svg`));
}
