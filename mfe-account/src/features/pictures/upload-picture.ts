import { ACTING_HEADER } from '@headstock/contracts/acting';
import { actingSinceLoad } from '@headstock/graphql-client/acting-since-load';
import { csrfToken } from '@headstock/graphql-client/csrf-token';
import { type Crop, type PictureKind, uploadPath } from './picture.model.ts';

/** Sends a picture as avatar or banner. Gives null when it is the account's now, else why not; an empty text where nobody answered. */
export async function uploadPicture(
  kind: PictureKind,
  file: File,
  crop: Crop | null,
  locale: string,
): Promise<string | null> {
  const body = new FormData();
  body.append('file', file);
  const headers = {
    accept: 'application/json',
    'accept-language': locale,
    'csrf-token': csrfToken(),
    [ACTING_HEADER]: actingSinceLoad(),
  };
  try {
    const response = await fetch(uploadPath(kind, crop), { method: 'POST', headers, body });
    if (response.ok) return null;
    const answer: unknown = await response.json();
    const message = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : '';
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
