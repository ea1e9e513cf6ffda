import { csrfToken } from '@headstock/graphql-client/csrf-token';

/** A file that the API has taken. */
export interface UploadedFile {
  readonly id: string;
  readonly fileName: string;
  readonly isPicture: boolean;
  readonly url: string;
}

/** What came of an upload: `message` tells why it failed, null where nobody answered. */
export type UploadAnswer<Taken = UploadedFile> =
  | { readonly ok: true; readonly file: Taken }
  | { readonly ok: false; readonly message: string | null };

/** Reads what the API says of a file that it has taken; null for an answer that is none. */
export type ReadUploaded<Taken> = (body: object) => Taken | null;

const failed = { ok: false, message: null } as const;

const readUploadedFile: ReadUploaded<UploadedFile> = (body) => {
  const { id, fileName, isPicture, url }: Partial<Record<keyof UploadedFile, unknown>> = body;
  return typeof id === 'string' && typeof fileName === 'string' && typeof url === 'string'
    ? { id, fileName, url, isPicture: isPicture === true }
    : null;
};

function readAnswer<Taken>(text: string, read: ReadUploaded<Taken>): UploadAnswer<Taken> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return failed;
    const file = read(body);
    if (file !== null) return { ok: true, file };
    const { message }: { readonly message?: unknown } = body;
    return { ok: false, message: typeof message === 'string' ? message : null };
  } catch {
    return failed;
  }
}

/** Sends one file to a path of the API, reports the progress, 0 to 1, and reads the answer. Never throws. */
export function sendFile<Taken>(
  path: string,
  file: File,
  locale: string,
  onProgress: (share: number) => void,
  read: ReadUploaded<Taken>,
): Promise<UploadAnswer<Taken>> {
  return new Promise((resolve) => {
    const content = new FormData();
    content.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', locale);
    request.setRequestHeader('csrf-token', csrfToken());
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(readAnswer(request.responseText, read)));
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve(failed));
    request.send(content);
  });
}

/** Sends one file to a path of the API that keeps it and answers with its address. Never throws. */
export const uploadFile = (
  path: string,
  file: File,
  locale: string,
  onProgress: (share: number) => void,
): Promise<UploadAnswer> => sendFile(path, file, locale, onProgress, readUploadedFile);
