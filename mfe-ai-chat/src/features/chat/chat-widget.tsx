import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { MessageIcon } from '@headstock/ui/icons/message';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChatCard } from './chat-card.tsx';
import { createAssistantsApi } from './assistants-api.ts';
import { useChat } from './use-chat.ts';

const Root = styled.div`
  position: fixed;
  right: max(12px, env(safe-area-inset-right));
  bottom: max(12px, env(safe-area-inset-bottom));
  z-index: var(--hs-z-assistant);
  @media print {
    display: none;
  }
`;

const Opener = styled(Button)`
  border-radius: var(--hs-r-round);
  box-shadow: var(--hs-sh-pop);
  ${down('tabletMedium')} {
    width: 48px;
    padding-inline: 0;
    /* Above the buttons that pages fix to the bottom edge. */
    margin-bottom: 76px;
    & .name {
      position: absolute;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

/** A floating button that opens the chat card. The conversation survives closing the card. Renders a `<div>`. */
export function ChatWidget(): ReactNode {
  const { locale } = useIntl();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const server = useMemo(() => createAssistantsApi(locale), [locale]);
  const chat = useChat(server, open);
  const close = (): void => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <Root>
      {open ? (
        <ChatCard id={id} chat={chat} onClose={close} />
      ) : (
        <Opener ref={opener} variant="ink" aria-expanded={false} onClick={() => setOpen(true)}>
          <MessageIcon size="small" />
          <span className="name">
            <FormattedMessage id="chat.open" />
          </span>
        </Opener>
      )}
    </Root>
  );
}
