import { importLimits } from '@headstock/contracts/listing-imports';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type ReadUploaded, sendFile } from '#mfe-account/features/uploads/upload-file.ts';

const readId: ReadUploaded<string> = (body) => {
  const { id }: { readonly id?: unknown } = body;
  return typeof id === 'string' ? id : null;
};

/** A file that is being sent to be imported. */
export interface ImportUpload {
  /** 0 to 1 while it is sent; null before and after. */
  readonly progress: number | null;
  /** Why it was not taken; null while nothing is wrong. */
  readonly problem: string | null;
  readonly send: (file: File | undefined) => Promise<void>;
}

/** Sends a file of listings and opens its import. */
export function useUploadImport(): ImportUpload {
  const { formatMessage, locale } = useIntl();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    progress,
    problem,
    async send(file) {
      if (!file || progress !== null) return;
      if (file.size > importLimits.bytes) return setProblem(formatMessage({ id: 'listingImports.upload.size' }));
      setProblem(null);
      setProgress(0);
      const answer = await sendFile('/api/listing-imports', file, locale, setProgress, readId);
      if (answer.ok) await navigate(`/profile/selling/imports/${answer.file}`);
      else setProblem(answer.message ?? formatMessage({ id: 'listingImports.failed' }));
      setProgress(null);
    },
  };
}
