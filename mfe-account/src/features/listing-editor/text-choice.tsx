import type { ListingDocument } from '@headstock/contracts/listing-document';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DifferenceList } from './difference-list.tsx';
import { differencesOf } from './editor.model.ts';

/** Props of the choice. */
export interface TextChoiceProps {
  /** Why there are two texts: another window saved, or this browser kept what was never saved. */
  readonly reason: 'conflict' | 'copy';
  /** The text of the server. */
  readonly saved: ListingDocument;
  /** The text of this window, or of its copy. */
  readonly own: ListingDocument;
  readonly onOwn: () => void;
  readonly onSaved: () => void;
}

/** Two texts of one listing, with what differs, of which one is kept. */
export function TextChoice({ reason, saved, own, onOwn, onSaved }: TextChoiceProps): ReactNode {
  return (
    <Notice tone="warn" live>
      <div className="hs-stack">
        <p>
          <FormattedMessage id={`listingEditor.choice.${reason}`} />
        </p>
        <DifferenceList differences={differencesOf(saved, own)} />
        <p>
          <Button variant="outline" size="small" onClick={onOwn}>
            <FormattedMessage id={`listingEditor.choice.${reason}.own`} />
          </Button>{' '}
          <Button variant="quiet" size="small" onClick={onSaved}>
            <FormattedMessage id={`listingEditor.choice.${reason}.saved`} />
          </Button>
        </p>
      </div>
    </Notice>
  );
}
