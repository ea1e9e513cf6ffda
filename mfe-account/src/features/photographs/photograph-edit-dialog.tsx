import styled from '@emotion/styled';
import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { FormError } from '@headstock/ui/form-error';
import { RefreshIcon } from '@headstock/ui/icons/refresh';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CropArea } from './crop-area.tsx';
import { CropFields } from './crop-fields.tsx';
import { cropOf, type CropDraft, draftOf, isSameDraft, resultSize, turned, wholeCrop } from './crop.model.ts';
import { photographOf, type PhotographView } from './photograph.ts';
import { sizeProblem } from './photographs.model.ts';
import { AccountPhotographEditDocument } from './photographs.generated.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** Props of the dialog. */
export interface PhotographEditDialogProps {
  readonly photograph: PhotographView;
  readonly onSave: (edited: PhotographView) => void;
  readonly onClose: () => void;
}

/** Turns and crops a photograph, by pointer, by arrow keys and by numbers. All of it stays, so that everything can be undone later. Renders a `<dialog>`. */
export function PhotographEditDialog({ photograph, onSave, onClose }: PhotographEditDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const [draft, setDraft] = useState<CropDraft>(() => draftOf(photograph));
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const size = resultSize(draft, photograph.master);
  const problem = sizeProblem(size);

  const save = async (): Promise<void> => {
    if (isSameDraft(draft, draftOf(photograph))) return onClose();
    setBusy(true);
    setRefusal(null);
    try {
      const variables = { id: photograph.id, rotation: draft.rotation, crop: cropOf(draft) };
      const { photographEdit } = await client.mutate(AccountPhotographEditDocument, variables);
      if (photographEdit.photograph) onSave(photographOf(photographEdit.photograph, photograph.shot));
      else setRefusal(photographEdit.message);
    } catch (error) {
      // The client has shown the error already.
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={<FormattedMessage id="photographs.editTitle" />}
      closeLabel={formatMessage({ id: 'photographs.close' })}
    >
      <CropArea master={photograph.master} draft={draft} onChange={setDraft} />
      <Actions>
        <Button variant="outline" size="small" onClick={() => setDraft(turned(draft))}>
          <RefreshIcon size="small" />
          <FormattedMessage id="photographs.turn" />
        </Button>
        <Button variant="quiet" size="small" onClick={() => setDraft({ rotation: 0, ...wholeCrop })}>
          <FormattedMessage id="photographs.reset" />
        </Button>
      </Actions>
      <CropFields draft={draft} onChange={setDraft} />
      <p className="hs-small" role="status">
        <FormattedMessage id={`photographs.${problem ?? 'result'}`} values={size} />
      </p>
      {refusal !== null && <FormError>{refusal}</FormError>}
      <Actions>
        <Button busy={isBusy} onClick={() => void save()}>
          <FormattedMessage id="photographs.save" />
        </Button>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="photographs.cancel" />
        </Button>
      </Actions>
    </Dialog>
  );
}
