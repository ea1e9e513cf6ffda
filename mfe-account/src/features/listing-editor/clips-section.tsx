import { FormError } from '@headstock/ui/form-error';
import type { ReactNode } from 'react';
import { ClipFieldIsland } from '#mfe-account/features/clips/clip-field-island.ts';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { fieldId } from './editor.model.ts';

/** The sounds and videos of the listing, in their order. */
export function ClipsSection({ onBusy }: { readonly onBusy: (isBusy: boolean) => void }): ReactNode {
  const { document, change, errorAt } = useEditor();
  const error = errorAt('clips');
  return (
    <EditorSection name="clips">
      <div id={fieldId('clips')} tabIndex={-1}>
        <ClipFieldIsland
          value={document.clips}
          onChange={(clips) => change({ clips })}
          fieldId={fieldId}
          onBusy={onBusy}
        />
      </div>
      {error && <FormError>{error}</FormError>}
    </EditorSection>
  );
}
