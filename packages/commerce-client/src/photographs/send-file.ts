import { ACTING_HEADER } from '@headstock/contracts/acting';
import { actingSinceLoad } from '@headstock/graphql-client/acting-since-load';
import { csrfToken } from '@headstock/graphql-client/csrf-token';

/** What an upload was answered with; `network` when nobody answered, `stopped` when it was given up. */
export type SentAnswer = { readonly status: number; readonly text: string } | 'network' | 'stopped';

/** An upload that was begun: its end, which never rejects, and how to give it up. */
export interface SentFile {
  readonly done: Promise<SentAnswer>;
  readonly cancel: () => void;
}

/** Sends one file to a path of the API (`multipart/form-data`) and reports the progress, 0 to 1; at 1 the shop prepares it. */
export function sendFile(path: string, file: File, locale: string, onProgress: (share: number) => void): SentFile {
  const request = new XMLHttpRequest();
  const done = new Promise<SentAnswer>((resolve) => {
    const content = new FormData();
    content.append('file', file);
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', locale);
    request.setRequestHeader('csrf-token', csrfToken());
    request.setRequestHeader(ACTING_HEADER, actingSinceLoad());
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    for (const end of ['error', 'timeout']) request.addEventListener(end, () => resolve('network'));
    request.addEventListener('abort', () => resolve('stopped'));
    request.send(content);
  });
  return { done, cancel: () => request.abort() };
}
