import { useShopDate } from '@headstock/i18n/use-shop-date';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const Root = styled.ol`
  display: grid;
  gap: 14px;
  padding-left: 20px;
  list-style: decimal;
  & > li > p {
    overflow-wrap: anywhere;
  }
  & blockquote {
    margin-top: 4px;
    padding-left: 12px;
    border-left: 2px solid var(--hs-line-strong);
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
    overflow-wrap: anywhere;
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** A sentence of an answer with the passage that supports it. */
export interface ShownStatement {
  readonly text: string;
  readonly title: string;
  /** Path of the page, with language prefix. */
  readonly path: string;
  readonly passage: string;
  readonly date: string | null;
}

/** Each sentence of an answer with the passage that supports it. Renders an `<ol>`, or a `<p>` where there is none. */
export function StatementList({ statements }: { readonly statements: readonly ShownStatement[] }): ReactNode {
  const formatDate = useShopDate();
  if (statements.length === 0)
    return (
      <p className="hs-mute hs-small">
        <FormattedMessage id="assistants.noStatements" />
      </p>
    );
  return (
    <Root>
      {statements.map(({ text, title, path, passage, date }, index) => (
        <li key={`${index} ${text}`}>
          <p>{text}</p>
          <blockquote>
            <a href={path} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
            {date !== null && ` · ${formatDate(`${date.slice(0, 10)}T12:00:00Z`)}`}
            <p>{passage}</p>
          </blockquote>
        </li>
      ))}
    </Root>
  );
}
