import { finishFamilies, listingLimits, specKeys } from '@headstock/contracts/listing-document';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { type Category, fieldId } from './editor.model.ts';
import { LocalTextField, LocalTexts, noText } from './local-texts.tsx';
import { ModelFacts } from './model-facts.tsx';
import { NameCombobox } from './name-combobox.tsx';
import { FieldLabel, NumberField, TextField } from './text-field.tsx';

/** The choice of one from a list; empty is nothing yet. */
export function ChoiceField({
  path,
  value,
  options,
  onChange,
  span = 'half',
}: {
  readonly path: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly span?: 'half' | 'third';
}): ReactNode {
  const { errorAt } = useEditor();
  const { formatMessage } = useIntl();
  return (
    <Field
      id={fieldId(path)}
      label={
        <FieldLabel path={path}>
          <FormattedMessage id={`listingEditor.field.${path}`} />
        </FieldLabel>
      }
      error={errorAt(path)}
      span={span}
    >
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{formatMessage({ id: 'listingEditor.choose' })}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Years(): ReactNode {
  const { document, change } = useEditor();
  return (
    <>
      <NumberField
        path="yearFrom"
        span="third"
        label={<FormattedMessage id="listingEditor.field.yearFrom" />}
        value={document.yearFrom}
        onChange={(yearFrom) => change({ yearFrom })}
      />
      <NumberField
        path="yearTo"
        span="third"
        label={<FormattedMessage id="listingEditor.field.yearTo" />}
        value={document.yearTo}
        onChange={(yearTo) => change({ yearTo })}
      />
      <div data-span="third">
        <Checkbox checked={document.yearIsCirca} onChange={({ target }) => change({ yearIsCirca: target.checked })}>
          <FormattedMessage id="listingEditor.field.yearIsCirca" />
        </Checkbox>
      </div>
    </>
  );
}

function Finish(): ReactNode {
  const { document, change } = useEditor();
  const { formatMessage } = useIntl();
  const { finish } = document;
  return (
    <>
      {(['en', 'fr'] as const).map((locale) => (
        <TextField
          key={locale}
          path={locale === 'en' ? 'finish' : 'finish.fr'}
          span="third"
          lang={locale}
          most={listingLimits.name}
          label={<FormattedMessage id={`listingEditor.field.finish.${locale}`} />}
          value={finish[locale]}
          onChange={(value) => change({ finish: { ...finish, [locale]: value } })}
        />
      ))}
      <ChoiceField
        path="finishFamily"
        span="third"
        value={document.finishFamily ?? ''}
        options={finishFamilies.map((value) => ({
          value,
          label: formatMessage({ id: `listingEditor.family.${value}` }),
        }))}
        onChange={(value) => change({ finishFamily: finishFamilies.find((family) => family === value) ?? null })}
      />
    </>
  );
}

function Specs(): ReactNode {
  const { document, change } = useEditor();
  const { specs } = document;
  return (
    <details>
      <summary>
        <FormattedMessage id="listingEditor.specs" />
      </summary>
      <LocalTexts texts={Object.values(specs)}>
        <FormGrid>
          {specKeys.map((key) => (
            <LocalTextField
              key={key}
              path={`specs.${key}`}
              span="half"
              most={listingLimits.spec}
              label={<FormattedMessage id={`listingEditor.spec.${key}`} />}
              value={specs[key] ?? noText}
              onChange={(value) => change({ specs: { ...specs, [key]: value } })}
            />
          ))}
        </FormGrid>
      </LocalTexts>
    </details>
  );
}

/** What it is: brand and model, place in the catalogue, years, finish, number, specification. */
export function WhatSection({ categories }: { readonly categories: readonly Category[] }): ReactNode {
  const { document, change } = useEditor();
  const { formatMessage } = useIntl();
  const types = categories.find(({ slug }) => slug === document.category)?.types ?? [];
  const toOption = ({ slug, title }: { readonly slug: string; readonly title: string }) => ({
    value: slug,
    label: title,
  });
  const isInstrument = document.kind === 'instrument';
  return (
    <EditorSection name="what">
      <FormGrid>
        <NameCombobox
          path="brand"
          value={document.brand}
          most={listingLimits.name}
          brand={null}
          onChange={(brand) => change({ brand })}
        />
        <NameCombobox
          path="model"
          value={document.model}
          most={listingLimits.model}
          brand={document.brand}
          onChange={(model) => change({ model })}
        />
      </FormGrid>
      <ModelFacts />
      <FormGrid>
        <ChoiceField
          path="category"
          value={document.category}
          options={categories.map(toOption)}
          onChange={(category) => change({ category, type: '' })}
        />
        <ChoiceField
          path="type"
          value={document.type}
          options={types.map(toOption)}
          onChange={(type) => change({ type })}
        />
        {isInstrument && <Years />}
        <Finish />
        {isInstrument && (
          <ChoiceField
            path="handedness"
            value={document.handedness ?? ''}
            options={(['right', 'left'] as const).map((value) => ({
              value,
              label: formatMessage({ id: `listingEditor.hand.${value}` }),
            }))}
            onChange={(value) => change({ handedness: value === 'left' || value === 'right' ? value : null })}
          />
        )}
        {isInstrument && (
          <TextField
            path="serial"
            span="half"
            most={listingLimits.serial}
            label={<FormattedMessage id="listingEditor.field.serial" />}
            hint={<FormattedMessage id="listingEditor.hint.serial" />}
            value={document.serial}
            onChange={(serial) => change({ serial })}
          />
        )}
      </FormGrid>
      <Specs />
    </EditorSection>
  );
}
