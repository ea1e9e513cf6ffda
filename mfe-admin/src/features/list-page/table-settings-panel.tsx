import styled from '@emotion/styled';
import { Checkbox } from '@headstock/ui/checkbox';
import { Fieldset } from '@headstock/ui/fieldset';
import { IconButton } from '@headstock/ui/icon-button';
import { ChevronDownIcon } from '@headstock/ui/icons/chevron-down';
import { ChevronUpIcon } from '@headstock/ui/icons/chevron-up';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListTable } from './list-table.ts';
import { densities } from './list.model.ts';
import type { TableSettings } from './use-table-settings.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 56px;
  padding: 20px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & fieldset {
    margin: 0;
    & > legend {
      margin-bottom: 6px;
      font: 600 var(--hs-t-small) / 1.3 var(--hs-sans);
      letter-spacing: 0;
    }
    & > label {
      display: flex;
    }
  }
  & ol > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 24px;
    min-height: 44px;
  }
`;

/** A list with one entry a step further up or down. */
export function moved(keys: readonly string[], key: string, step: -1 | 1): readonly string[] {
  const from = keys.indexOf(key);
  const to = from + step;
  if (from === -1 || to < 0 || to >= keys.length) return keys;
  const next = keys.filter((each) => each !== key);
  next.splice(to, 0, key);
  return next;
}

/** Props of the panel. */
export interface TableSettingsPanelProps<Row> {
  readonly id: string;
  readonly table: ListTable<Row>;
  readonly settings: TableSettings;
}

/** Which columns a list shows, in which order, and how close its rows are. Renders a `<div>`. */
export function TableSettingsPanel<Row>({
  id,
  table: { list, columns },
  settings,
}: TableSettingsPanelProps<Row>): ReactNode {
  const { formatMessage } = useIntl();
  const { shown, show } = settings;
  const inOrder = [...shown, ...list.columns.filter((key) => !shown.includes(key))];
  return (
    <Root id={id}>
      <Fieldset legend={<FormattedMessage id="lists.columns" />}>
        <ol>
          {inOrder.map((key) => {
            const label = formatMessage({ id: columns[key]?.label ?? key });
            const isShown = shown.includes(key);
            const isName = columns[key]?.names === true;
            return (
              <li key={key}>
                <Checkbox
                  size="small"
                  checked={isShown}
                  disabled={isName}
                  onChange={() => show(isShown ? shown.filter((other) => other !== key) : [...shown, key])}
                >
                  {label}
                </Checkbox>
                <span style={{ display: 'flex' }}>
                  <IconButton
                    label={formatMessage({ id: 'lists.earlier' }, { column: label })}
                    disabled={!isShown || shown[0] === key}
                    onClick={() => show(moved(shown, key, -1))}
                  >
                    <ChevronUpIcon size="small" />
                  </IconButton>
                  <IconButton
                    label={formatMessage({ id: 'lists.later' }, { column: label })}
                    disabled={!isShown || shown.at(-1) === key}
                    onClick={() => show(moved(shown, key, 1))}
                  >
                    <ChevronDownIcon size="small" />
                  </IconButton>
                </span>
              </li>
            );
          })}
        </ol>
      </Fieldset>
      <Fieldset legend={<FormattedMessage id="lists.density" />}>
        {densities.map((density) => (
          <Checkbox
            key={density}
            type="radio"
            size="small"
            name={`${list.id}-density`}
            checked={settings.density === density}
            onChange={() => settings.setDensity(density)}
          >
            <FormattedMessage id={`lists.density.${density}`} />
          </Checkbox>
        ))}
      </Fieldset>
    </Root>
  );
}
