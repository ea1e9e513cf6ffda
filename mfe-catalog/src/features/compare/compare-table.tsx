import { ConditionRating } from '@headstock/ui/condition-rating';
import { LocalPrice } from '@headstock/ui/local-price';
import { useIntl, FormattedMessage } from 'react-intl';
import { useFactLabel } from '#mfe-catalog/features/item-facts/use-fact-label.ts';
import { CompareActions } from './compare-actions.tsx';
import type { CompareAddress } from './compare-address.model.ts';
import { CompareColumnHead } from './compare-column-head.tsx';
import { rowGroups, type CompareRow, type CompareValue } from './compare-rows.model.ts';
import { TableFrame } from './compare-table-frame.ts';
import type { CompareView } from './compare-view.model.ts';
import { useCompareChanges } from './use-compare-changes.ts';

/** Props of the table. */
export interface CompareTableProps {
  readonly view: CompareView;
  readonly address: CompareAddress;
  readonly rows: readonly CompareRow[];
}

function Cell({ value }: { readonly value: CompareValue | null | undefined }) {
  const intl = useIntl();
  if (!value)
    return (
      <span role="img" aria-label={intl.formatMessage({ id: 'compare.notRecorded' })}>
        –
      </span>
    );
  return (
    <>
      {value.strings === undefined ? value.text : <ConditionRating count={value.strings}>{value.text}</ConditionRating>}
      {value.detail && <small>{value.detail}</small>}
      {value.cents !== undefined && <LocalPrice cents={value.cents} />}
    </>
  );
}

function Row({ row, ids }: { readonly row: CompareRow; readonly ids: readonly string[] }) {
  const labelOf = useFactLabel();
  const intl = useIntl();
  const { group, key, values, differs } = row;
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row" className="side">
        {group === 'offer' ? intl.formatMessage({ id: `compare.row.${key}` }) : labelOf(group, key)}
        {differs && (
          <span className="mark" role="img" aria-label={intl.formatMessage({ id: 'compare.differs' })}>
            ≠
          </span>
        )}
      </th>
      {ids.map((id, index) => (
        <td key={id}>
          <Cell value={values[index]} />
        </td>
      ))}
    </tr>
  );
}

/** What was done, read out. */
function Announcement({ done }: Pick<ReturnType<typeof useCompareChanges>, 'done'>) {
  return (
    <p role="status" className="hs-vh">
      {done && (
        <FormattedMessage
          id={`compare.${done.change.kind}`}
          values={{ name: done.change.name, place: done.place, count: done.count }}
        />
      )}
    </p>
  );
}

/** The items side by side, fact by fact. Scrolls within its frame, the names of the facts stay. Renders a `<section>`. */
export function CompareTable({ view, address, rows }: CompareTableProps) {
  const intl = useIntl();
  const { table, done, onChange } = useCompareChanges(view, address);
  const { columns } = view;
  const ids = columns.map(({ id }) => id);
  const caption = intl.formatMessage({ id: 'compare.caption' }, { count: columns.length });
  return (
    <>
      <Announcement done={done} />
      <TableFrame ref={table} aria-label={caption} tabIndex={0}>
        <table>
          <caption className="hs-vh">{caption}</caption>
          <thead>
            <tr>
              <th scope="row" className="side">
                <span className="hs-vh">
                  <FormattedMessage id="compare.instrument" />
                </span>
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <CompareColumnHead column={column} />
                </th>
              ))}
            </tr>
            <tr data-print="hide">
              <th scope="row" className="side">
                <span className="hs-vh">
                  <FormattedMessage id="compare.actions" />
                </span>
              </th>
              {columns.map((column) => (
                <td key={column.id}>
                  <CompareActions column={column} address={address} onChange={onChange} />
                </td>
              ))}
            </tr>
          </thead>
          {rowGroups.map((group) => {
            const mine = rows.filter((row) => row.group === group);
            if (mine.length === 0) return null;
            return (
              <tbody key={group}>
                <tr>
                  <th scope="rowgroup" colSpan={columns.length + 1} className="group">
                    <span>
                      <FormattedMessage id={`compare.group.${group}`} />
                    </span>
                  </th>
                </tr>
                {mine.map((row) => (
                  <Row key={row.key} row={row} ids={ids} />
                ))}
              </tbody>
            );
          })}
        </table>
      </TableFrame>
    </>
  );
}
