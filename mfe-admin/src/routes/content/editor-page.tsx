import { givenKinds } from '@headstock/contracts/content-fields';
import styled from '@emotion/styled';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLoaderData } from 'react-router';
import { ChoicesContext } from '#mfe-admin/features/content/choices-context.ts';
import { ContentEditor } from '#mfe-admin/features/content/content-editor.tsx';
import { editorPath, listPaths } from '#mfe-admin/features/content/content-paths.ts';
import { useContentEditor } from '#mfe-admin/features/content/use-content-editor.ts';
import type { EditorData } from './editor-loader.ts';
import { CoveredPageHead } from '#mfe-admin/features/route-drawer/covered-page-head.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

function Editor({ document }: Pick<EditorData, 'document'>): ReactNode {
  const { formatMessage } = useIntl();
  const editor = useContentEditor(document);
  const { kind, name, path, isArchived } = editor.document;
  return (
    <Root>
      <CoveredPageHead path={editorPath(document.id)} title={name} />
      <Breadcrumbs
        label={formatMessage({ id: 'content.way' })}
        crumbs={[{ label: formatMessage({ id: `content.title.${kind}` }), to: listPaths[kind] }, { label: name }]}
      />
      <div>
        <Heading level={1} step="2">
          {name}
        </Heading>
        {/* Menus and the invitation stand on every page. */}
        {(!givenKinds.has(kind) || kind === 'terms') && <p className="hs-small hs-mute">{path}</p>}
      </div>
      {isArchived && (
        <Notice tone="warn">
          <FormattedMessage id="content.isArchived" />
        </Notice>
      )}
      <ContentEditor editor={editor} />
    </Root>
  );
}

/** `/admin/content/edit/:id`: a text in both languages, with its drawers. */
export function Component(): ReactNode {
  const { document, choices } = useLoaderData<EditorData>();
  return (
    <ChoicesContext value={choices}>
      <Editor key={document.id} document={document} />
      <Outlet />
    </ChoicesContext>
  );
}
