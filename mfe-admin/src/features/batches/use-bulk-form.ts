import { useState, type FormEvent } from 'react';
import { useListSelection } from '#mfe-admin/features/list-page/list-selection.tsx';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useBatchPreview } from './use-batch-preview.ts';

/** The state of a form that ends with the preview of a bulk edit of the chosen rows. */
export interface BulkForm {
  /** Rows that are chosen in the list below. */
  readonly count: number;
  readonly isBusy: boolean;
  /** It was sent with something that makes no sense, and still is. */
  readonly isWrong: boolean;
  /** Why the API refused it. */
  readonly refusal: string | null;
  readonly submit: (event: FormEvent) => void;
}

/** Sends a form of a bulk edit to its preview; `input` is null while what was typed makes no sense. */
export function useBulkForm(kind: string, input: Readonly<Record<string, string>> | null, isTyped: boolean): BulkForm {
  const { ids } = useListSelection();
  const preview = useBatchPreview();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useUnsaved(isTyped && !isBusy);
  const send = async (): Promise<void> => {
    setSent(true);
    if (input === null) return;
    setBusy(true);
    setRefusal(await preview({ kind, rowIds: ids, input }));
    setBusy(false);
  };
  return {
    count: ids.length,
    isBusy,
    isWrong: isSent && input === null,
    refusal,
    submit: (event) => {
      event.preventDefault();
      void send();
    },
  };
}
