import { useEffect, useReducer, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PhotographView } from './photograph.ts';
import { type RunningUpload, uploadPhotograph } from '@headstock/commerce-client/upload-photograph';
import { isTriedAgain, pauseBefore, reduceUploads, startable, type Upload, uploadsOf } from './uploads.model.ts';

/** The files on their way, and what can be done about them. */
export interface Uploads {
  readonly uploads: readonly Upload[];
  /** The file of an upload, for its preview. */
  readonly fileOf: (key: number) => File | undefined;
  /** Takes files, of which `room` are sent at most. */
  readonly add: (files: readonly File[], room: number) => void;
  readonly retry: (key: number) => void;
  /** Gives a file up, whether it is on its way or was refused. */
  readonly drop: (key: number) => void;
}

/**
 * Sends files, two at a time; what the network breaks off is sent again by itself after a pause, or when the browser is back online.
 * `onStored` gets each photograph with the turn in which its file was chosen.
 */
export function useUploads(onStored: (photograph: PhotographView, turn: number) => void): Uploads {
  const { locale } = useIntl();
  const [uploads, dispatch] = useReducer(reduceUploads, []);
  const files = useRef(new Map<number, File>());
  const running = useRef(new Map<number, RunningUpload>());
  const lastKey = useRef(0);
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  useEffect(() => {
    const begin = async (upload: Upload, file: File): Promise<void> => {
      const { key } = upload;
      dispatch({ kind: 'start', key });
      const sending = uploadPhotograph(file, locale, (share) => dispatch({ kind: 'progress', key, share }));
      running.current.set(key, sending);
      const answer = await sending.done;
      running.current.delete(key);
      if (answer === null || !files.current.has(key)) return;
      if (answer.ok) {
        files.current.delete(key);
        dispatch({ kind: 'drop', key });
        stored.current(answer.photograph, key);
        return;
      }
      const { problem } = answer;
      const attempts = upload.attempts + 1;
      if (!isTriedAgain({ ...upload, attempts }, problem)) return dispatch({ kind: 'fail', key, problem });
      dispatch({ kind: 'pause', key, problem });
      setTimeout(() => dispatch({ kind: 'resume', key }), pauseBefore(attempts));
    };
    for (const upload of startable(uploads)) {
      const file = files.current.get(upload.key);
      if (file && !running.current.has(upload.key)) void begin(upload, file);
    }
  }, [uploads, locale]);

  useEffect(() => {
    const again = (): void => dispatch({ kind: 'online' });
    addEventListener('online', again);
    const ended = running.current;
    return () => {
      removeEventListener('online', again);
      // Whoever leaves the form gives up what is on its way.
      for (const { cancel } of ended.values()) cancel();
    };
  }, []);

  return {
    uploads,
    fileOf: (key) => files.current.get(key),
    add(chosen, room) {
      const added = uploadsOf(chosen, lastKey.current + 1, room);
      for (const [index, { key }] of added.entries()) {
        const file = chosen[index];
        if (file) files.current.set(key, file);
      }
      lastKey.current += chosen.length;
      dispatch({ kind: 'add', uploads: added });
    },
    retry: (key) => dispatch({ kind: 'retry', key }),
    drop(key) {
      files.current.delete(key);
      running.current.get(key)?.cancel();
      dispatch({ kind: 'drop', key });
    },
  };
}
