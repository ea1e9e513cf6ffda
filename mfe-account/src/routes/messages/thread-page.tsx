import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Notice } from '@headstock/ui/notice';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useNavigate } from 'react-router';
import { BlockButton } from '#mfe-account/features/messages/block-button.tsx';
import { MessageComposer } from '#mfe-account/features/messages/message-composer.tsx';
import { UnsavedForms } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { MessageLog } from '#mfe-account/features/messages/message-log.tsx';
import { ThreadHeader } from '#mfe-account/features/messages/thread-header.tsx';
import type { OpenThread, ThreadStart } from '#mfe-account/features/messages/thread.model.ts';
import { useStayAtEnd } from '#mfe-account/features/messages/use-stay-at-end.ts';
import { useThread } from '#mfe-account/features/messages/use-thread.ts';
import { ShipClock } from '#mfe-account/features/ship-clock/ship-clock.tsx';
import type { ThreadPage } from './thread-loader.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

function Title({ name }: { readonly name: string }): ReactNode {
  const { formatMessage } = useIntl();
  return <PageHead title={formatMessage({ id: 'messages.with' }, { name })} path="/profile/messages" />;
}

function Thread({ loaded }: { readonly loaded: OpenThread }): ReactNode {
  const { thread, isLoadingOlder, loadOlder, add, reload } = useThread(loaded);
  const { subject, counterpart, obstacle, isBlocked } = thread;
  const end = useRef<HTMLDivElement>(null);
  useStayAtEnd(end, thread.messages.at(-1));
  return (
    <Root>
      <Title name={counterpart.displayName} />
      <ThreadHeader {...thread} />
      {subject.shipClock && (
        <ShipClock clock={subject.shipClock} name={counterpart.displayName} onChanged={() => void reload()} />
      )}
      <MessageLog
        thread={thread}
        isLoadingOlder={isLoadingOlder}
        onOlder={() => void loadOlder()}
        onBlocked={() => void reload()}
      />
      <div ref={end}>
        {obstacle === null ? (
          <MessageComposer to={{ threadId: thread.id }} name={counterpart.displayName} onSent={add} />
        ) : (
          <Notice live>{obstacle}</Notice>
        )}
      </div>
      {!counterpart.isShop && (
        <div>
          <BlockButton person={counterpart} isBlocked={isBlocked} onChanged={() => void reload()} />
        </div>
      )}
    </Root>
  );
}

function Start({ start: { subject, counterpart, obstacle } }: { readonly start: ThreadStart }): ReactNode {
  const navigate = useNavigate();
  return (
    <Root>
      <Title name={counterpart.displayName} />
      <ThreadHeader subject={subject} counterpart={counterpart} />
      {subject.shipClock && (
        <ShipClock
          clock={subject.shipClock}
          name={counterpart.displayName}
          onChanged={(threadId) =>
            threadId !== null && void navigate(`/profile/messages/${threadId}`, { replace: true })
          }
        />
      )}
      <p className="hs-mute">
        <FormattedMessage id="messages.startHint" values={{ name: counterpart.displayName }} />
      </p>
      {obstacle === null ? (
        <MessageComposer
          to={{ subject: { kind: subject.kind, id: subject.id } }}
          name={counterpart.displayName}
          onSent={(_message, threadId) => void navigate(`/profile/messages/${threadId}`, { replace: true })}
        />
      ) : (
        <Notice live>{obstacle}</Notice>
      )}
    </Root>
  );
}

/** `/profile/messages/{id}`: a thread; `/profile/messages/new`: the first message of one. */
export function Component(): ReactNode {
  const page = useLoaderData<ThreadPage>();
  return (
    <UnsavedForms>
      {page.kind === 'thread' ? <Thread key={page.thread.id} loaded={page.thread} /> : <Start start={page.start} />}
    </UnsavedForms>
  );
}
