import { noListingText } from '@headstock/contracts/listing-document';
import { photographFaults, photographRotations, type PhotographCrop } from '@headstock/contracts/photographs';
import type { PhotographView, SizedImage } from './photograph.ts';
import { sendFile } from './send-file.ts';

const PROBLEMS = [...photographFaults, 'busy', 'rate-limited', 'unauthenticated', 'stale-page'] as const;

/** Why an upload failed: the API's code, or nobody answered. */
export type UploadProblem = (typeof PROBLEMS)[number] | 'network' | 'failed';

/** What came of an upload. */
export type UploadAnswer =
  | { readonly ok: true; readonly photograph: PhotographView }
  | { readonly ok: false; readonly problem: UploadProblem };

/** An upload that was begun: its end, and how to give it up. */
export interface RunningUpload {
  /** Never rejects; null after it was given up. */
  readonly done: Promise<UploadAnswer | null>;
  readonly cancel: () => void;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function readImage(value: unknown): SizedImage | null {
  const { imageId, width, height } = fieldsOf(value);
  return typeof imageId === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { imageId, width, height }
    : null;
}

function readCrop(value: unknown): PhotographCrop | null {
  const { x, y, width, height } = fieldsOf(value);
  return typeof x === 'number' && typeof y === 'number' && typeof width === 'number' && typeof height === 'number'
    ? { x, y, width, height }
    : null;
}

/** Reads what the API answers to an upload. */
export function readUploadAnswer(status: number, text: string): UploadAnswer {
  try {
    const body: unknown = JSON.parse(text);
    const { id, master, rotation, crop, code } = fieldsOf(body);
    const image = readImage(body);
    const whole = readImage(master);
    const turn = photographRotations.find((known) => known === rotation);
    if (status === 201 && typeof id === 'string' && image && whole && turn !== undefined)
      return {
        ok: true,
        photograph: {
          ...image,
          id,
          master: whole,
          rotation: turn,
          crop: readCrop(crop),
          shot: null,
          alt: noListingText,
        },
      };
    return { ok: false, problem: PROBLEMS.find((problem) => problem === code) ?? 'failed' };
  } catch {
    return { ok: false, problem: status === 413 ? 'size' : 'failed' };
  }
}

/** Sends one file and reports the progress, 0 to 1; at 1 the shop prepares it. */
export function uploadPhotograph(file: File, locale: string, onProgress: (share: number) => void): RunningUpload {
  const { done, cancel } = sendFile('/api/photographs', file, locale, onProgress);
  return {
    cancel,
    done: done.then((answer) => {
      if (answer === 'stopped') return null;
      return answer === 'network' ? { ok: false, problem: 'network' } : readUploadAnswer(answer.status, answer.text);
    }),
  };
}
