import { csrfToken } from '@headstock/graphql-client/csrf-token';

/** A file that the API has taken. */
export interface UploadedFile {
  readonly id: string;
  readonly fileName: string;
  readonly isPicture: boolean;
  readonly url: string;
}

/** What came of an upload: `message` tells why it failed, null where nobody answered. */
export type UploadAnswer =
  | { readonly ok: true; readonly file: UploadedFile }
  | { readonly ok: false; readonly message: string | null };

const failed: UploadAnswer = { ok: false, message: null };

function readAnswer(text: string): UploadAnswer {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return failed;
    const { id, fileName, isPicture, url, message }: Partial<Record<keyof UploadedFile | 'message', unknown>> = body;
    if (typeof id === 'string' && typeof fileName === 'string' && typeof url === 'string')
      return { ok: true, file: { id, fileName, url, isPicture: isPicture === true } };
    return { ok: false, message: typeof message === 'string' ? message : null };
  } catch {
    return failed;
  }
}

/** Sends one file to a path of the API and reports the progress, 0 to 1. Never throws. */
export function uploadFile(
  path: string,
  file: File,
  locale: string,
  onProgress: (share: number) => void,
): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const content = new FormData();
    content.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', locale);
    request.setRequestHeader('csrf-token', csrfToken());
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(readAnswer(request.responseText)));
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(failed));
    request.send(content);
  });
}
