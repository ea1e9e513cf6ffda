import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { FormError } from '@headstock/ui/form-error';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminNameUndoDocument, type AdminNameChangesQuery } from './names.generated.ts';

/** A change of names. */
export type NameChange = AdminNameChangesQuery['catalogueNameChanges'][number];

const kinds = ['BRAND_RENAME', 'BRAND_MERGE', 'MODEL_RENAME', 'MODEL_MERGE', 'TYPE_MERGE'] as const;

function ChangeItem({ change }: { readonly change: NameChange }): ReactNode {
  const { id, kind, from, to, counts, authorName, createdAt, undoUntil, canUndo, undoneAt } = change;
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const undo = async (): Promise<void> => {
    const answer = await run(
      async () => (await client.mutate(AdminNameUndoDocument, { id }, { quiet: true })).catalogueNameUndo,
      'names.undone',
    );
    if (answer?.success) await revalidate();
  };
  return (
    <li className="hs-stack">
      <p>
        <FormattedMessage
          id={`names.change.${kinds.find((each) => each === kind) ?? 'BRAND_RENAME'}`}
          values={{ from, to, count: counts.listings }}
        />
        <br />
        <small className="hs-mute">
          {authorName ?? '–'} · <Moment iso={createdAt} />
        </small>
      </p>
      {undoneAt && (
        <p className="hs-mute">
          <FormattedMessage id="names.undoneAt" values={{ moment: <Moment iso={undoneAt} /> }} />
        </p>
      )}
      {refusal && <FormError alert>{refusal.message}</FormError>}
      {canUndo && (
        <p>
          <Button
            size="small"
            variant="outline"
            busy={isBusy}
            aria-label={formatMessage({ id: 'names.undoOf' }, { from, to })}
            onClick={() => void undo()}
          >
            <FormattedMessage id="names.undo" />
          </Button>{' '}
          <small className="hs-mute">
            <FormattedMessage id="names.undoUntil" values={{ moment: <Moment iso={undoUntil} /> }} />
          </small>
        </p>
      )}
    </li>
  );
}

/** What staff changed about names, the newest first, each undone within a day. Renders an `<ol>`. */
export function ChangesList({ changes }: { readonly changes: readonly NameChange[] }): ReactNode {
  if (changes.length === 0) return <EmptyState title={<FormattedMessage id="names.noChanges" />} />;
  return (
    <ol className="hs-stack">
      {changes.map((change) => (
        <ChangeItem key={change.id} change={change} />
      ))}
    </ol>
  );
}
