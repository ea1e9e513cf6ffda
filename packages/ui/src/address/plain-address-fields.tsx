import styled from '@emotion/styled';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Field, type FieldProps } from '../forms/field.tsx';
import { Fieldset } from '../forms/fieldset.tsx';
import { FormGrid } from '../forms/form-grid.tsx';
import { Select } from '../forms/select.tsx';
import { TextInput } from '../forms/text-input.tsx';
import type { AddressFieldsProps, AddressTextField } from './address-fields.tsx';
import { Options } from './place-options.tsx';

const Kept = styled.div`
  margin-top: 20px;
`;

const Country = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  & > :first-child {
    flex: 1 1 14rem;
  }
  /* Below the label of the field beside it. */
  & > button {
    margin-top: calc(var(--hs-t-small) * 1.3 + 6px);
  }
`;

const autoCompletes: Readonly<Record<AddressTextField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
  phone: 'tel',
};
const optional: ReadonlySet<AddressTextField> = new Set(['company', 'line2', 'phone']);

/** Props of the fields: those of `AddressFields` that need no scripts. */
export interface PlainAddressFieldsProps extends Pick<
  AddressFieldsProps,
  'values' | 'texts' | 'countries' | 'region' | 'postal' | 'errors' | 'hasConflict'
> {
  /** The button that shows the fields of another country. */
  showCountry: string;
}

/**
 * The fields of an address as its country writes it, for a form that is sent as it is: `do` is `country` for the fields of another country,
 * of which `shownCountry` tells, and `keep` for an address that is right although it contradicts itself. Renders a `<fieldset>`.
 */
export function PlainAddressFields(props: PlainAddressFieldsProps) {
  const { values, texts, countries, region, postal, errors, hasConflict, showCountry } = props;
  const third = region && postal ? 'third' : 'half';
  const text = (name: AddressTextField, more: Partial<FieldProps> = {}) => {
    const isOptional = optional.has(name) || (name === 'region' && region?.required === false);
    return (
      <Field
        key={name}
        id={`address-${name}`}
        label={texts.labels[name]}
        error={errors[name]?.message}
        {...(isOptional ? { optionalLabel: texts.optional } : { required: true })}
        {...more}
      >
        <TextInput
          name={name}
          autoComplete={autoCompletes[name]}
          maxLength={120}
          numeric={name === 'postalCode' || name === 'phone'}
          {...(name === 'phone' ? { type: 'tel' } : {})}
          {...(name === 'postalCode' && postal?.numeric ? { inputMode: 'numeric' as const } : {})}
          defaultValue={values[name]}
        />
      </Field>
    );
  };
  return (
    <Fieldset legend={texts.legend}>
      <input type="hidden" name="shownCountry" value={values.countryIso} />
      <FormGrid>
        <Country>
          <Field label={texts.labels.country}>
            <Select name="countryIso" autoComplete="country" defaultValue={values.countryIso}>
              <Options of={countries} />
            </Select>
          </Field>
          <Button type="submit" name="do" value="country" variant="outline">
            {showCountry}
          </Button>
        </Country>
        {text('firstName', { span: 'half' })}
        {text('lastName', { span: 'half' })}
        {text('line1')}
        {text('line2', { span: 'half-from-tablet' })}
        {text('company', { span: 'half-from-tablet' })}
        {text('city', third === 'third' ? { span: third } : {})}
        {region?.options ? (
          <Field id="address-region" label={texts.labels.region} error={errors.region?.message} span={third} required>
            <Select name="region" autoComplete="address-level1" defaultValue={values.region}>
              <option value="">{texts.choose}</option>
              <Options of={region.options} />
            </Select>
          </Field>
        ) : (
          region && text('region', { span: third })
        )}
        {postal && text('postalCode', { span: third })}
        {text('phone')}
      </FormGrid>
      {hasConflict && (
        <Kept>
          <Notice
            tone="warn"
            live
            action={
              <Button type="submit" name="do" value="keep" variant="outline" size="small">
                {texts.keep}
              </Button>
            }
          >
            {texts.conflict}
          </Notice>
        </Kept>
      )}
    </Fieldset>
  );
}
