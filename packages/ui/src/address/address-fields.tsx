import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { TextButton } from '../actions/text-button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Field, type FieldProps } from '../forms/field.tsx';
import { Fieldset } from '../forms/fieldset.tsx';
import { FormGrid } from '../forms/form-grid.tsx';
import { Select } from '../forms/select.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Options, type Place } from './place-options.tsx';

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

/** A field of an address that holds text. */
export type AddressTextField =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'line1'
  | 'line2'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'phone';

/** What is wrong with a field, and a value that would be right where one is known. */
export interface AddressFieldError {
  message: string;
  correction?: { label: string; value: string };
}

/** The texts of an address form, formatted and translated. */
export interface AddressFieldsTexts {
  legend: string;
  moreLines: string;
  choose: string;
  optional: string;
  /** Said when fields contradict each other, and the button that keeps them so. */
  conflict: string;
  keep: string;
  /** `region` is what the country calls its parts. */
  labels: Readonly<Record<AddressTextField | 'country', string>>;
}

/** Props of an address form. */
export interface AddressFieldsProps {
  values: Readonly<Record<AddressTextField | 'countryIso', string>>;
  texts: AddressFieldsTexts;
  countries: readonly Place[];
  /** Null: addresses of the country have no region. With options it is chosen by `iso`, else typed. */
  region: { required: boolean; options?: readonly Place[] } | null;
  /** Null: the country has no postal codes. */
  postal: { numeric: boolean } | null;
  errors: Readonly<Partial<Record<AddressTextField, AddressFieldError>>>;
  hasConflict: boolean;
  /** Asks for a telephone, too. */
  withPhone?: boolean;
  onChange: (fields: Readonly<Partial<Record<AddressTextField | 'countryIso', string>>>) => void;
  /** Called when the postal code loses the focus. */
  onPostalCodeBlur: () => void;
  /** The address is right although its fields contradict each other: send it as it is. */
  onKeep: () => void;
}

/** The fields of an address as its country writes it, errors at the field; the controls have the ids `address-{field}`. Renders a `<fieldset>`. */
export function AddressFields(props: AddressFieldsProps) {
  const { values, texts, region, postal, hasConflict, withPhone, onKeep } = props;
  const [more, setMore] = useState(false);
  const withMore = more || values.line2 !== '' || values.company !== '';
  const third = region && postal ? 'third' : 'half';
  return (
    <Fieldset legend={texts.legend}>
      <FormGrid>
        <TextField {...props} name="firstName" autoComplete="given-name" span="half" />
        <TextField {...props} name="lastName" autoComplete="family-name" span="half" />
        <CountryField {...props} />
        <TextField {...props} name="line1" autoComplete="address-line1" />
        {withMore ? (
          <>
            <TextField {...props} name="line2" autoComplete="address-line2" span="half-from-tablet" optional />
            <TextField {...props} name="company" autoComplete="organization" span="half-from-tablet" optional />
          </>
        ) : (
          <More>
            <TextButton onClick={() => setMore(true)}>{texts.moreLines}</TextButton>
          </More>
        )}
        <TextField
          {...props}
          name="city"
          autoComplete="address-level2"
          {...(third === 'third' ? { span: third } : {})}
        />
        {region && <RegionField {...props} region={region} span={third} />}
        {postal && <PostalField {...props} postal={postal} span={third} />}
        {withPhone && <PhoneField {...props} />}
      </FormGrid>
      {hasConflict && (
        <Kept>
          <Notice tone="warn" live>
            <p>{texts.conflict}</p>
            <Button variant="outline" size="small" onClick={onKeep}>
              {texts.keep}
            </Button>
          </Notice>
        </Kept>
      )}
    </Fieldset>
  );
}

/** What is wrong with a field, and one click that corrects it where a value is known. */
function errorAt(field: AddressTextField, { errors, onChange }: AddressFieldsProps): ReactNode {
  const error = errors[field];
  if (!error?.correction) return error?.message;
  const { message, correction } = error;
  const take = (): void => {
    onChange({ [field]: correction.value });
    document.getElementById(`address-${field}`)?.focus();
  };
  return (
    <>
      {message} <Take onClick={take}>{correction.label}</Take>
    </>
  );
}

interface TextFieldProps extends AddressFieldsProps {
  name: AddressTextField;
  autoComplete: string;
  span?: FieldProps['span'];
  optional?: boolean;
}

function TextField(props: TextFieldProps) {
  const { values, texts, name, autoComplete, span, optional, onChange } = props;
  return (
    <Field
      id={`address-${name}`}
      label={texts.labels[name]}
      error={errorAt(name, props)}
      {...(span ? { span } : {})}
      {...(optional ? { optionalLabel: texts.optional } : { required: true })}
    >
      <TextInput
        autoComplete={autoComplete}
        value={values[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  );
}

function CountryField({ values, texts, countries, onChange }: AddressFieldsProps) {
  return (
    <Field label={texts.labels.country}>
      <Select
        autoComplete="country"
        value={values.countryIso}
        onChange={(event) => onChange({ countryIso: event.target.value, region: '' })}
      >
        <Options of={countries} />
      </Select>
    </Field>
  );
}

interface RegionFieldProps extends AddressFieldsProps {
  region: NonNullable<AddressFieldsProps['region']>;
  span: 'half' | 'third';
}

function RegionField(props: RegionFieldProps) {
  const { region, span, values, texts, onChange } = props;
  if (!region.options)
    return <TextField {...props} name="region" autoComplete="address-level1" span={span} optional={!region.required} />;
  return (
    <Field id="address-region" label={texts.labels.region} error={errorAt('region', props)} span={span} required>
      <Select
        autoComplete="address-level1"
        value={values.region}
        onChange={(event) => onChange({ region: event.target.value })}
      >
        <option value="">{texts.choose}</option>
        <Options of={region.options} />
      </Select>
    </Field>
  );
}

function PostalField(props: AddressFieldsProps & { postal: { numeric: boolean }; span: 'half' | 'third' }) {
  const { postal, span, values, texts, onChange, onPostalCodeBlur } = props;
  return (
    <Field
      id="address-postalCode"
      label={texts.labels.postalCode}
      error={errorAt('postalCode', props)}
      span={span}
      required
    >
      <TextInput
        autoComplete="postal-code"
        numeric
        inputMode={postal.numeric ? 'numeric' : 'text'}
        value={values.postalCode}
        onChange={(event) => onChange({ postalCode: event.target.value })}
        onBlur={onPostalCodeBlur}
      />
    </Field>
  );
}

function PhoneField({ values, texts, onChange }: AddressFieldsProps) {
  return (
    <Field id="address-phone" label={texts.labels.phone} optionalLabel={texts.optional}>
      <TextInput
        type="tel"
        autoComplete="tel"
        numeric
        value={values.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
    </Field>
  );
}
