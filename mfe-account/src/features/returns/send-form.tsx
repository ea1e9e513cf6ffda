import { carrierNames } from '@headstock/contracts/carriers';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AccountReturnSendDocument } from './returns.generated.ts';
import { useReturnAnswer } from './use-return-answer.ts';

/** Says who carries an approved return back, and under which number. Renders a `<form>`. */
export function SendForm({ id }: { readonly id: string }): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const carriers = useId();
  const [carrierName, setCarrierName] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const { busy, refusal, failure, errorAt, answer } = useReturnAnswer();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void answer(
      () => client.mutate(AccountReturnSendDocument, { id, carrierName, trackingNumber }, { quiet: true }),
      formatMessage({ id: 'returns.done.sent' }),
    );
  };
  return (
    <SettingsForm method="post" noValidate onSubmit={submit}>
      <FormGrid>
        <Field label={<FormattedMessage id="returns.carrier" />} error={errorAt('CARRIER_NAME')} required span="half">
          <TextInput
            name="CARRIER_NAME"
            maxLength={60}
            list={carriers}
            value={carrierName}
            onChange={({ target }) => setCarrierName(target.value)}
          />
        </Field>
        <Field label={<FormattedMessage id="returns.number" />} error={errorAt('TRACKING_NUMBER')} required span="half">
          <TextInput
            name="TRACKING_NUMBER"
            numeric
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            value={trackingNumber}
            onChange={({ target }) => setTrackingNumber(target.value)}
          />
        </Field>
      </FormGrid>
      <datalist id={carriers}>
        {carrierNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={failure} />
      <div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="returns.send" />
        </Button>
      </div>
    </SettingsForm>
  );
}
