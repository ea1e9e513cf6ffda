import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { SerialReport } from './serial-report.tsx';
import { useSerialLookup } from './use-serial-lookup.ts';

/** The serial lookup: what is typed stands in the address, so that it can be handed on. Renders a form and its report. */
export function SerialLookupView(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const serial = query.get('serial') ?? '';
  const brand = query.get('brand') ?? '';
  const { lookup, isBusy, isMissed } = useSerialLookup(serial, brand);
  const change = (name: string, value: string): void =>
    setQuery(
      (known) => {
        if (value === '') known.delete(name);
        else known.set(name, value);
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <FormGrid>
        <Field
          label={<FormattedMessage id="serials.column.serial" />}
          hint={<FormattedMessage id="serials.hint" />}
          span="half"
        >
          <TextInput
            name="serial"
            numeric
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={serial}
            onChange={(event) => change('serial', event.target.value)}
          />
        </Field>
        <Field
          label={<FormattedMessage id="serials.brand" />}
          hint={<FormattedMessage id="serials.brandHint" />}
          span="half"
        >
          <TextInput
            name="brand"
            maxLength={80}
            value={brand}
            onChange={(event) => change('brand', event.target.value)}
          />
        </Field>
      </FormGrid>
      {isBusy && (
        <p role="status" className="hs-mute">
          <FormattedMessage id="serials.busy" />
        </p>
      )}
      {isMissed && (
        <p role="alert">
          <FormattedMessage id="serials.missed" />
        </p>
      )}
      {lookup && <SerialReport lookup={lookup} maker={brand} onMaker={(maker) => change('brand', maker)} />}
    </>
  );
}
