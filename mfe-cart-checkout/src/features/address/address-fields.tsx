import styled from '@emotion/styled';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { TextButton } from '#mfe-cart-checkout/features/cart/text-button.tsx';
import {
  formatOf,
  normalizePostalCode,
  type AddressField,
  type AddressProblem,
  type AddressProblems,
} from './address-format.model.ts';
import { addressFormats, type AddressFormat } from './address-formats.ts';
import type { CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import type { ChangeForm } from '#mfe-cart-checkout/features/checkout/use-checkout-form.ts';

const More = styled.div`
  margin-block: -14px;
`;

/** Props of an address form. */
export interface AddressFieldsProps {
  readonly form: CheckoutForm;
  readonly change: ChangeForm;
  readonly problems: AddressProblems;
}

type TextName = 'firstName' | 'lastName' | 'company' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode';

function wordsOf(intl: IntlShape, problem: AddressProblem): string {
  if (problem.kind === 'digits') return intl.formatMessage({ id: 'checkout.error.digits' }, { count: problem.count });
  if (problem.kind === 'shape') return intl.formatMessage({ id: 'checkout.error.shape' }, { example: problem.example });
  return intl.formatMessage({ id: `checkout.error.${problem.kind}` });
}

/** The fields of an address as its country writes it, errors at the field. Renders a `<fieldset>`. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, change } = props;
  const format = formatOf(form.countryIso);
  const [more, setMore] = useState(false);
  const withMore = more || form.line2 !== '' || form.company !== '';
  const third = format.region && format.postal ? 'third' : 'half';
  return (
    <Fieldset legend={<FormattedMessage id="checkout.address" />}>
      <FormGrid>
        <TextField {...props} name="firstName" autoComplete="given-name" span="half" />
        <TextField {...props} name="lastName" autoComplete="family-name" span="half" />
        <CountryField form={form} change={change} />
        <TextField {...props} name="line1" autoComplete="address-line1" />
        {withMore ? (
          <>
            <TextField {...props} name="line2" autoComplete="address-line2" span="half" optional />
            <TextField {...props} name="company" autoComplete="organization" span="half" optional />
          </>
        ) : (
          <More>
            <TextButton onClick={() => setMore(true)}>
              <FormattedMessage id="checkout.moreLines" />
            </TextButton>
          </More>
        )}
        <TextField
          {...props}
          name="city"
          autoComplete="address-level2"
          {...(third === 'third' ? { span: third } : {})}
        />
        {format.region && <RegionField {...props} format={format} />}
        {format.postal && <PostalField {...props} span={third} />}
      </FormGrid>
    </Fieldset>
  );
}

interface TextFieldProps extends AddressFieldsProps {
  readonly name: TextName;
  readonly autoComplete: string;
  readonly span?: 'half' | 'third';
  readonly optional?: boolean;
  readonly labelId?: string;
}

function TextField({ form, change, problems, name, autoComplete, span, optional, labelId }: TextFieldProps) {
  const intl = useIntl();
  const problem = isChecked(name) ? problems[name] : undefined;
  return (
    <Field
      id={`address-${name}`}
      label={intl.formatMessage({ id: labelId ?? `checkout.field.${name}` })}
      error={problem && wordsOf(intl, problem)}
      {...(span ? { span } : {})}
      {...(optional ? { optionalLabel: intl.formatMessage({ id: 'checkout.field.optional' }) } : { required: true })}
    >
      <TextInput
        autoComplete={autoComplete}
        value={form[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  );
}

function isChecked(name: TextName): name is AddressField {
  return name !== 'company' && name !== 'line2';
}

function CountryField({ form, change }: Pick<AddressFieldsProps, 'form' | 'change'>) {
  const intl = useIntl();
  const countries = addressFormats
    .map(({ iso }) => ({ iso, name: intl.formatMessage({ id: `checkout.country.${iso}` }) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale));
  return (
    <Field label={intl.formatMessage({ id: 'checkout.field.country' })}>
      <Select
        autoComplete="country"
        value={form.countryIso}
        onChange={(event) => change({ countryIso: event.target.value, region: '' })}
      >
        {countries.map(({ iso, name }) => (
          <option key={iso} value={iso}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function RegionField(props: AddressFieldsProps & { readonly format: AddressFormat }) {
  const intl = useIntl();
  const { format, form, change, problems } = props;
  if (!format.region) return null;
  const { kind, options, required } = format.region;
  const labelId = `checkout.region.${kind}`;
  if (!options)
    return (
      <TextField
        {...props}
        name="region"
        labelId={labelId}
        autoComplete="address-level1"
        span={format.postal ? 'third' : 'half'}
        optional={!required}
      />
    );
  return (
    <Field
      id="address-region"
      label={intl.formatMessage({ id: labelId })}
      error={problems.region && wordsOf(intl, problems.region)}
      span="third"
      required
    >
      <Select
        autoComplete="address-level1"
        value={form.region}
        onChange={(event) => change({ region: event.target.value })}
      >
        <option value="">{intl.formatMessage({ id: 'checkout.choose' })}</option>
        {options.map(({ iso, name }) => (
          <option key={iso} value={iso}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function PostalField({ form, change, problems, span }: AddressFieldsProps & { readonly span: 'half' | 'third' }) {
  const intl = useIntl();
  const { postal } = formatOf(form.countryIso);
  return (
    <Field
      id="address-postalCode"
      label={intl.formatMessage({ id: 'checkout.field.postalCode' })}
      error={problems.postalCode && wordsOf(intl, problems.postalCode)}
      span={span}
      required
    >
      <TextInput
        autoComplete="postal-code"
        numeric
        inputMode={postal?.digits ? 'numeric' : 'text'}
        value={form.postalCode}
        onChange={(event) => change({ postalCode: event.target.value })}
        onBlur={() => change({ postalCode: normalizePostalCode(form.countryIso, form.postalCode) })}
      />
    </Field>
  );
}
