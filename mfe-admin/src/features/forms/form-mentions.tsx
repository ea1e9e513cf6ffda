import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { FormMentionKind, FormWholeFragment } from './forms.generated.ts';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
`;

const paths: Readonly<Record<FormMentionKind, (id: string, title: string) => string>> = {
  ACCOUNT: (id) => `/admin/accounts/${id}`,
  ORDER: (_id, number) => `/profile/selling/orders?search=${encodeURIComponent(number)}`,
  ITEM: (id) => `/shop/item/${id}`,
};

/** The member, orders and items that a form speaks of, as links. Renders a `<ul>`, or nothing without one. */
export function FormMentions({ mentions }: Pick<FormWholeFragment, 'mentions'>): ReactNode {
  if (mentions.length === 0) return null;
  return (
    <Root>
      {mentions.map(({ kind, id, title }) => (
        <li key={id}>
          <FormattedMessage
            id={`forms.mention.${kind}`}
            values={{ title: <Link to={paths[kind](id, title)}>{title}</Link> }}
          />
        </li>
      ))}
    </Root>
  );
}
