import styled from '@emotion/styled';
import { contentKeys, localeOfKey, type ContentKind } from '@headstock/contracts/content-fields';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { textOf, type FieldDifference } from './content-values.model.ts';
import { differingLabels, differingLines } from './menu/menu-differences.model.ts';

const Root = styled.dl`
  display: grid;
  gap: 14px;
  & dt {
    font-weight: 600;
  }
  & dd > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: 10px;
  }
  & del,
  & ins {
    display: block;
    max-height: 14em;
    overflow: auto;
    padding: 8px 10px;
    border: 1px solid var(--hs-line);
    border-radius: 4px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & del {
    color: var(--hs-ink-2);
  }
  & ins {
    border-color: var(--hs-ink-2);
  }
`;

/** The name of a field with its language. */
export function useFieldName(): (kind: ContentKind, key: string) => string {
  const { formatMessage } = useIntl();
  return (kind, key) => {
    const name = contentKeys(kind).get(key)?.name ?? key;
    const label = formatMessage({ id: `content.field.${name}` });
    const locale = localeOfKey(key);
    return locale === null ? label : `${label} (${formatMessage({ id: `content.language.${locale}` })})`;
  };
}

/** Both values as people read them: of menus and lists of terms the lines that differ, of everything else the whole. */
function readDifference(
  kind: ContentKind,
  { key, before, after }: FieldDifference,
  names: Readonly<Record<string, string>>,
): readonly [string, string] {
  const type = contentKeys(kind).get(key)?.type;
  if (type === 'labels') return differingLabels(before, after, names);
  return type === 'menu' ? differingLines(before, after, names) : [textOf(before), textOf(after)];
}

/** Props of the list. */
export interface DifferenceListProps {
  readonly kind: ContentKind;
  readonly differences: readonly FieldDifference[];
  /** What the lines of a menu, and the terms of a list, are called, by their ids. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The fields that two versions have differently, each with both values. Renders a `<dl>`. */
export function DifferenceList({ kind, differences, names = {} }: DifferenceListProps): ReactNode {
  const nameOf = useFieldName();
  const { formatMessage } = useIntl();
  const nothing = <FormattedMessage id="content.nothing" />;
  return (
    <Root>
      {differences.map((difference) => {
        const { key } = difference;
        const [before, after] = readDifference(kind, difference, names);
        return (
          <div key={key}>
            <dt>{nameOf(kind, key)}</dt>
            <dd>
              <div>
                <del aria-label={formatMessage({ id: 'content.before' })}>{before || nothing}</del>
                <ins aria-label={formatMessage({ id: 'content.after' })}>{after || nothing}</ins>
              </div>
            </dd>
          </div>
        );
      })}
    </Root>
  );
}
