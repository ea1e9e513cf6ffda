import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { setNotes } from '@headstock/commerce-client/line-item-commands';
import type { PricedLineItem } from '@headstock/commerce-client/cart';
import { TextButton } from '@headstock/ui/text-button';
import { removeDraft, saveDraft, noteStorage } from './note-storage.ts';
import { useCartContext } from './use-cart.ts';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';

const Form = styled.form`
  flex: 1 0 100%;
  display: grid;
  gap: 10px;
  padding-top: 8px;
  & > div:last-child {
    display: flex;
    align-items: center;
    gap: 16px;
  }
`;

const longest = 500;

/** The shopper's words to the seller about one line: shown, added, changed. Renders a `<form>` while it is written. */
export function LineItemNote({ orderId, line }: { readonly orderId: string; readonly line: PricedLineItem }) {
  const context = useCartContext();
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const draft = useTabStorage(noteStorage)?.[line.id];
  const open = asked || draft !== undefined;
  const [busy, setBusy] = useState(false);
  const note = line.cartNotes ?? '';

  const close = (): void => {
    setAsked(false);
    removeDraft(line.id);
  };
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('note');
    setBusy(true);
    const kept = await setNotes(context, orderId, line.id, typeof text === 'string' ? text.trim() : '');
    setBusy(false);
    if (kept) close();
  };

  if (!open)
    return (
      <>
        <TextButton onClick={() => setAsked(true)}>
          <FormattedMessage id={note ? 'cart.note.edit' : 'cart.note.add'} />
        </TextButton>
        {note && (
          <p className="hs-small hs-mute">
            <FormattedMessage id="cart.note.shown" values={{ note }} />
          </p>
        )}
      </>
    );
  return (
    <Form onSubmit={(event) => void save(event)}>
      <Field label={intl.formatMessage({ id: 'cart.note.label' }, { title: line.listing.item.title })}>
        <Textarea
          ref={asked ? focusOnce : null}
          name="note"
          rows={3}
          maxLength={longest}
          defaultValue={draft ?? note}
          onChange={(event) => saveDraft(line.id, event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="outline" size="small" busy={busy}>
          <FormattedMessage id="cart.note.save" />
        </Button>
        <TextButton onClick={close}>
          <FormattedMessage id="cart.note.cancel" />
        </TextButton>
      </div>
    </Form>
  );
}

function focusOnce(element: HTMLTextAreaElement | null): void {
  element?.focus();
}
