import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Composer } from './use-composer.ts';

const Body = styled.div`
  display: grid;
  gap: 10px;
  & > ul {
    padding-left: 18px;
    list-style: disc;
  }
  & b {
    overflow-wrap: anywhere;
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** Tells the sender that a message holds contact details, and why that matters; nothing is cut. Renders a `<div>`. */
export function ContactWarning({ contactDetails, send, dismiss, isSending }: Composer): ReactNode {
  if (contactDetails.length === 0) return null;
  return (
    <Notice tone="warn" live>
      <Body>
        <p>
          <FormattedMessage id="messages.contactDetails" />
        </p>
        <ul>
          {contactDetails.map(({ kind, text }) => (
            <li key={text}>
              <FormattedMessage id={`messages.contact.${kind}`} />: <b>{text}</b>
            </li>
          ))}
        </ul>
        <p>
          <FormattedMessage id="messages.contactReason" />
        </p>
        <div className="acts">
          <Button size="small" onClick={dismiss}>
            <FormattedMessage id="messages.change" />
          </Button>
          <Button variant="outline" size="small" busy={isSending} onClick={() => void send(true)}>
            <FormattedMessage id="messages.sendAnyway" />
          </Button>
        </div>
      </Body>
    </Notice>
  );
}
