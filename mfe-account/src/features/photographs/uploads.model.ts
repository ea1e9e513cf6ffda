import type { UploadProblem as SendProblem } from '@headstock/commerce-client/upload-photograph';
import { fileProblem, type FileProblem } from './photographs.model.ts';

/** Why an upload failed: the file was not sent at all, or what came of it. */
export type UploadProblem = FileProblem | SendProblem;

/** A file on its way: it waits for its turn, is sent, is prepared by the shop, waits to be sent again, or was refused. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'preparing' | 'pausing' | 'failed';
  /** 0 to 1 while it is sent. */
  readonly progress: number;
  readonly problem: UploadProblem | null;
  /** How often it was sent by itself. */
  readonly attempts: number;
}

export type UploadAction =
  | { readonly kind: 'add'; readonly uploads: readonly Upload[] }
  | { readonly kind: 'start' | 'retry' | 'resume'; readonly key: number }
  | { readonly kind: 'drop'; readonly key: number }
  | { readonly kind: 'progress'; readonly key: number; readonly share: number }
  | { readonly kind: 'fail' | 'pause'; readonly key: number; readonly problem: UploadProblem }
  | { readonly kind: 'online' };

/** Files that are sent at the same time: more would only slow each other down. */
export const AT_ONCE = 2;
/** A file is sent so often by itself where the network or the shop is at fault. */
const MOST_ATTEMPTS = 4;

const passing: ReadonlySet<UploadProblem> = new Set(['network', 'busy', 'failed']);

/** Whether an upload is sent again by itself. */
export const isTriedAgain = ({ attempts }: Upload, problem: UploadProblem): boolean =>
  passing.has(problem) && attempts < MOST_ATTEMPTS;

/** Milliseconds until it is sent again. */
export const pauseBefore = (attempts: number): number => 1_000 * 2 ** attempts;

/** Whether trying again may help; a file that is refused for what it is stays refused. */
export const mayRetry = (problem: UploadProblem | null): boolean =>
  problem !== null && !['size', 'kind', 'pixels', 'missing', 'count', 'broken'].includes(problem);

/** The uploads that begin now. */
export function startable(uploads: readonly Upload[]): readonly Upload[] {
  const running = uploads.filter(({ state }) => state === 'sending' || state === 'preparing').length;
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - running));
}

/** Whether something is still under way. */
export const isUploading = (uploads: readonly Upload[]): boolean => uploads.some(({ state }) => state !== 'failed');

/** Uploads of files, each with a key from `firstKey` on; those that cannot be sent, or for which there is no room, are refused at once. */
export function uploadsOf(files: readonly File[], firstKey: number, room: number): readonly Upload[] {
  let left = room;
  return files.map((file, index) => {
    const problem = fileProblem(file) ?? (left > 0 ? null : 'count');
    if (problem === null) left -= 1;
    const state = problem === null ? 'waiting' : 'failed';
    return { key: firstKey + index, name: file.name, state, progress: 0, problem, attempts: 0 };
  });
}

function step(upload: Upload, action: Exclude<UploadAction, { kind: 'add' | 'drop' | 'online' }>): Upload {
  switch (action.kind) {
    case 'start':
      return { ...upload, state: 'sending', progress: 0, problem: null, attempts: upload.attempts + 1 };
    case 'retry':
      return { ...upload, state: 'waiting', progress: 0, problem: null, attempts: 0 };
    case 'resume':
      return upload.state === 'pausing' ? { ...upload, state: 'waiting', progress: 0, problem: null } : upload;
    case 'progress':
      return { ...upload, progress: action.share, state: action.share >= 1 ? 'preparing' : 'sending' };
    case 'pause':
      return { ...upload, state: 'pausing', problem: action.problem };
    case 'fail':
      return { ...upload, state: 'failed', problem: action.problem };
  }
}

/** The uploads after something happened to them. */
export function reduceUploads(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  switch (action.kind) {
    case 'add':
      return [...uploads, ...action.uploads];
    case 'drop':
      return uploads.filter(({ key }) => key !== action.key);
    case 'online':
      return uploads.map((upload) =>
        upload.problem === 'network'
          ? { ...upload, state: 'waiting', progress: 0, problem: null, attempts: 0 }
          : upload,
      );
    case 'start':
    case 'retry':
    case 'resume':
    case 'progress':
    case 'pause':
    case 'fail':
      return uploads.map((upload) => (upload.key === action.key ? step(upload, action) : upload));
  }
}
