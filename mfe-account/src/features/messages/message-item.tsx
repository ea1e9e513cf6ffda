import styled from '@emotion/styled';
import { VisuallyHidden } from '@headstock/ui/visually-hidden';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Message } from './thread.model.ts';

const Root = styled.li`
  display: grid;
  justify-items: start;
  gap: 6px;
  max-width: min(620px, 88%);
  & > .text {
    padding: 12px 16px;
    border-radius: var(--hs-r-control);
    background: var(--hs-sunken);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &[data-own] {
    justify-self: end;
    justify-items: end;
    & > .text {
      background: var(--hs-ink);
      color: var(--hs-page);
    }
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    font-size: var(--hs-t-small);
  }
  & > .files {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    & img {
      width: 132px;
      height: 132px;
      object-fit: cover;
      border-radius: var(--hs-r-control);
      background: var(--hs-sunken);
    }
  }
`;

interface MessageItemProps {
  readonly message: Message;
  /** Who wrote it, where that is not the viewer. */
  readonly author: string;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** A message in a thread, with its attachments. Renders a `<li>`. */
export function MessageItem({ message, author, action }: MessageItemProps): ReactNode {
  const intl = useIntl();
  const { isOwn, isAutomatic, text, sentAt, readAt, attachments } = message;
  return (
    <Root data-own={isOwn ? '' : undefined}>
      <VisuallyHidden>
        {isOwn ? (
          <FormattedMessage id="messages.fromYou" />
        ) : (
          <FormattedMessage id="messages.from" values={{ author }} />
        )}
      </VisuallyHidden>
      <p className="text" dir="auto">
        {text}
      </p>
      {attachments.length > 0 && (
        <div className="files">
          {attachments.map(({ id, url, fileName, isPicture }) => (
            <a key={id} href={url} {...(isPicture ? { target: '_blank', rel: 'noreferrer' } : { download: fileName })}>
              {isPicture ? <img src={url} alt={fileName} width="132" height="132" loading="lazy" /> : fileName}
            </a>
          ))}
        </div>
      )}
      <footer className="hs-mute">
        <time dateTime={sentAt}>{intl.formatTime(sentAt)}</time>
        {isAutomatic && <FormattedMessage id="messages.automatic" />}
        {isOwn && readAt !== null && <FormattedMessage id="messages.read" />}
        {action}
      </footer>
    </Root>
  );
}
