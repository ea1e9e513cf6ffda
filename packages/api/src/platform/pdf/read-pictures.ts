import type { ImageService } from '#api/platform/images/image-service.ts';
import type { PrintedDocument } from './printed-document.ts';

/** The pictures of documents as JPEGs, by the ids of their images. */
export type DocumentPictures = ReadonlyMap<string, Buffer>;

const AT_ONCE = 4;

/** Reads the pictures of a document, 320 px wide. An image that cannot be had now is left out. */
export async function readPictures(images: ImageService, { rows }: PrintedDocument): Promise<DocumentPictures> {
  const ids = new Set(rows.flatMap(({ cells }) => cells.flatMap(({ imageIds }) => imageIds)));
  const waiting = ids.values();
  const pictures = new Map<string, Buffer>();
  const read = async (): Promise<void> => {
    for (const id of waiting) {
      const bytes = await images.read(id, { width: 320, format: 'jpeg' }).catch(() => undefined);
      if (bytes) pictures.set(id, Buffer.from(bytes));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return pictures;
}
