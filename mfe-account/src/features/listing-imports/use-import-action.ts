import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';

type Answer = { readonly success: boolean; readonly message: string | null };

/** Moves an import and loads the page anew; `problem` says why it was refused. */
export function useImportAction() {
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<Answer>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { success, message } = await work();
      if (success) await revalidate();
      else setProblem(message ?? formatMessage({ id: 'listingImports.failed' }));
    } catch {
      setProblem(formatMessage({ id: 'listingImports.failed' }));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
