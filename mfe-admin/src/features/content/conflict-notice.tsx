import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DifferenceList, useFieldName } from './difference-list.tsx';
import type { ContentEditor } from './use-content-editor.ts';

/** Shows both values of the fields that somebody else has changed as well, until each is decided. Renders a notice, or nothing. */
export function ConflictNotice({ editor }: { readonly editor: ContentEditor }): ReactNode {
  const { conflicts, document } = editor;
  const nameOf = useFieldName();
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="bad" live>
      <p>
        <FormattedMessage id="content.conflict" />
      </p>
      {conflicts.map(({ key, theirs, mine }) => {
        const before: unknown = JSON.parse(theirs);
        const after: unknown = JSON.parse(mine);
        const field = nameOf(document.kind, key);
        return (
          <div key={key} role="group" aria-label={field}>
            <DifferenceList kind={document.kind} differences={[{ key, before, after }]} />
            <p>
              <Button size="small" variant="outline" onClick={() => editor.takeTheirs(key)}>
                <FormattedMessage id="content.takeTheirs" />
              </Button>{' '}
              <Button size="small" variant="outline" onClick={() => editor.keepMine(key)}>
                <FormattedMessage id="content.keepMine" />
              </Button>
            </p>
          </div>
        );
      })}
    </Notice>
  );
}
