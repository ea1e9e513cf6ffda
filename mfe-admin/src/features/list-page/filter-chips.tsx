import styled from '@emotion/styled';
import { Chip } from '@headstock/ui/chip';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { queryWith, type ListState } from './list-address.model.ts';
import type { FilterLabels, ListTable } from './list-table.ts';
import { parametersOf, type ListFilter } from './list.model.ts';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface AppliedFilter {
  readonly parameter: string;
  readonly value: string;
  readonly others: readonly string[];
  readonly labels: FilterLabels;
  /** Which end of a range it is. */
  readonly end: 'from' | 'to' | null;
}

function appliedFilters<Row>({ list, filters }: ListTable<Row>, state: ListState): readonly AppliedFilter[] {
  return Object.entries<ListFilter>(list.filters).flatMap(([key, filter]) =>
    parametersOf(key, filter).flatMap((parameter) => {
      const values = state.filters[parameter] ?? [];
      return values.map((value) => ({
        parameter,
        value,
        others: values.filter((other) => other !== value),
        labels: filters[key] ?? { label: key },
        end: parameter === `${key}-from` ? ('from' as const) : parameter === `${key}-to` ? ('to' as const) : null,
      }));
    }),
  );
}

/** The filters that are set, each a link that takes it away. Renders a `<ul>`, or nothing. */
export function FilterChips<Row>({
  table,
  state,
}: {
  readonly table: ListTable<Row>;
  readonly state: ListState;
}): ReactNode {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const applied = appliedFilters(table, state);
  if (applied.length === 0) return null;
  return (
    <Root aria-label={formatMessage({ id: 'lists.filters' })}>
      {applied.map(({ parameter, value, others, labels, end }) => (
        <li key={`${parameter} ${value}`}>
          <Chip
            as={Link}
            kind="removable"
            removeLabel={formatMessage({ id: 'lists.removeFilter' })}
            to={queryWith(query, { [parameter]: others }) || '?'}
            preventScrollReset
          >
            <FormattedMessage id={labels.label} />
            {' · '}
            {end && (
              <>
                <FormattedMessage id={`lists.${end}`} />{' '}
              </>
            )}
            {labels.values?.[value] === undefined ? value : <FormattedMessage id={labels.values[value]} />}
          </Chip>
        </li>
      ))}
    </Root>
  );
}
