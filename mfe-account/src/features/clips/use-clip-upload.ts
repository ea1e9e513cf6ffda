import { type ClipUploadProblem, type TakenClip, uploadClip } from '@headstock/commerce-client/upload-clip';
import { clipLimits } from '@headstock/contracts/clips';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

/** A file on its way, or why it did not arrive. */
export interface ClipUpload {
  readonly name: string;
  /** 0 to 1; at 1 the shop prepares it. */
  readonly share: number;
  readonly problem: ClipUploadProblem | null;
}

const { types, extensions, bytes } = clipLimits;

/** What is wrong with a file before it is sent: everything else the shop reads from its bytes. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): ClipUploadProblem | null {
  const isKnown =
    types.some((known) => known === type) || extensions.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isKnown) return 'kind';
  if (size === 0) return 'missing';
  if (type.startsWith('audio/') && size > bytes.sound) return 'sound-size';
  return size > bytes.video ? 'video-size' : null;
}

/** Whether sending it again may help; a file that is refused for what it is stays refused. */
export const mayRetry = (problem: ClipUploadProblem): boolean =>
  ['network', 'busy', 'failed', 'rate-limited', 'unauthenticated', 'stale-page'].includes(problem);

/** Sends one sound or video at a time; `onStored` gets it once the shop has taken it. */
export function useClipUpload(onStored: (clip: TakenClip) => void) {
  const { locale } = useIntl();
  const [upload, setUpload] = useState<ClipUpload | null>(null);
  const file = useRef<File | null>(null);
  const running = useRef<ReturnType<typeof uploadClip> | null>(null);
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });
  // Whoever leaves the form gives up what is on its way.
  useEffect(() => () => running.current?.cancel(), []);

  const send = (chosen: File): void => {
    file.current = chosen;
    const { name } = chosen;
    const problem = fileProblem(chosen);
    setUpload({ name, share: 0, problem });
    if (problem !== null) return;
    const sending = uploadClip(chosen, locale, (share) => setUpload({ name, share, problem: null }));
    running.current = sending;
    void sending.done.then((answer) => {
      if (running.current !== sending) return;
      running.current = null;
      if (answer === null) return setUpload(null);
      if (!answer.ok) return setUpload({ name, share: 0, problem: answer.problem });
      setUpload(null);
      stored.current(answer.clip);
    });
  };
  return {
    upload,
    isBusy: upload !== null && upload.problem === null,
    send,
    retry: () => file.current && send(file.current),
    drop: (): void => {
      running.current?.cancel();
      running.current = null;
      setUpload(null);
    },
  };
}
