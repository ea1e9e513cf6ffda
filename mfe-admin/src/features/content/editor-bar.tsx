import styled from '@emotion/styled';
import { givenKinds } from '@headstock/contracts/content-fields';
import { Button } from '@headstock/ui/button';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AuditLink } from '#mfe-admin/features/audit/audit-link.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { editorPath } from './content-paths.ts';
import { PublishPanel } from './publish-panel.tsx';
import type { ContentEditor } from './use-content-editor.ts';

const Root = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
  padding: 10px 0;
  background: var(--hs-page);
  border-bottom: 1px solid var(--hs-line);
  & > p {
    margin-inline-start: auto;
  }
`;

/** What can be done with a text, and whether what is typed is safe. Renders a `<div>`. */
export function EditorBar({ editor }: { readonly editor: ContentEditor }): ReactNode {
  const may = useGrants();
  const { document, typed, keptAt, isBusy } = editor;
  const isTyped = Object.keys(typed).length > 0;
  const isBlocked = editor.found !== null || editor.conflicts.length > 0 || document.isArchived;
  const canWrite = may('content:write');
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // The button goes with what it discards.
    currentTarget.parentElement?.querySelector<HTMLElement>('[data-saves]')?.focus();
    void editor.discard();
  };
  return (
    <Root>
      {canWrite && (
        <>
          {/* It keeps the focus where there is nothing to save any more. */}
          <Button
            size="small"
            busy={isBusy}
            data-saves=""
            disabled={isBlocked}
            {...(isTyped ? { onClick: () => void editor.save() } : { 'aria-disabled': true, style: { opacity: 0.5 } })}
          >
            <FormattedMessage id="content.save" />
          </Button>
          <PublishPanel editor={editor} isBlocked={isBlocked} />
          {isTyped && !isBlocked && (
            <Button size="small" variant="quiet" onClick={discard}>
              <FormattedMessage id="content.discard" />
            </Button>
          )}
        </>
      )}
      <Button as={DrawerLink} to={`${editorPath(document.id)}/history`} size="small" variant="quiet">
        <FormattedMessage id="content.history" />
      </Button>
      {canWrite && !givenKinds.has(document.kind) && (
        <Button as={DrawerLink} to={`${editorPath(document.id)}/more`} size="small" variant="quiet">
          <FormattedMessage id="content.more" />
        </Button>
      )}
      <AuditLink id={document.id} />
      <p className="hs-small hs-mute" role="status">
        {isTyped ? (
          keptAt ? (
            <FormattedMessage id="content.kept" values={{ time: <Moment iso={keptAt} /> }} />
          ) : (
            <FormattedMessage id="content.typing" />
          )
        ) : (
          <FormattedMessage id="content.allSaved" values={{ version: document.version }} />
        )}
      </p>
    </Root>
  );
}
