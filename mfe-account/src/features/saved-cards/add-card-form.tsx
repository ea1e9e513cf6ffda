import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { CardField } from '@headstock/ui/card-field';
import { Checkbox } from '@headstock/ui/checkbox';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SavedCards } from './saved-cards.model.ts';
import { useAddCard } from './use-add-card.ts';

const Root = styled.form`
  display: grid;
  gap: 14px;
  max-width: 560px;
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** Props of the form. */
export interface AddCardFormProps {
  readonly fields: SavedCards['fields'];
  /** The form is over: the card is saved, or is not to be. */
  readonly onClose: () => void;
}

/** Another card, typed into the provider's own form, which our pages cannot read. Renders a `<form>`. */
export function AddCardForm({ fields, onClose }: AddCardFormProps): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { frame, busy, problem, save } = useAddCard(fields, onClose);
  const [makesDefault, setMakesDefault] = useState(false);
  const [isSilent, setIsSilent] = useState(false);
  const submit = (): void => void save(makesDefault);
  return (
    <Root
      noValidate
      aria-labelledby="add-card"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Heading level={3} step="3" id="add-card">
        <FormattedMessage id="savedCards.add" />
      </Heading>
      {!fields.redirect && (
        <CardField
          ref={frame}
          fields={fields}
          title={formatMessage({ id: 'savedCards.frame' })}
          locale={locale}
          onEnter={submit}
          missing={<FormattedMessage id="savedCards.formMissing" />}
          tryAgain={<FormattedMessage id="savedCards.tryAgain" />}
          onSilence={setIsSilent}
        />
      )}
      <Checkbox checked={makesDefault} onChange={(event) => setMakesDefault(event.target.checked)}>
        <FormattedMessage id="savedCards.useFirst" />
      </Checkbox>
      <p className="hs-small hs-mute">
        <FormattedMessage id="savedCards.consent" />
      </p>
      {problem !== null && (
        <Notice tone="bad" live>
          {problem}
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" busy={busy} disabled={isSilent}>
          <FormattedMessage id={fields.redirect ? 'savedCards.goOn' : 'savedCards.save'} />
        </Button>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="savedCards.cancel" />
        </Button>
      </div>
    </Root>
  );
}
