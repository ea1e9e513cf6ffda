import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { differencesOf } from './content-values.model.ts';
import { DifferenceList } from './difference-list.tsx';
import { menuNames } from './menu/menu-differences.model.ts';
import type { ContentEditor } from './use-content-editor.ts';

/** Offers work of another visit as a difference; nothing of it is loaded by itself. Renders a notice, or nothing. */
export function DraftNotice({ editor }: { readonly editor: ContentEditor }): ReactNode {
  const { found, saved, document } = editor;
  if (!found) return null;
  return (
    <Notice tone="warn" live>
      <p>
        <FormattedMessage id="content.found" values={{ time: <Moment iso={found.savedAt} /> }} />
      </p>
      <DifferenceList
        kind={document.kind}
        differences={differencesOf(document.kind, saved, { ...saved, ...found.changes })}
        names={{ ...menuNames(saved['en.labels']), ...menuNames(found.changes['en.labels']) }}
      />
      <p className="acts">
        <Button size="small" onClick={editor.takeFound}>
          <FormattedMessage id="content.takeOver" />
        </Button>{' '}
        <Button size="small" variant="outline" onClick={() => void editor.discard()}>
          <FormattedMessage id="content.discardFound" />
        </Button>
      </p>
    </Notice>
  );
}
