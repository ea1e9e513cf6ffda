import { givenKinds } from '@headstock/contracts/content-fields';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useRouteLoaderData } from 'react-router';
import {
  AdminContentArchiveDocument,
  AdminContentDuplicateDocument,
  AdminContentMoveDocument,
  AdminContentUnarchiveDocument,
  AdminContentVersionDocument,
} from '#mfe-admin/features/content/content.generated.ts';
import { editorPath } from '#mfe-admin/features/content/content-paths.ts';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import type { EditorData } from './editor-loader.ts';

type Document = EditorData['document'];

function Actions({ document }: { readonly document: Document }): ReactNode {
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [slug, setSlug] = useState(document.slug);
  const [isMoving, setMoving] = useState(false);
  const { id, kind, isFixed, isArchived } = document;
  const isGiven = givenKinds.has(kind);
  const quiet = { quiet: true } as const;
  // The editor beside this drawer may have saved since it was opened.
  async function freshVersion(): Promise<number> {
    const { contentDocument } = await client.query(AdminContentVersionDocument, { id }, { cache: false, quiet: true });
    return contentDocument?.version ?? document.version;
  }
  async function move(event: FormEvent): Promise<void> {
    event.preventDefault();
    setMoving(true);
    const answer = await run(async () => {
      const sent = { id, version: await freshVersion(), slug };
      return (await client.mutate(AdminContentMoveDocument, sent, quiet)).contentMove;
    });
    if (answer?.success) done();
  }
  async function archive(): Promise<void> {
    setMoving(false);
    const answer = await run(async () =>
      isArchived
        ? (await client.mutate(AdminContentUnarchiveDocument, { id }, quiet)).contentUnarchive
        : (await client.mutate(AdminContentArchiveDocument, { id, version: await freshVersion() }, quiet))
            .contentArchive,
    );
    if (answer?.success) done();
  }
  async function duplicate(): Promise<void> {
    setMoving(false);
    const answer = await run(
      async () => (await client.mutate(AdminContentDuplicateDocument, { id }, quiet)).contentDuplicate,
    );
    if (answer?.document) void navigate(editorPath(answer.document.id));
  }
  return (
    <FormGrid>
      {refusal && !isMoving && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      {isFixed ? (
        <Notice>
          <FormattedMessage id={isGiven ? 'content.given' : 'content.fixed'} />
        </Notice>
      ) : (
        (kind === 'pages' || kind === 'blog') &&
        !isArchived && (
          <form noValidate onSubmit={(event) => void move(event)}>
            <Field
              label={<FormattedMessage id="content.address" />}
              hint={<FormattedMessage id="content.moveHint" />}
              error={isMoving ? refusal?.message : undefined}
            >
              <TextInput
                value={slug}
                maxLength={120}
                autoComplete="off"
                onChange={({ target }) => setSlug(target.value)}
              />
            </Field>
            <Button type="submit" size="small" variant="outline" disabled={isBusy || slug === document.slug}>
              <FormattedMessage id="content.move" />
            </Button>
          </form>
        )
      )}
      {!isGiven && (
        <p>
          <Button size="small" variant="outline" disabled={isBusy} onClick={() => void duplicate()}>
            <FormattedMessage id="content.duplicate" />
          </Button>
        </p>
      )}
      {!isFixed && (
        <p>
          <Button size="small" variant="quiet" disabled={isBusy} onClick={() => void archive()}>
            <FormattedMessage id={isArchived ? 'content.unarchive' : 'content.doArchive'} />
          </Button>
        </p>
      )}
    </FormGrid>
  );
}

/** `/admin/content/edit/:id/more`: another address, a copy, the archive. */
export function Component(): ReactNode {
  const opened = useRouteLoaderData<EditorData>('admin-content-editor');
  const title = useIntl().formatMessage({ id: 'content.more' });
  if (!opened) return null;
  return (
    <RouteDrawer title={title} parent={editorPath(opened.document.id)}>
      <Actions document={opened.document} />
    </RouteDrawer>
  );
}
