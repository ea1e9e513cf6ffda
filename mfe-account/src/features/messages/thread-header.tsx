import styled from '@emotion/styled';
import { Avatar } from '@headstock/ui/avatar';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { OpenThread } from './thread.model.ts';

const Root = styled.header`
  display: grid;
  justify-items: start;
  gap: 14px;
  & > .who {
    display: flex;
    align-items: center;
    gap: 14px;
  }
  & > .about {
    display: flex;
    align-items: center;
    gap: 14px;
    & img {
      width: 56px;
      height: 70px;
      object-fit: cover;
      border-radius: var(--hs-r-control);
      background: var(--hs-sunken);
    }
  }
`;

/** With whom a thread is, and about what. Renders a `<header>`. */
export function ThreadHeader({ subject, counterpart }: Pick<OpenThread, 'subject' | 'counterpart'>): ReactNode {
  return (
    <Root>
      <Link to="/profile/messages">
        <FormattedMessage id="messages.all" />
      </Link>
      <div className="who">
        <Avatar name={counterpart.displayName} url={counterpart.avatarUrl} size={48} />
        <Heading level={1} step="2">
          {counterpart.displayName}
        </Heading>
      </div>
      <p className="about">
        {subject.imageId !== null && <img src={`/images/${subject.imageId}/160`} alt="" width="56" height="70" />}
        {subject.path === null ? subject.title : <Link to={subject.path}>{subject.title}</Link>}
      </p>
    </Root>
  );
}
