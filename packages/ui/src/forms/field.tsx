import styled from '@emotion/styled';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import { FormError } from './form-error.tsx';

const Root = styled.div`
  display: grid;
  /* What a browser draws for a date has a width of its own. */
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  & > label {
    font-size: var(--hs-t-small);
    font-weight: 600;
    line-height: 1.3;
    & > span {
      font-weight: 400;
      color: var(--hs-ink-3);
    }
  }
  & > .hint {
    font-size: var(--hs-t-small);
    line-height: 1.4;
    color: var(--hs-ink-3);
  }
`;

/** Props of a field. */
export interface FieldProps {
  label: ReactNode;
  /** Help under the control. */
  hint?: ReactNode;
  /** The error message; marks the control as invalid. */
  error?: ReactNode;
  /** Said beside the label of a field that may stay empty: “optional”. */
  optionalLabel?: ReactNode;
  required?: boolean;
  /** Id of the control; given, an error summary can link to it. */
  id?: string;
  /** Hides the label from sight, not from screen readers. */
  hideLabel?: boolean;
  /** Its share of a `FormGrid`; the full width by default. `half-from-tablet` is for labels that half a phone is too narrow for. */
  span?: 'half' | 'half-from-tablet' | 'third';
  className?: string;
  /** One `TextInput`, `Textarea`, `Select` or `QuantityStepper`. */
  children: ReactNode;
}

/** A labelled control with its hint and its error, tied together. Renders a `<div>` with a `<label>`. */
export function Field(props: FieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const invalid = Boolean(props.error);
  const required = props.required ?? false;
  const describedBy = [props.hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const value = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required]);
  return (
    <Root className={props.className} data-span={props.span}>
      <label htmlFor={id} className={props.hideLabel ? 'hs-vh' : undefined}>
        {props.label}
        {props.optionalLabel && <span> {props.optionalLabel}</span>}
      </label>
      <FieldContext value={value}>{props.children}</FieldContext>
      {props.hint && (
        <p id={`${id}-hint`} className="hint">
          {props.hint}
        </p>
      )}
      {props.error && <FormError id={`${id}-error`}>{props.error}</FormError>}
    </Root>
  );
}
