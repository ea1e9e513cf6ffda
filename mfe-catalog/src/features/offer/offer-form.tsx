import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { formatMoney } from '@headstock/ui/format-money';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferDraft, OfferErrors, OfferSubject } from './offer.model.ts';

/** The longest message, in characters; the server holds to it. */
const mostWords = 1000;

/** Props of the form. */
export interface OfferFormProps {
  readonly subject: OfferSubject;
  readonly draft: OfferDraft;
  readonly errors: OfferErrors;
  readonly busy: boolean;
  readonly onDraft: (draft: OfferDraft) => void;
  readonly onSend: () => void;
}

/** Amount and message. Renders a `<form>`. */
export function OfferForm({ subject, draft, errors, busy, onDraft, onSend }: OfferFormProps) {
  const { locale } = useIntl();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="hs-stack">
      <p className="hs-small hs-mute">{subject.title}</p>
      <Field
        label={<FormattedMessage id="offer.amount" />}
        hint={<FormattedMessage id="offer.amountHint" values={{ price: formatMoney(subject.cents, { locale }) }} />}
        error={errors.amount}
        required
      >
        <TextInput
          name="amount"
          numeric
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          data-autofocus
          value={draft.amount}
          onChange={({ target }) => onDraft({ ...draft, amount: target.value })}
        />
      </Field>
      <Field
        label={<FormattedMessage id="offer.message" />}
        optionalLabel={<FormattedMessage id="offer.optional" />}
        error={errors.message}
      >
        <Textarea
          name="message"
          rows={3}
          maxLength={mostWords}
          value={draft.message}
          onChange={({ target }) => onDraft({ ...draft, message: target.value })}
        />
      </Field>
      {errors.form && <FormError alert>{errors.form}</FormError>}
      <Button type="submit" wide busy={busy}>
        <FormattedMessage id="offer.send" />
      </Button>
      <p className="hs-small hs-mute">
        <FormattedMessage id="offer.terms" />
      </p>
    </form>
  );
}
