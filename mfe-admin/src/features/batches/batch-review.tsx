import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import { Table } from '@headstock/ui/table';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { BatchCells, type BatchRow } from './batch-cells.tsx';
import { BatchesOneDocument, type BatchesOneQuery } from './batches.generated.ts';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useBatchActions } from './use-batch-actions.ts';

/** A bulk edit with its first rows. */
export type LoadedBatch = NonNullable<BatchesOneQuery['batch']>;

const Root = styled.div`
  display: grid;
  gap: 18px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
  }
  & td small {
    display: block;
    max-width: 36ch;
    &.warning {
      color: var(--hs-warn);
    }
  }
`;

/** Props of the review. */
export interface BatchReviewProps {
  readonly batch: LoadedBatch;
  /** Called after it was applied or undone. */
  readonly onDone: () => void;
}

const isWarned = ({ since }: BatchRow): boolean => since !== null;

/** A bulk edit, looked through row by row before it is applied, and undone as a whole or in part afterwards. Renders a `<div>`. */
export function BatchReview({ batch, onDone }: BatchReviewProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { id, state, fields, counts, canUndo, undoUntil } = batch;
  const [more, setMore] = useState<{ readonly rows: readonly BatchRow[]; readonly next: number | null } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [evenChanged, setEvenChanged] = useState(false);
  const [loaded, setLoaded] = useState(batch);
  if (loaded !== batch) {
    // Applied or undone: what was shown and chosen before says nothing any more.
    setLoaded(batch);
    setMore(null);
    setChosen(new Set());
  }
  const { isBusy, refusal, apply, undo } = useBatchActions(id, onDone);
  const further = useStaffAction();
  const rows = [...batch.rows.nodes, ...(more?.rows ?? [])];
  const next = more ? more.next : batch.rows.next;
  const isChanged = rows.some(({ since }) => since === 'changed');
  async function loadMore(): Promise<void> {
    const options = { cache: false, quiet: true } as const;
    const load = async () => {
      const page = (await client.query(BatchesOneDocument, { id, after: next }, options)).batch?.rows;
      setMore({ rows: [...(more?.rows ?? []), ...(page?.nodes ?? [])], next: page?.next ?? null });
      return { success: true, message: null };
    };
    await further.run(load, undefined, 'lists.notLoaded');
  }
  const toggle = (row: BatchRow): void => {
    const others = new Set(chosen);
    if (!others.delete(row.id)) others.add(row.id);
    setChosen(others);
  };
  const isChoosable = (row: BatchRow): boolean =>
    canUndo && row.state === 'APPLIED' && (row.since === null || (row.since === 'changed' && evenChanged));
  return (
    <Root>
      <p className="hs-mute">
        <FormattedMessage id="batches.counts" values={{ ...counts }} />
      </p>
      {canUndo && undoUntil && (
        <p>
          <FormattedMessage id="batches.undoUntil" values={{ moment: <Moment iso={undoUntil} /> }} />
        </p>
      )}
      {state === 'PREVIEW' && counts.warned > 0 && (
        <Notice tone="warn">
          <FormattedMessage id="batches.warned" values={{ count: counts.warned }} />
        </Notice>
      )}
      {rows.some(isWarned) && (
        <Notice tone="warn">
          <FormattedMessage id="batches.warning" />
        </Notice>
      )}
      <RefusalNotice refusal={refusal} />
      <Table caption={batch.title} hideCaption>
        <thead>
          <tr>
            {canUndo && (
              <th scope="col">
                <span className="hs-vh">
                  <FormattedMessage id="batches.choose" />
                </span>
              </th>
            )}
            <th scope="col">
              <FormattedMessage id="batches.row" />
            </th>
            <th scope="col">
              <FormattedMessage id="batches.change" />
            </th>
            <th scope="col">
              <FormattedMessage id="batches.state" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {canUndo && (
                <td>
                  <input
                    type="checkbox"
                    aria-label={formatMessage({ id: 'batches.chooseRow' }, { row: row.label })}
                    disabled={!isChoosable(row)}
                    checked={chosen.has(row.id)}
                    onChange={() => toggle(row)}
                  />
                </td>
              )}
              <th scope="row">{row.path ? <Link to={row.path}>{row.label}</Link> : row.label}</th>
              <td>
                <BatchCells cells={row.cells} fields={fields} />
              </td>
              <td>
                <Badge>
                  <FormattedMessage id={`batches.row.${row.state}`} />
                </Badge>
                {row.problem && <small>{row.problem}</small>}
                {row.warning && <small className="warning">{row.warning}</small>}
                {row.since && (
                  <small>
                    <FormattedMessage id={`batches.since.${row.since}`} />
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {next !== null && (
        <div className="acts">
          <Button size="small" variant="outline" busy={further.isBusy} onClick={() => void loadMore()}>
            <FormattedMessage id="batches.more" />
          </Button>
          {further.refusal && <FormError alert>{further.refusal.message}</FormError>}
        </div>
      )}
      {canUndo && isChanged && (
        <Checkbox checked={evenChanged} onChange={() => setEvenChanged(!evenChanged)}>
          <FormattedMessage id="batches.evenChanged" />
        </Checkbox>
      )}
      <div className="acts">
        {state === 'PREVIEW' && counts.pending > 0 && (
          <Button busy={isBusy} onClick={() => void apply()}>
            <FormattedMessage id="batches.apply" values={{ count: counts.pending }} />
          </Button>
        )}
        {canUndo && chosen.size > 0 && (
          <Button variant="outline" busy={isBusy} onClick={() => void undo([...chosen], evenChanged)}>
            <FormattedMessage id="batches.undoChosen" values={{ count: chosen.size }} />
          </Button>
        )}
        {canUndo && (
          <Button variant="outline" busy={isBusy} onClick={() => void undo(null, evenChanged)}>
            <FormattedMessage id="batches.undoAll" />
          </Button>
        )}
      </div>
    </Root>
  );
}
