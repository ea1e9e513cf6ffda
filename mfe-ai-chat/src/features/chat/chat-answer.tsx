import { useShopDate } from '@headstock/i18n/use-shop-date';
import styled from '@emotion/styled';
import type { AssistantReply } from '@headstock/commerce-client/assistant-reply';
import { Button } from '@headstock/ui/button';
import { ThumbsDownIcon } from '@headstock/ui/icons/thumbs-down';
import { ThumbsUpIcon } from '@headstock/ui/icons/thumbs-up';
import { Markdown } from '@headstock/ui/markdown';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatMessage, Rating } from './chat.model.ts';
import type { Chat } from './use-chat.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  & > details {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
    & > summary {
      min-height: 28px;
      cursor: pointer;
    }
    & > ol {
      display: grid;
      gap: 8px;
      padding-left: 20px;
      list-style: decimal;
    }
    & a {
      color: inherit;
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  & > .rate {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    & > button[aria-pressed] {
      min-width: 32px;
      min-height: 32px;
      display: grid;
      place-items: center;
      border-radius: var(--hs-r-round);
      color: var(--hs-ink-3);
      &[aria-pressed='true'] {
        color: var(--hs-page);
        background: var(--hs-ink);
      }
    }
  }
`;

/** The passages of an answer, each once. */
function passagesOf({ statements }: AssistantReply): readonly AssistantReply['statements'][number]['passage'][] {
  return [...new Map(statements.map(({ passage }) => [`${passage.path} ${passage.text}`, passage])).values()];
}

function Passages({ reply }: { readonly reply: AssistantReply }): ReactNode {
  const formatDate = useShopDate();
  const passages = passagesOf(reply);
  if (passages.length === 0) return null;
  return (
    <details>
      <summary>
        <FormattedMessage id="chat.passages" values={{ count: passages.length }} />
      </summary>
      <ol>
        {passages.map(({ title, path, text, date }) => (
          <li key={`${path} ${text}`}>
            <a href={path} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
            {date !== null && (
              <>
                {' · '}
                {formatDate(`${date.slice(0, 10)}T12:00:00Z`)}
              </>
            )}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface RateButtonProps {
  readonly value: 1 | -1;
  readonly rating: Rating;
  readonly onRate: (rating: Rating) => void;
}

function RateButton({ value, rating, onRate }: RateButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const Icon = value === 1 ? ThumbsUpIcon : ThumbsDownIcon;
  return (
    <button
      type="button"
      aria-label={formatMessage({ id: value === 1 ? 'chat.helpful' : 'chat.unhelpful' })}
      aria-pressed={rating === value}
      onClick={() => onRate(rating === value ? 0 : value)}
    >
      <Icon size="small" />
    </button>
  );
}

export interface ChatAnswerProps {
  readonly message: ChatMessage;
  readonly chat: Pick<Chat, 'rate' | 'askAgain'>;
}

/** An answer with the passages that support it, thumbs to rate it, and another try where it broke off. Renders a `<div>`. */
export function ChatAnswer({ message: { id, content, reply, rating = 0 }, chat }: ChatAnswerProps): ReactNode {
  if (!reply) return <Markdown text={content} />;
  const onRate = (value: Rating): void => chat.rate(id, value);
  return (
    <Root>
      <Markdown text={content} />
      <Passages reply={reply} />
      <div className="rate">
        <RateButton value={1} rating={rating} onRate={onRate} />
        <RateButton value={-1} rating={rating} onRate={onRate} />
        {reply.isUnfinished && (
          <Button size="small" variant="quiet" onClick={() => chat.askAgain(id)}>
            <FormattedMessage id="chat.again" />
          </Button>
        )}
      </div>
    </Root>
  );
}
