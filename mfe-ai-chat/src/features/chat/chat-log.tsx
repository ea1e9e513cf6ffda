import styled from '@emotion/styled';
import { LogoMark } from '@headstock/ui/logo';
import { Loading } from '@headstock/ui/loading';
import { Markdown } from '@headstock/ui/markdown';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChatAnswer } from './chat-answer.tsx';
import type { Chat } from './use-chat.ts';

const Root = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 16px;
  background: var(--hs-page);
  & .none {
    display: grid;
    justify-items: center;
    gap: 12px;
    padding: 48px 24px;
    text-align: center;
    text-wrap: balance;
    color: var(--hs-ink-3);
    & > svg {
      color: var(--hs-plush);
    }
  }
  & > div > ol {
    display: grid;
    gap: 12px;
  }
  & > div > ol > li {
    max-width: 88%;
    padding: 10px 14px;
    border-radius: var(--hs-r-plate);
    font-size: 0.9375rem;
    line-height: 1.5;
    background: var(--hs-surface);
    &[data-role='user'] {
      justify-self: end;
      background: var(--hs-ink);
      color: var(--hs-page);
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    &[data-role='assistant'] {
      justify-self: start;
    }
  }
`;

/** The conversation, scrolled to the newest message; announced by screen readers. Renders a `<div role="log">`. */
export function ChatLog({ chat }: { readonly chat: Chat }): ReactNode {
  const { messages, sending, partial } = chat.state;
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);

  // Answers grow once their Markdown is rendered, so observe the size rather than the messages.
  useEffect(() => {
    if (!root.current || !content.current) return undefined;
    const box = root.current;
    const observer = new ResizeObserver(() => {
      const newest = box.querySelector<HTMLElement>('ol > [data-role]:last-child');
      // A long answer is scrolled to its beginning.
      box.scrollTop = Math.min(box.scrollHeight, newest ? newest.offsetTop - box.offsetTop - 16 : 0);
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Root ref={root} role="log" aria-label={formatMessage({ id: 'chat.log' })} tabIndex={0}>
      <div ref={content}>
        {messages.length === 0 && (
          <p className="none">
            <LogoMark size={36} />
            <FormattedMessage id="chat.empty" />
          </p>
        )}
        <ol>
          {messages.map((message) => (
            <li key={message.id} data-role={message.role}>
              <span className="hs-vh">{formatMessage({ id: `chat.saidBy.${message.role}` })} </span>
              {message.role === 'assistant' ? <ChatAnswer message={message} chat={chat} /> : message.content}
            </li>
          ))}
          {sending && (
            <li data-role="assistant" aria-busy>
              {partial !== '' && <Markdown text={partial} />}
              <Loading label={formatMessage({ id: 'chat.thinking' })} size={20} />
            </li>
          )}
        </ol>
      </div>
    </Root>
  );
}
