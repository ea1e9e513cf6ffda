import styled from '@emotion/styled';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextButton } from '#mfe-cart-checkout/features/cart/text-button.tsx';
import { suggestedValue } from './address-conflicts.model.ts';
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

const Kept = styled.div`
  margin-top: 20px;
  & button {
    margin-top: 12px;
  }
`;

const Take = styled(TextButton)`
  display: block;
  text-align: start;
`;

/** Props of an address form. */
export interface AddressFieldsProps {
  readonly form: CheckoutForm;
  readonly change: ChangeForm;
  readonly problems: AddressProblems;
  /** The address is right although its fields contradict each other: send it as it is. */
  readonly onKeep: () => void;
}

type TextName = 'firstName' | 'lastName' | 'company' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode';

type FieldForm = Pick<AddressFieldsProps, 'form' | 'change'>;

/** What is wrong with a field, and one click that corrects it where a value is known. */
function problemAt(field: AddressField, problem: AddressProblem | undefined, { form, change }: FieldForm): ReactNode {
  if (!problem) return undefined;
  if (problem.kind !== 'conflict')
    return <FormattedMessage id={`checkout.error.${problem.kind}`} values={{ ...problem }} />;
  const { message, suggestion } = problem;
  if (suggestion === null) return message;
  const take = (): void => {
    change({ [field]: suggestedValue(form, field, suggestion) });
    document.getElementById(`address-${field}`)?.focus();
  };
  return (
    <>
      {message}{' '}
      <Take onClick={take}>
        <FormattedMessage id="checkout.error.take" values={{ suggestion }} />
      </Take>
    </>
  );
}

const isConflict = (problem: AddressProblem): boolean => problem.kind === 'conflict';

/** The fields of an address as its country writes it, errors at the field. Renders a `<fieldset>`. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, change, problems, onKeep } = props;
  const format = formatOf(form.countryIso);
  const hasConflict = Object.values(problems).some(isConflict);
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
      {hasConflict && (
        <Kept>
          <Notice tone="warn" live>
            <p>
              <FormattedMessage id="checkout.addressConflict" />
            </p>
            <Button variant="outline" size="small" onClick={onKeep}>
              <FormattedMessage id="checkout.keepAddress" />
            </Button>
          </Notice>
        </Kept>
      )}
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
      error={isChecked(name) && problemAt(name, problem, { form, change })}
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
      error={problemAt('region', problems.region, { form, change })}
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
      error={problemAt('postalCode', problems.postalCode, { form, change })}
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
