import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { focusMainContent } from '@headstock/ui/main-content';
import { TextButton } from '@headstock/ui/text-button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useAction } from '#mfe-account/features/form-failure/use-action.ts';
import { ReplyForm } from './reply-form.tsx';
import { textIn } from './reply-text.model.ts';
import { AccountReplyRemoveDocument, type SavedReplyFactsFragment } from './replies.generated.ts';

const Root = styled.section`
  display: grid;
  gap: 16px;
  justify-items: start;
  & > ul {
    width: 100%;
    max-width: 720px;
    border-block: 1px solid var(--hs-line);
    & > li {
      display: grid;
      gap: 6px;
      padding-block: 14px;
      overflow-wrap: anywhere;
      & + li {
        border-top: 1px solid var(--hs-line);
      }
      /* The whole of it is in its form. */
      & > .text {
        display: -webkit-box;
        overflow: hidden;
        white-space: pre-wrap;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 4;
      }
      & > .acts {
        display: flex;
        gap: 20px;
      }
    }
  }
`;

/** The viewer's saved replies: to add, to change, to remove. Renders a `<section>`. */
export function ReplyList({ replies }: { readonly replies: readonly SavedReplyFactsFragment[] }): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage, locale } = useIntl();
  const { revalidate } = useRevalidator();
  /** Ids of those that are changed; `new` for one that is added. Opening another one loses no words. */
  const [open, setOpen] = useState<readonly string[]>([]);
  const removal = useAction('replies.failed');
  const show = (id: string): void => setOpen((ids) => [...ids, id]);
  const close = (id: string): void => setOpen((ids) => ids.filter((other) => other !== id));
  const saved = (id: string): void => {
    close(id);
    void revalidate();
  };
  const remove = async (id: string): Promise<void> => {
    const mutate = async () =>
      (await client.mutate(AccountReplyRemoveDocument, { id }, { quiet: true })).savedReplyRemove;
    if (await removal.run(id, mutate)) focusMainContent();
  };
  return (
    <Root aria-labelledby="replies-saved">
      <header>
        <Heading level={2} step="2" id="replies-saved">
          <FormattedMessage id="replies.saved" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id={`replies.${replies.length === 0 ? 'none' : 'lead'}`} />
        </p>
      </header>
      <FormFailure error={removal.failureBeyond(replies.map(({ id }) => id))} isTyped={false} />
      {replies.length > 0 && (
        <ul>
          {replies.map((reply) => (
            <li key={reply.id}>
              {open.includes(reply.id) ? (
                <ReplyForm reply={reply} onSaved={() => saved(reply.id)} onCancel={() => close(reply.id)} />
              ) : (
                <>
                  <b>{reply.title}</b>
                  <p className="text">{textIn(reply, locale)}</p>
                  <FormFailure error={removal.failureOf(reply.id)} isTyped={false} />
                  <p className="acts">
                    <TextButton
                      aria-label={formatMessage({ id: 'replies.changeLabel' }, { name: reply.title })}
                      onClick={() => show(reply.id)}
                    >
                      <FormattedMessage id="replies.change" />
                    </TextButton>
                    <TextButton
                      aria-label={formatMessage({ id: 'replies.removeLabel' }, { name: reply.title })}
                      onClick={() => void remove(reply.id)}
                    >
                      <FormattedMessage id="replies.remove" />
                    </TextButton>
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {open.includes('new') ? (
        <ReplyForm reply={null} onSaved={() => saved('new')} onCancel={() => close('new')} />
      ) : (
        <Button variant="outline" size="small" onClick={() => show('new')}>
          <FormattedMessage id="replies.add" />
        </Button>
      )}
    </Root>
  );
}
