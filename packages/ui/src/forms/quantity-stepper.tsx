import styled from '@emotion/styled';
import { useState } from 'react';
import { MinusIcon } from '../icons/minus.tsx';
import { PlusIcon } from '../icons/plus.tsx';
import { readQuantity, type QuantityReset } from './quantity.model.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  border: 1.5px solid var(--hs-line-strong);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    &:hover {
      background: var(--hs-sunken);
    }
    &[aria-disabled='true'] {
      background: none;
      color: var(--hs-ink-3);
      opacity: 0.55;
    }
  }
  & > input {
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 600;
    text-align: center;
  }
  & > :focus-visible {
    outline-offset: -1px;
  }
`;

/** Props of the stepper. */
export interface QuantityStepperProps {
  value: number;
  minimum?: number;
  /** The item's stock. */
  maximum: number;
  /** Told of every valid change; `reset` says that the typed number broke a limit and was set back to it. */
  onChange: (value: number, reset?: QuantityReset) => void;
  labels: { quantity: string; less: string; more: string };
  disabled?: boolean;
}

/** A small whole number with one less and one more; typed numbers count on blur or Enter. Renders a `<span role="group">`. */
export function QuantityStepper({ value, minimum = 1, maximum, onChange, labels, disabled }: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();
  const commit = (text: string) => {
    setDraft(undefined);
    const change = readQuantity(text, minimum, maximum);
    if (change && (change.value !== value || change.reset)) onChange(change.value, change.reset);
  };
  const step = (by: -1 | 1) => {
    const next = value + by;
    if (next >= minimum && next <= maximum) onChange(next);
  };
  return (
    <Root role="group" aria-label={labels.quantity}>
      <button
        type="button"
        aria-label={labels.less}
        aria-disabled={value <= minimum}
        disabled={disabled}
        onClick={() => step(-1)}
      >
        <MinusIcon size="small" />
      </button>
      <input
        type="text"
        className="hs-num"
        aria-label={labels.quantity}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => draft !== undefined && commit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit(event.currentTarget.value);
        }}
      />
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={value >= maximum}
        disabled={disabled}
        onClick={() => step(1)}
      >
        <PlusIcon size="small" />
      </button>
    </Root>
  );
}
