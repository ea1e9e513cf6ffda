import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DifferenceList, useFieldName } from './difference-list.tsx';
import { menuNames } from './menu/menu-differences.model.ts';
import type { ContentEditor } from './use-content-editor.ts';

/** The element that takes the focus: what is to be decided, or the button that saves what was decided. */
const nextOf = (root: Element | null, isDecided: boolean): HTMLElement | null | undefined =>
  isDecided
    ? root?.parentElement?.querySelector<HTMLElement>('[data-saves]')
    : root?.querySelector<HTMLElement>('[tabindex]');

/**
 * Shows both values of the fields that somebody else has changed as well, until each is decided; the focus comes to it, and goes on to the
 * button that saves. Renders a `<div>` with a notice, or an empty one.
 */
export function ConflictNotice({ editor }: { readonly editor: ContentEditor }): ReactNode {
  const { conflicts, document } = editor;
  const nameOf = useFieldName();
  const root = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  useEffect(() => {
    if (conflicts.length !== count.current) nextOf(root.current, conflicts.length === 0)?.focus();
    count.current = conflicts.length;
  }, [conflicts.length]);
  const lines = { ...menuNames(editor.valueOf('fr.labels')), ...menuNames(editor.valueOf('en.labels')) };
  if (conflicts.length === 0) return <div ref={root} hidden />;
  return (
    <div ref={root}>
      <Notice tone="bad" live>
        <p tabIndex={-1}>
          <FormattedMessage id="content.conflict" />
        </p>
        {conflicts.map(({ key, theirs, mine }) => {
          const before: unknown = JSON.parse(theirs);
          const after: unknown = JSON.parse(mine);
          const field = nameOf(document.kind, key);
          return (
            <div key={key} role="group" aria-label={field}>
              <DifferenceList kind={document.kind} differences={[{ key, before, after }]} names={lines} />
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
    </div>
  );
}
