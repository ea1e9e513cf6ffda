import { clipFaults, readClipFile } from '@headstock/contracts/clips';
import { sendFile } from '../photographs/send-file.ts';

const PROBLEMS = [...clipFaults, 'not-seller', 'busy', 'rate-limited', 'unauthenticated', 'stale-page'] as const;

/** Why an upload failed: the API's code, or nobody answered. */
export type ClipUploadProblem = (typeof PROBLEMS)[number] | 'network' | 'failed';

/** A clip that the shop has taken: its id, the name of its file, and how long it plays. */
export interface TakenClip {
  readonly id: string;
  readonly file: string;
  readonly seconds: number;
}

/** What came of an upload. */
export type ClipUploadAnswer =
  | { readonly ok: true; readonly clip: TakenClip }
  | { readonly ok: false; readonly problem: ClipUploadProblem };

/** Reads what the API answers to the upload of a clip. */
export function readClipAnswer(status: number, text: string): ClipUploadAnswer {
  try {
    const body: unknown = JSON.parse(text);
    const { id, file, seconds, code }: Readonly<Record<string, unknown>> =
      typeof body === 'object' && body !== null ? { ...body } : {};
    if (status === 201 && typeof id === 'string' && typeof file === 'string' && readClipFile(file))
      return { ok: true, clip: { id, file, seconds: typeof seconds === 'number' ? seconds : 0 } };
    return { ok: false, problem: PROBLEMS.find((problem) => problem === code) ?? 'failed' };
  } catch {
    return { ok: false, problem: status === 413 ? 'video-size' : 'failed' };
  }
}

/** Sends a sound or video and reports the progress, 0 to 1; at 1 the shop prepares it. `done` never rejects; it is null after it was given up. */
export function uploadClip(file: File, locale: string, onProgress: (share: number) => void) {
  const { done, cancel } = sendFile('/api/clips', file, locale, onProgress);
  return {
    cancel,
    done: done.then((answer): ClipUploadAnswer | null => {
      if (answer === 'stopped') return null;
      return answer === 'network' ? { ok: false, problem: 'network' } : readClipAnswer(answer.status, answer.text);
    }),
  };
}
