import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { TextButton } from '@headstock/ui/text-button';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { fillReply, type ReplyFacts, textIn } from './reply-text.model.ts';
import { AccountThreadRepliesDocument, type AccountThreadRepliesQuery } from './replies.generated.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** Props of the picker. */
export interface ReplyPickerProps {
  readonly threadId: string;
  /** Gets the text of the reply that was chosen, filled in. */
  readonly onPick: (text: string) => void;
}

/** The viewer's saved replies, asked for when they are wanted. Renders a `<div>` with a button and a list of buttons. */
export function ReplyPicker({ threadId, onPick }: ReplyPickerProps): ReactNode {
  const client = useGraphQLClient();
  const intl = useIntl();
  const formatDate = useShopDate();
  const listId = useId();
  const [busy, setBusy] = useState(false);
  const [known, setKnown] = useState<AccountThreadRepliesQuery | null>(null);

  const toggle = async (): Promise<void> => {
    if (busy) return;
    if (known) return setKnown(null);
    setBusy(true);
    try {
      setKnown(await client.query(AccountThreadRepliesDocument, { id: threadId }, { cache: false }));
    } catch (error) {
      // The client has told the user.
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  const given = known?.thread?.replyFacts;
  const facts: ReplyFacts = {
    item: given?.item ?? null,
    price: given?.price ? formatMoney(given.price.amountCents, intl) : null,
    shipDate: given?.shipAt ? formatDate(given.shipAt, 'day') : null,
  };
  return (
    <Root>
      <TextButton
        aria-expanded={known !== null}
        aria-controls={known ? listId : undefined}
        aria-busy={busy || undefined}
        onClick={() => void toggle()}
      >
        <FormattedMessage id="messages.replies" />
      </TextButton>
      {known && (
        <ul id={listId} aria-label={intl.formatMessage({ id: 'messages.replies' })}>
          {known.savedReplies.map((reply) => (
            <li key={reply.id}>
              <Button
                variant="outline"
                size="small"
                onClick={() => {
                  onPick(fillReply(textIn(reply, intl.locale), facts));
                  setKnown(null);
                }}
              >
                {reply.title}
              </Button>
            </li>
          ))}
          <li>
            <Button as={Link} to="/profile/settings/replies" variant="quiet" size="small">
              <FormattedMessage
                id={known.savedReplies.length === 0 ? 'messages.replies.first' : 'messages.replies.manage'}
              />
            </Button>
          </li>
        </ul>
      )}
    </Root>
  );
}
