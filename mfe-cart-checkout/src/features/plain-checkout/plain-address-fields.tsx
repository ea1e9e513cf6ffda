import styled from '@emotion/styled';
import type { AddressField, AddressProblems } from '@headstock/commerce-client/address-format';
import { useAddressFields } from '@headstock/commerce-client/use-address-fields';
import { Button } from '@headstock/ui/button';
import { Field, type FieldProps } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { FormattedMessage } from 'react-intl';
import type { CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';

const Kept = styled.div`
  margin-top: 20px;
`;

type TextFieldName = AddressField | 'company' | 'line2' | 'phone';

const autoCompletes: Readonly<Record<TextFieldName, string>> = {
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
const optional: ReadonlySet<TextFieldName> = new Set(['company', 'line2', 'phone']);

/** Props of the fields. */
export interface PlainAddressFieldsProps {
  readonly form: CheckoutForm;
  readonly problems: AddressProblems;
}

const nothing = (): void => undefined;

/** The fields of an address as its country writes it, the country first; another country is a form of its own. Renders a `<fieldset>`. */
export function PlainAddressFields({ form, problems }: PlainAddressFieldsProps) {
  const { texts, countries, region, postal, errors, hasConflict } = useAddressFields(form, nothing, problems);
  const third = region && postal ? 'third' : 'half';
  const text = (name: TextFieldName, more: Partial<FieldProps> = {}) => {
    const error = name === 'company' || name === 'line2' || name === 'phone' ? undefined : errors[name];
    const isOptional = optional.has(name) || (name === 'region' && region?.required === false);
    return (
      <Field
        key={name}
        id={`address-${name}`}
        label={texts.labels[name]}
        error={error?.message}
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
          defaultValue={form[name]}
        />
      </Field>
    );
  };
  return (
    <Fieldset legend={texts.legend}>
      <input type="hidden" name="shownCountry" value={form.countryIso} />
      <FormGrid>
        <div className="beside">
          <Field label={texts.labels.country}>
            <Select name="countryIso" autoComplete="country" defaultValue={form.countryIso}>
              {countries.map(({ iso, name }) => (
                <option key={iso} value={iso}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" name="do" value="country" variant="outline">
            <FormattedMessage id="plainCheckout.country" />
          </Button>
        </div>
        {text('firstName', { span: 'half' })}
        {text('lastName', { span: 'half' })}
        {text('line1')}
        {text('line2', { span: 'half-from-tablet' })}
        {text('company', { span: 'half-from-tablet' })}
        {text('city', third === 'third' ? { span: third } : {})}
        {region?.options ? (
          <Field id="address-region" label={texts.labels.region} error={errors.region?.message} span={third} required>
            <Select name="region" autoComplete="address-level1" defaultValue={form.region}>
              <option value="">{texts.choose}</option>
              {region.options.map(({ iso, name }) => (
                <option key={iso} value={iso}>
                  {name}
                </option>
              ))}
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
