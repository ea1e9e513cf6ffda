import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { type Crop, MAXIMUM_BYTES, type PictureKind } from './picture.model.ts';
import { AccountProfilePictureRemoveDocument } from './pictures.generated.ts';
import { uploadPicture } from './upload-picture.ts';

/** Changes one of the account's pictures. */
export interface PictureChange {
  /** The file of which a part is being chosen. */
  readonly file: File | null;
  readonly busy: boolean;
  readonly refused: string | null;
  readonly choose: (file: File | null) => void;
  readonly save: (crop: Crop | null) => void;
  readonly remove: () => void;
}

/** State of a change of the avatar or banner; the page is loaded anew when one took effect. */
export function usePicture(kind: PictureKind): PictureChange {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage, locale } = useIntl();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const failed = formatMessage({ id: 'pictures.failed' });

  /** Runs a change that gives null when it took effect, else why not. */
  const run = async (change: () => Promise<string | null>, done: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    const message = await change().catch(() => failed);
    setBusy(false);
    setRefused(message === '' ? failed : message);
    if (message !== null) return;
    setFile(null);
    emit('notification/show', { message: formatMessage({ id: done }), tone: 'positive' });
    await revalidate();
  };
  const takeAway = async (): Promise<string | null> => {
    const { profilePictureRemove: answer } = await client.mutate(
      AccountProfilePictureRemoveDocument,
      { kind },
      { quiet: true },
    );
    return answer.success ? null : (answer.message ?? failed);
  };
  return {
    file,
    busy,
    refused,
    choose: (chosen) => {
      const isTooLarge = chosen !== null && chosen.size > MAXIMUM_BYTES;
      setRefused(isTooLarge ? formatMessage({ id: 'pictures.tooLarge' }) : null);
      setFile(isTooLarge ? null : chosen);
    },
    save: (crop) => {
      if (file) void run(() => uploadPicture(kind, file, crop, locale), `pictures.saved.${kind}`);
    },
    remove: () => void run(takeAway, `pictures.removed.${kind}`),
  };
}
