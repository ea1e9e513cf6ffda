import { useShopDate } from '@headstock/i18n/use-shop-date';
import styled from '@emotion/styled';
import { Avatar } from '@headstock/ui/avatar';
import { Badge } from '@headstock/ui/badge';
import { VisuallyHidden } from '@headstock/ui/visually-hidden';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ThreadRow } from './thread.model.ts';

const Root = styled.li`
  & > a {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: 4px 16px;
    padding: 14px 4px;
    border-bottom: 1px solid var(--hs-line);
    color: var(--hs-ink-2);
    text-decoration: none;
    &:hover > .who {
      color: var(--hs-plush);
    }
  }
  & .picture {
    grid-row: 1 / 4;
    width: 64px;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--hs-r-control);
    background: var(--hs-sunken);
  }
  & .who {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
    color: var(--hs-ink);
  }
  & .about,
  & .last {
    grid-column: 2 / 4;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .about,
  & time {
    font-size: var(--hs-t-small);
  }
  &[data-unread] .last {
    font-weight: 600;
    color: var(--hs-ink);
  }
  & .end {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;

/** A moment as a list names it: its hour today, its day before. */
function useShortMoment(): (at: string) => string {
  const intl = useIntl();
  const formatDate = useShopDate();
  return (at) => {
    const day = formatDate(at);
    return day === formatDate(new Date().toISOString()) ? intl.formatTime(at) : day;
  };
}

/** A thread in the list, with its newest message. Renders a `<li>`. */
export function ThreadItem({ thread }: { readonly thread: ThreadRow }): ReactNode {
  const shortMoment = useShortMoment();
  const { id, subject, counterpart, lastMessage, lastMessageAt, unreadCount } = thread;
  return (
    <Root data-unread={unreadCount > 0 ? '' : undefined}>
      <Link to={`/profile/messages/${id}`}>
        {subject.imageId === null ? (
          <span className="picture" />
        ) : (
          <img
            className="picture"
            src={`/images/${subject.imageId}/160`}
            alt=""
            width="64"
            height="80"
            loading="lazy"
          />
        )}
        <span className="who">
          <Avatar name={counterpart.displayName} url={counterpart.avatarUrl} size={24} />
          {counterpart.displayName}
        </span>
        <span className="end">
          {unreadCount > 0 && (
            <>
              <span aria-hidden="true">
                <Badge tone="count">{unreadCount}</Badge>
              </span>
              <VisuallyHidden>
                <FormattedMessage id="messages.unread" values={{ count: unreadCount }} />
              </VisuallyHidden>
            </>
          )}
          <time dateTime={lastMessageAt} className="hs-mute">
            {shortMoment(lastMessageAt)}
          </time>
        </span>
        <span className="about">{subject.title}</span>
        <span className="last">
          {lastMessage &&
            (lastMessage.isOwn ? (
              <FormattedMessage id="messages.you" values={{ text: <bdi>{lastMessage.text}</bdi> }} />
            ) : (
              <bdi>{lastMessage.text}</bdi>
            ))}
        </span>
      </Link>
    </Root>
  );
}
