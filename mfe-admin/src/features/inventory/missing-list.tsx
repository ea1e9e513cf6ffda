import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const Root = styled.section`
  display: grid;
  gap: 8px;
  padding: 14px 18px;
  border-radius: var(--hs-r-control);
  background: var(--hs-warn-wash);
  & > ul {
    display: grid;
    gap: 4px;
    padding-left: 18px;
    list-style: disc;
  }
`;

/** A field that keeps a listing from being published. */
export interface MissingField {
  readonly path: string;
  readonly code: string;
}

/** What has to be said before a listing is published. Renders a `<section>`, or nothing. */
export function MissingList({ fields }: { readonly fields: readonly MissingField[] }): ReactNode {
  if (fields.length === 0) return null;
  return (
    <Root>
      <p className="hs-label">
        <FormattedMessage id="inventory.missing" values={{ count: fields.length }} />
      </p>
      <ul>
        {fields.map(({ path, code }) => (
          <li key={`${path} ${code}`}>
            <FormattedMessage id={`inventory.field.${path.split('.')[0]}`} />
            {': '}
            <FormattedMessage id={`inventory.problem.${code}`} />
          </li>
        ))}
      </ul>
    </Root>
  );
}
