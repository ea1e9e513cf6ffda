import { shotListKindOf, shotLists } from '@headstock/contracts/photographs';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PhotographFieldIsland } from '#mfe-account/features/photographs/photograph-field-island.ts';
import type { PhotographView } from '#mfe-account/features/photographs/photograph.ts';
import { type AskedView, AskedViews } from './asked-views.tsx';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { fieldId } from './editor.model.ts';
import { usePhotographViews } from './use-photograph-views.ts';

/** Props of the section. */
export interface PhotographsSectionProps {
  /** The photographs that the draft had when the page was loaded. */
  readonly loaded: readonly PhotographView[];
  /** The pictures of the shop stay while there are no photographs. */
  readonly isAdopted: boolean;
  readonly onBusy: (isBusy: boolean) => void;
  /** What buyers waited to see when the page was loaded. */
  readonly askedViews: readonly AskedView[];
}

/** The photographs of the listing, in their order. */
export function PhotographsSection({ loaded, isAdopted, onBusy, askedViews }: PhotographsSectionProps): ReactNode {
  const { document, change, errorAt } = useEditor();
  const { photographs } = document;
  const { views, learn } = usePhotographViews(photographs, loaded);
  const isWaiting = views === null;
  useEffect(() => {
    // The form is gone, and what it was sending with it.
    if (isWaiting) onBusy(false);
  }, [isWaiting, onBusy]);
  const error = errorAt('photographs');
  const show = (next: readonly PhotographView[]): void => {
    learn(next);
    change({ photographs: next.map(({ id, imageId, shot, alt }) => ({ id, imageId, shot, alt })) });
  };
  return (
    <EditorSection name="photographs">
      {isAdopted && photographs.length === 0 && (
        <Notice>
          <FormattedMessage id="listingEditor.shopPictures" />
        </Notice>
      )}
      <AskedViews loaded={askedViews} />
      <div id={fieldId('photographs')} tabIndex={-1}>
        {views === null ? (
          <p className="hs-mute">
            <FormattedMessage id="listingEditor.loading" />
          </p>
        ) : (
          <PhotographFieldIsland
            value={views}
            onChange={show}
            shots={shotLists[shotListKindOf(document.category, document.type)]}
            describes
            onBusy={onBusy}
          />
        )}
      </div>
      {error && <FormError>{error}</FormError>}
    </EditorSection>
  );
}
