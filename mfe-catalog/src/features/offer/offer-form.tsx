import { Button } from '@headstock/ui/button';
import { Form, FormRootError } from '@headstock/ui/form';
import { FormField } from '@headstock/ui/form-field';
import { formatMoney } from '@headstock/ui/format-money';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { showServerErrors, useSchemaForm, type ServerErrors } from '@headstock/ui/use-schema-form';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { offerSchema, type OfferValues } from './offer-form.model.ts';
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

/** Amount and message of an offer. Renders a `<form>`. */
export function OfferForm({ subject, draft, onDraft, onSend }: OfferFormProps) {
  const intl = useIntl();
  const price = formatMoney(subject.cents, intl);
  const schema = offerSchema(subject.cents, (error) =>
    intl.formatMessage({ id: `offer.amountError.${error}` }, { price }),
  );
  const form = useSchemaForm(schema, draft);
  const { getValues } = form;
  useEffect(() => () => onDraft(getValues()), [getValues, onDraft]);
  return (
    <Form
      form={form}
      className="hs-stack"
      onSubmit={async (values) => showServerErrors(form, await onSend(values), ['amount', 'message'])}
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
