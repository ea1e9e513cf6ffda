import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Field } from '../forms/field.tsx';
import { Fieldset } from '../forms/fieldset.tsx';
import { FormGrid } from '../forms/form-grid.tsx';
import { FormError } from '../forms/form-error.tsx';
import { QuantityStepper } from '../forms/quantity-stepper.tsx';
import { RadioCard } from '../forms/radio-card.tsx';
import { Select } from '../forms/select.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Textarea } from '../forms/textarea.tsx';
import { Divider } from '../layout/divider.tsx';
import { GallerySection, Row } from './gallery-section.tsx';

const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: '18px 16px' };

/** Fields, choices, the stepper and errors. */
export function Forms() {
  const [quantity, setQuantity] = useState(2);
  const [summary, setSummary] = useState(false);
  return (
    <GallerySection title="Forms">
      <div style={{ ...columns, maxWidth: 860 }}>
        <Field label="First name">
          <TextInput placeholder="Ada" autoComplete="off" />
        </Field>
        <Field label="Postal code" error="Five digits, please" id="gallery-postal">
          <TextInput defaultValue="9721" numeric />
        </Field>
        <Field label="Company" optionalLabel="optional" hint="As it stands on the invoice.">
          <TextInput />
        </Field>
        <Field label="State">
          <Select defaultValue="OR">
            <option value="OR">Oregon</option>
            <option value="TN">Tennessee</option>
          </Select>
        </Field>
        <Field label="Message">
          <Textarea placeholder="What have you got?" />
        </Field>
        <Field label="Not now">
          <TextInput disabled defaultValue="Locked" />
        </Field>
      </div>
      <Divider>or</Divider>
      <div style={{ maxWidth: 860, marginTop: 24 }}>
        <Fieldset legend="Delivery" choices>
          <RadioCard
            name="gallery-way"
            title="Ship to me"
            note="Packed by a luthier, insured"
            end="$118"
            defaultChecked
          />
          <RadioCard name="gallery-way" title="Pick up in store" note="2210 Dogwood Avenue, free" />
        </Fieldset>
        <Fieldset legend="Address">
          <FormGrid>
            <Field label="Given name" span="half">
              <TextInput defaultValue="Ada" />
            </Field>
            <Field label="Family name" span="half">
              <TextInput defaultValue="Moreau" />
            </Field>
            <Field label="Street address">
              <TextInput defaultValue="418 SE Alder Street" />
            </Field>
            {['City', 'Region', 'Code'].map((label) => (
              <Field key={label} label={label} span="third">
                <TextInput />
              </Field>
            ))}
          </FormGrid>
        </Fieldset>
      </div>
      <Row style={{ marginTop: 24 }}>
        <Checkbox defaultChecked>I accept the terms</Checkbox>
        <Checkbox type="radio" name="gallery-radio" defaultChecked>
          Front
        </Checkbox>
        <Checkbox type="radio" name="gallery-radio">
          Back
        </Checkbox>
        <Checkbox size="small">Compare</Checkbox>
        <Checkbox size="small" disabled>
          Compare
        </Checkbox>
        <QuantityStepper
          value={quantity}
          maximum={5}
          onChange={setQuantity}
          labels={{ quantity: 'Quantity', less: 'One less', more: 'One more' }}
        />
        <FormError>Please type something</FormError>
      </Row>
      <Row>
        <Button variant="outline" size="small" onClick={() => setSummary(!summary)}>
          Show the error summary
        </Button>
      </Row>
      {summary && (
        <ErrorSummary
          title="One thing to look at"
          errors={[{ fieldId: 'gallery-postal', message: 'Five digits, please' }]}
        />
      )}
    </GallerySection>
  );
}
