import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney } from '@headstock/ui/format-money';
import type { BatchesOneQuery } from './batches.generated.ts';

type LoadedBatch = NonNullable<BatchesOneQuery['batch']>;
/** A field of a bulk edit. */
export type BatchField = LoadedBatch['fields'][number];
/** A row of a bulk edit. */
export type BatchRow = LoadedBatch['rows']['nodes'][number];

const Root = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 12px;
  font-size: var(--hs-t-small);
  & > dt {
    color: var(--hs-ink-3);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & del {
    color: var(--hs-ink-3);
  }
  & ins {
    font-weight: 600;
    text-decoration: none;
  }
`;

/** What a bulk edit changes about a row: each field before and after. Renders a `<dl>`. */
export function BatchCells({
  cells,
  fields,
}: {
  readonly cells: BatchRow['cells'];
  readonly fields: readonly BatchField[];
}): ReactNode {
  const { locale, formatMessage, formatNumber } = useIntl();
  const show = (value: string | null, kind: BatchField['kind'] | undefined): string => {
    if (value === null || value === '') return formatMessage({ id: 'batches.nothing' });
    if (kind === 'MONEY') return formatMoney(Number(value), { locale: locale === 'fr' ? 'fr' : 'en' });
    if (kind === 'NUMBER') return formatNumber(Number(value));
    if (kind === 'BOOLEAN') return formatMessage({ id: value === 'true' ? 'batches.yes' : 'batches.no' });
    return value;
  };
  return (
    <Root>
      {cells.map(({ key, before, after }) => {
        const field = fields.find((each) => each.key === key);
        return (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{field?.label ?? key}</dt>
            <dd className="hs-num">
              <FormattedMessage
                id="batches.difference"
                values={{
                  before: <del>{show(before, field?.kind)}</del>,
                  after: <ins>{show(after, field?.kind)}</ins>,
                }}
              />
            </dd>
          </div>
        );
      })}
    </Root>
  );
}
