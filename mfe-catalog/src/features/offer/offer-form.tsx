import { Button } from '@headstock/ui/button';
import { Form, FormRootError } from '@headstock/ui/form';
import { FormField } from '@headstock/ui/form-field';
import { formatMoney } from '@headstock/ui/format-money';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { showServerErrors, useSchemaForm, type ServerErrors } from '@headstock/ui/use-schema-form';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mostShippingCents, offerSchema, type OfferValues } from './offer-form.model.ts';
import type { OfferDraft, OfferSubject } from './offer.model.ts';

/** The longest message in characters; the server enforces it. */
const maximumMessageLength = 1000;

/** Props of the form. */
export interface OfferFormProps {
  readonly subject: OfferSubject;
  readonly draft: OfferDraft;
  /** Called with what was typed when the form goes away. */
  readonly onDraft: (draft: OfferDraft) => void;
  /** Sends an offer; resolves with what the server refuses. */
  readonly onSend: (values: OfferValues) => Promise<ServerErrors<OfferDraft>>;
}

/** Amount, shipping and message of an offer. Renders a `<form>`. */
export function OfferForm({ subject, draft, onDraft, onSend }: OfferFormProps) {
  const intl = useIntl();
  const price = formatMoney(subject.cents, intl);
  const schema = offerSchema(
    subject.cents,
    (error) => intl.formatMessage({ id: `offer.amountError.${error}` }, { price }),
    (error) =>
      intl.formatMessage(
        { id: error === 'high' ? 'offer.shippingError' : 'offer.amountError.number' },
        { most: formatMoney(mostShippingCents, intl) },
      ),
  );
  const form = useSchemaForm(schema, draft);
  const { getValues } = form;
  useEffect(() => () => onDraft(getValues()), [getValues, onDraft]);
  return (
    <Form
      form={form}
      className="hs-stack"
      onSubmit={async (values) => showServerErrors(form, await onSend(values), ['amount', 'shipping', 'message'])}
    >
      <p className="hs-small hs-mute">{subject.title}</p>
      <FormField
        name="amount"
        label={<FormattedMessage id="offer.amount" />}
        hint={<FormattedMessage id="offer.amountHint" values={{ price }} />}
        required
      >
        {(control) => (
          <TextInput numeric inputMode="decimal" autoComplete="off" maxLength={16} data-autofocus {...control} />
        )}
      </FormField>
      {subject.shippingIsNegotiable && (
        <FormField
          name="shipping"
          label={<FormattedMessage id="offer.shipping" />}
          optionalLabel={<FormattedMessage id="offer.optional" />}
          hint={<FormattedMessage id="offer.shippingHint" />}
        >
          {(control) => <TextInput numeric inputMode="decimal" autoComplete="off" maxLength={12} {...control} />}
        </FormField>
      )}
      <FormField
        name="message"
        label={<FormattedMessage id="offer.message" />}
        optionalLabel={<FormattedMessage id="offer.optional" />}
      >
        {(control) => <Textarea rows={3} maxLength={maximumMessageLength} {...control} />}
      </FormField>
      <FormRootError form={form} />
      <Button type="submit" wide busy={form.formState.isSubmitting}>
        <FormattedMessage id="offer.send" />
      </Button>
      <p className="hs-small hs-mute">
        <FormattedMessage id="offer.terms" />
      </p>
    </Form>
  );
}
