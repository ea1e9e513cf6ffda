import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { conditions, type ValuationAddress, yearOf } from './valuation-address.model.ts';

const Root = styled(Form)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 16px;
  align-items: start;
  & > button {
    justify-self: start;
    align-self: end;
  }
`;

/** Asks for an instrument; what is typed goes into the address. Renders a `<form>`. */
export function ValuationForm({ address }: { readonly address: ValuationAddress }): ReactNode {
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const isYearWrong = yearOf(address) === undefined;
  return (
    <Root method="get">
      <Field label={<FormattedMessage id="valuation.brand" />}>
        <TextInput name="brand" required maxLength={120} defaultValue={address.brand} />
      </Field>
      <Field label={<FormattedMessage id="valuation.model" />}>
        <TextInput name="model" maxLength={120} defaultValue={address.model} />
      </Field>
      <Field
        label={<FormattedMessage id="valuation.year" />}
        {...(isYearWrong ? { error: formatMessage({ id: 'valuation.yearWrong' }) } : {})}
      >
        <TextInput name="year" inputMode="numeric" numeric maxLength={4} defaultValue={address.year} />
      </Field>
      <Field label={<FormattedMessage id="valuation.condition" />}>
        <Select name="condition" defaultValue={address.condition ?? ''}>
          <option value="">{formatMessage({ id: 'valuation.anyCondition' })}</option>
          {conditions.map((condition) => (
            <option key={condition} value={condition}>
              {formatMessage({ id: `admin.condition.${condition}` })}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" busy={state === 'loading'}>
        <FormattedMessage id="valuation.submit" />
      </Button>
    </Root>
  );
}
