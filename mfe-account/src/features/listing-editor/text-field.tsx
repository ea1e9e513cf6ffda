import { Field } from '@headstock/ui/field';
import { Textarea } from '@headstock/ui/textarea';
import { TextInput } from '@headstock/ui/text-input';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditor } from './editor-context.ts';
import { fieldId } from './editor.model.ts';
import { readNumber, showNumber } from './number-text.model.ts';

interface CommonProps {
  /** Its place in the document. */
  readonly path: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly span?: 'half' | 'third';
  readonly required?: boolean;
}

/** The label of a field, with a word where the shop asked to change it. */
export function FieldLabel({ path, children }: { readonly path: string; readonly children: ReactNode }): ReactNode {
  const { isMarked } = useEditor();
  return isMarked(path) ? (
    <>
      {children}{' '}
      <mark>
        (<FormattedMessage id="listingEditor.marked" />)
      </mark>
    </>
  ) : (
    children
  );
}

/** Props of a text of the listing. */
export interface TextFieldProps extends CommonProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly most: number;
  readonly rows?: number;
  readonly lang?: 'en' | 'fr';
  readonly placeholder?: string | undefined;
}

/** A text of the listing, of one line or with `rows` of several. */
export function TextField({
  path,
  label,
  hint,
  span,
  required,
  value,
  onChange,
  most,
  rows,
  lang,
  placeholder,
}: TextFieldProps): ReactNode {
  const { errorAt } = useEditor();
  const control = {
    value,
    maxLength: most,
    lang,
    placeholder,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <Field
      id={fieldId(path)}
      label={<FieldLabel path={path}>{label}</FieldLabel>}
      hint={hint}
      error={errorAt(path)}
      {...(span && { span })}
      {...(required && { required })}
    >
      {rows ? <Textarea rows={rows} {...control} /> : <TextInput autoComplete="off" {...control} />}
    </Field>
  );
}

/** Props of a number of the listing. */
export interface NumberFieldProps extends CommonProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** How many of what is stored make one of what is shown: 100 for dollars in cents. */
  readonly scale?: number;
  readonly digits?: number;
  readonly placeholder?: string;
}

/** A number of the listing, kept as it is typed: what is no number says so and changes nothing. */
export function NumberField({
  path,
  label,
  hint,
  span,
  required,
  value,
  onChange,
  scale = 1,
  digits = 0,
  placeholder,
}: NumberFieldProps): ReactNode {
  const { errorAt } = useEditor();
  const intl = useIntl();
  const locale = intl.locale === 'fr' ? 'fr' : 'en';
  const [typed, setTyped] = useState<string | null>(null);
  const own = useId();
  const read = typed === null ? { ok: true, value } : readNumber(typed, scale, digits, locale);
  const text = typed !== null && (!read.ok || read.value === value) ? typed : showNumber(value, scale, digits, locale);
  return (
    <Field
      id={fieldId(path)}
      label={<FieldLabel path={path}>{label}</FieldLabel>}
      hint={hint}
      error={read.ok ? errorAt(path) : intl.formatMessage({ id: 'listingEditor.problem.number' })}
      {...(span && { span })}
      {...(required && { required })}
    >
      <TextInput
        key={own}
        numeric
        inputMode={digits > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={20}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = readNumber(target.value, scale, digits, locale);
          if (next.ok && next.value !== value) onChange(next.value);
        }}
        onBlur={() => {
          if (read.ok) setTyped(null);
        }}
      />
    </Field>
  );
}
