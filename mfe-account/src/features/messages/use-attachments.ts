import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type UploadedFile, uploadFile } from '#mfe-account/features/uploads/upload-file.ts';

/** Attachments of a message at most. */
export const MOST_ATTACHMENTS = 10;

/** What a file of a message may be. */
export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,image/avif,application/pdf';

/** A file that was chosen: being sent, there, or refused. */
export interface Attachment {
  readonly key: number;
  readonly name: string;
  /** 0 to 1 while it is sent. */
  readonly progress: number;
  readonly uploaded: UploadedFile | null;
  /** Why it was refused, '' for a broken connection; null while nothing is wrong. */
  readonly problem: string | null;
}

export interface Attachments {
  readonly files: readonly Attachment[];
  readonly isBusy: boolean;
  /** How many of the last chosen files were one too many, and were left out. */
  readonly leftOut: number;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: number) => void;
  readonly remove: (key: number) => void;
  readonly clear: () => void;
}

/** The files of a message that is being written; each is sent by itself as soon as it is chosen. */
export function useAttachments(): Attachments {
  const { locale } = useIntl();
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const sources = useRef(new Map<number, File>());
  const lastKey = useRef(0);

  const change = (key: number, next: Partial<Attachment>): void =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...next } : file)));
  const send = async (key: number, file: File): Promise<void> => {
    const answer = await uploadFile('/api/messages/attachments', file, locale, (progress) => change(key, { progress }));
    change(key, answer.ok ? { uploaded: answer.file, progress: 1 } : { problem: answer.message ?? '' });
  };
  return {
    files,
    leftOut,
    isBusy: files.some(({ uploaded, problem }) => uploaded === null && problem === null),
    add(chosen) {
      const room = Math.max(0, MOST_ATTACHMENTS - files.length);
      setLeftOut(Math.max(0, chosen.length - room));
      const added = chosen.slice(0, room).map((file) => {
        lastKey.current += 1;
        sources.current.set(lastKey.current, file);
        return { key: lastKey.current, name: file.name, progress: 0, uploaded: null, problem: null };
      });
      setFiles((all) => [...all, ...added]);
      for (const { key } of added) {
        const file = sources.current.get(key);
        if (file) void send(key, file);
      }
    },
    retry(key) {
      const file = sources.current.get(key);
      if (!file) return;
      change(key, { problem: null, progress: 0 });
      void send(key, file);
    },
    remove(key) {
      sources.current.delete(key);
      setLeftOut(0);
      setFiles((all) => all.filter((file) => file.key !== key));
    },
    clear() {
      sources.current.clear();
      setLeftOut(0);
      setFiles([]);
    },
  };
}
