import styled from '@emotion/styled';
import { FormError } from '@headstock/ui/form-error';
import { StarIcon } from '@headstock/ui/icons/star';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

const Root = styled.fieldset`
  display: grid;
  gap: 4px;
  min-width: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    font-size: var(--hs-t-small);
    font-weight: 600;
    & > span {
      font-weight: 400;
      color: var(--hs-ink-3);
    }
  }
  & > div {
    display: flex;
    gap: 2px;
    & > label {
      position: relative;
      display: grid;
      place-items: center;
      width: 44px;
      height: 44px;
      border-radius: var(--hs-r-control);
      color: var(--hs-ink-3);
      cursor: pointer;
      &[data-on] {
        color: var(--hs-plush);
        & > svg {
          fill: currentColor;
        }
      }
      &:has(:focus-visible) {
        outline: 2px solid var(--hs-focus, currentColor);
        outline-offset: -2px;
      }
      & > input {
        position: absolute;
        inset: 0;
        margin: 0;
        opacity: 0;
        cursor: pointer;
      }
    }
  }
`;

const places = [1, 2, 3, 4, 5] as const;

/** Props of the choice. */
export interface StarChoiceProps {
  readonly label: ReactNode;
  /** Said beside the label of one that may stay empty. */
  readonly optionalLabel?: ReactNode;
  /** 1 to 5; null while nothing is chosen. */
  readonly value: number | null;
  readonly error?: string | null;
  readonly onChange: (stars: number) => void;
}

/** A choice of one to five stars, by mouse or arrow keys. Renders a `<fieldset>` of radio buttons. */
export function StarChoice({ label, optionalLabel, value, error = null, onChange }: StarChoiceProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <Root aria-describedby={error === null ? undefined : `${name}-error`}>
      <legend>
        {label}
        {optionalLabel && <span> {optionalLabel}</span>}
      </legend>
      <div>
        {places.map((place) => (
          <label key={place} data-on={(value !== null && place <= value) || undefined}>
            <input
              type="radio"
              name={name}
              value={place}
              checked={value === place}
              aria-label={formatMessage({ id: 'feedback.stars' }, { stars: place })}
              onChange={() => onChange(place)}
            />
            <StarIcon />
          </label>
        ))}
      </div>
      {error !== null && <FormError id={`${name}-error`}>{error}</FormError>}
    </Root>
  );
}
