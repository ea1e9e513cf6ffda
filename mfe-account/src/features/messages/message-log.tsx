import { useShopDate } from '@headstock/i18n/use-shop-date';
import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MessageItem } from './message-item.tsx';
import { ReportButton } from './report-button.tsx';
import { entriesOf, type OpenThread } from './thread.model.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > div > ol {
    display: grid;
    gap: 14px;
  }
  & .day,
  & .step {
    justify-self: center;
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
    text-align: center;
  }
  & .step {
    padding: 4px 14px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-round);
  }
`;

interface MessageLogProps {
  readonly thread: OpenThread;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
  /** Who wrote the messages was blocked. */
  readonly onBlocked: () => void;
}

/** What was written and what happened, oldest first. Renders a `<div>`. */
export function MessageLog({ thread, isLoadingOlder, onOlder, onBlocked }: MessageLogProps): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const entries = entriesOf(thread, formatDate);
  const { counterpart, isBlocked } = thread;
  const author = counterpart.displayName;
  const blockable = counterpart.isShop || isBlocked ? null : counterpart;
  const log = useRef<HTMLDivElement>(null);
  const hadOlder = useRef(thread.older !== null);
  useLayoutEffect(() => {
    // Whoever pressed the button that is gone reads on from what it brought.
    if (hadOlder.current && thread.older === null && document.activeElement === document.body)
      log.current?.focus({ preventScroll: true });
    hadOlder.current = thread.older !== null;
  }, [thread.older]);
  return (
    <Root>
      {thread.older !== null && (
        <Button variant="outline" size="small" busy={isLoadingOlder} onClick={onOlder}>
          <FormattedMessage id="messages.older" />
        </Button>
      )}
      <div ref={log} role="log" tabIndex={-1} aria-label={intl.formatMessage({ id: 'messages.log' }, { author })}>
        <ol>
          {entries.flatMap((entry) => {
            const day = entry.isNewDay && (
              <li key={`day ${entry.day}`} className="day">
                {entry.day}
              </li>
            );
            const line =
              entry.kind === 'step' ? (
                <li key={entry.step.id} className="step">
                  {entry.step.text}
                </li>
              ) : (
                <MessageItem
                  key={entry.message.id}
                  message={entry.message}
                  author={author}
                  action={
                    entry.message.isOwn ? undefined : (
                      <ReportButton messageId={entry.message.id} author={blockable} onBlocked={onBlocked} />
                    )
                  }
                />
              );
            return [day, line];
          })}
        </ol>
      </div>
    </Root>
  );
}
