import type { ReactNode } from 'react';
import { CustomLineForm } from './custom-line-form.tsx';
import type { CustomLineTyped } from './custom-line.model.ts';
import {
  type DraftCustomLineInput,
  type DraftOrderWholeFragment,
  DraftOrdersSetCustomLineDocument,
} from './draft-orders.generated.ts';
import { useDraftChange } from './use-draft-change.ts';

/** Props of the line. */
export interface DraftCustomLineProps {
  readonly draft: DraftOrderWholeFragment;
  /** The line that is written anew; null for a new one. */
  readonly lineItemId: string | null;
  readonly typed: CustomLineTyped;
  /** It was written, or is not to be. */
  readonly onClose: () => void;
}

/** Writes a line that stands in no listing into a draft. Renders a `<form>`. */
export function DraftCustomLine({ draft, lineItemId, typed, onClose }: DraftCustomLineProps): ReactNode {
  const { change, isBusy, refusal } = useDraftChange();
  const save = async (line: DraftCustomLineInput): Promise<void> => {
    const variables = { id: draft.id, version: draft.version, lineItemId, line };
    const done = await change(
      async (client) =>
        (await client.mutate(DraftOrdersSetCustomLineDocument, variables, { quiet: true })).draftOrderSetCustomLine,
    );
    if (done) onClose();
  };
  return <CustomLineForm typed={typed} isBusy={isBusy} refusal={refusal} onSave={save} onClose={onClose} />;
}
