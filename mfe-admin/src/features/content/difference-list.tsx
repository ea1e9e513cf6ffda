import styled from '@emotion/styled';
import { contentKeys, localeOfKey, type ContentKind } from '@headstock/contracts/content-fields';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { textOf, type FieldDifference } from './content-values.model.ts';

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

/** Props of the list. */
export interface DifferenceListProps {
  readonly kind: ContentKind;
  readonly differences: readonly FieldDifference[];
}

/** The fields that two versions have differently, each with both values. Renders a `<dl>`. */
export function DifferenceList({ kind, differences }: DifferenceListProps): ReactNode {
  const nameOf = useFieldName();
  const { formatMessage } = useIntl();
  const nothing = <FormattedMessage id="content.nothing" />;
  return (
    <Root>
      {differences.map(({ key, before, after }) => (
        <div key={key}>
          <dt>{nameOf(kind, key)}</dt>
          <dd>
            <div>
              <del aria-label={formatMessage({ id: 'content.before' })}>{textOf(before) || nothing}</del>
              <ins aria-label={formatMessage({ id: 'content.after' })}>{textOf(after) || nothing}</ins>
            </div>
          </dd>
        </div>
      ))}
    </Root>
  );
}
