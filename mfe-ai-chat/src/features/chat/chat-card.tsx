import styled from '@emotion/styled';
import { IconButton } from '@headstock/ui/icon-button';
import { RefreshIcon } from '@headstock/ui/icons/refresh';
import { XIcon } from '@headstock/ui/icons/x';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AssistantSelect } from './assistant-select.tsx';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import type { Chat } from './use-chat.ts';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  width: min(400px, calc(100vw - 24px));
  height: min(640px, calc(100dvh - 24px));
  border-radius: var(--hs-r-control);
  overflow: hidden;
  background: var(--hs-surface);
  color: var(--hs-ink);
  box-shadow: var(--hs-sh-pop);
  outline: 1px solid var(--hs-line);
  & > header {
    display: grid;
    grid-template-columns: 1fr auto auto;
    align-items: center;
    padding: 8px 8px 12px 16px;
    border-bottom: 1px solid var(--hs-line);
    & > h2 {
      font: 600 var(--hs-t-small) / 1.2 var(--hs-sans);
      letter-spacing: 0;
      color: var(--hs-ink-3);
    }
    & > :last-child {
      grid-column: 1 / -1;
      margin-right: 8px;
    }
  }
`;

export interface ChatCardProps {
  readonly id: string;
  readonly chat: Chat;
  readonly onClose: () => void;
}

/** The open chat; Escape closes it. Renders a `<section>`. */
export function ChatCard({ id, chat, onClose }: ChatCardProps): ReactNode {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-chat-input]')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  const refresh = (): void => {
    chat.refresh();
    root.current?.querySelector<HTMLElement>('[data-chat-input]')?.focus();
  };
  return (
    <Root ref={root} id={id} aria-labelledby={`${id}-title`} onKeyDown={onKeyDown}>
      <header>
        <h2 id={`${id}-title`}>
          <FormattedMessage id="chat.title" />
        </h2>
        <IconButton label={formatMessage({ id: 'chat.refresh' })} onClick={refresh}>
          <RefreshIcon />
        </IconButton>
        <IconButton label={formatMessage({ id: 'chat.close' })} onClick={onClose}>
          <XIcon />
        </IconButton>
        <AssistantSelect chat={chat} />
      </header>
      <ChatLog chat={chat} />
      <ChatForm chat={chat} />
    </Root>
  );
}
