import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Row } from './entries.model.ts';

const Root = styled.ol`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr) auto;
    gap: 6px 10px;
    align-items: start;
    padding: 8px 0;
    border-bottom: 1px solid var(--hs-line);
  }
  @container (width < 620px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      padding: 14px 0;
    }
  }
`;

/** So many rows stand on the page at first, and so many more at a time. */
const SHOWN = 100;

/** Props of the rows. */
export interface EntryRowsProps {
  readonly rows: readonly Row[];
  /** Rows that are shown in any case. */
  readonly also?: readonly Row[];
  readonly readOnly: boolean;
  /** What is wrong, and where. */
  readonly fault: { readonly key: string; readonly column: string; readonly message: string } | null;
  readonly onChange: (row: Row) => void;
  readonly onRemove: (row: Row) => void;
}

/** The entries of the vocabulary, each in a row of fields: the first hundred, and a button for more. Renders an `<ol>` and a `<p>`. */
export function EntryRows({ rows, also = [], readOnly, fault, onChange, onRemove }: EntryRowsProps): ReactNode {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const [most, setMost] = useState(SHOWN);
  const [focused, setFocused] = useState<string | null>(null);
  const first = rows.slice(0, most);
  const visible = [...first, ...also.filter(({ key }) => !first.some((row) => row.key === key))];
  const rest = rows.length - first.length;
  useLayoutEffect(() => {
    if (focused === null) return;
    // Whoever asked for more goes on reading where the list had ended.
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
      ({ dataset }) => dataset['row'] === focused,
    );
    row?.querySelector('input')?.focus();
  }, [focused]);
  const showMore = (): void => {
    setFocused(rows[most]?.key ?? null);
    setMost(most + SHOWN);
  };
  return (
    <>
      <Root ref={list}>
        {visible.map((row) => {
          const name = row.typed.trim() || formatMessage({ id: 'vocabulary.newEntry' });
          const errorAt = (column: string): string | undefined =>
            fault?.key === row.key && fault.column === column ? fault.message : undefined;
          return (
            <li key={row.key} data-row={row.key}>
              <Field label={formatMessage({ id: 'vocabulary.typedOf' }, { name })} hideLabel error={errorAt('typed')}>
                <TextInput
                  size="small"
                  name="typed"
                  maxLength={100}
                  readOnly={readOnly}
                  autoComplete="off"
                  spellCheck={false}
                  value={row.typed}
                  onChange={(event) => onChange({ ...row, typed: event.target.value })}
                />
              </Field>
              <Field label={formatMessage({ id: 'vocabulary.kindOf' }, { name })} hideLabel error={errorAt('kind')}>
                <Select
                  size="small"
                  value={row.kind}
                  disabled={readOnly}
                  onChange={(event) => onChange({ ...row, kind: event.target.value === 'add' ? 'add' : 'replace' })}
                >
                  <option value="replace">{formatMessage({ id: 'vocabulary.kind.replace' })}</option>
                  <option value="add">{formatMessage({ id: 'vocabulary.kind.add' })}</option>
                </Select>
              </Field>
              <Field label={formatMessage({ id: 'vocabulary.meansOf' }, { name })} hideLabel error={errorAt('means')}>
                <TextInput
                  size="small"
                  name="means"
                  maxLength={100}
                  readOnly={readOnly}
                  autoComplete="off"
                  spellCheck={false}
                  value={row.means}
                  onChange={(event) => onChange({ ...row, means: event.target.value })}
                />
              </Field>
              <Field label={formatMessage({ id: 'vocabulary.localeOf' }, { name })} hideLabel error={errorAt('locale')}>
                <Select
                  size="small"
                  value={row.locale}
                  disabled={readOnly}
                  onChange={(event) => onChange({ ...row, locale: event.target.value === 'fr' ? 'fr' : 'en' })}
                >
                  <option value="en">{formatMessage({ id: 'vocabulary.locale.en' })}</option>
                  <option value="fr">{formatMessage({ id: 'vocabulary.locale.fr' })}</option>
                </Select>
              </Field>
              {!readOnly && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={formatMessage({ id: 'vocabulary.removeOf' }, { name })}
                  onClick={() => onRemove(row)}
                >
                  <FormattedMessage id="vocabulary.remove" />
                </Button>
              )}
            </li>
          );
        })}
      </Root>
      {rest > 0 && (
        <p>
          <Button size="small" variant="outline" onClick={showMore}>
            <FormattedMessage id="vocabulary.more" values={{ count: Math.min(rest, SHOWN), rest }} />
          </Button>
        </p>
      )}
    </>
  );
}
