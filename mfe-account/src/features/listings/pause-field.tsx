import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const DAY_MS = 86_400_000;

const dayFrom = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The day that a pause ends on unless another one is chosen: two weeks from now, as `2026-11-23`. */
export const usualPauseEnd = (): string => dayFrom(14);

/** The moment at which a pause ends, in the morning of its day, where the shop is; null for what is no day. */
export function pauseEnd(day: string): string | null {
  const moment = new Date(`${day}T15:00:00.000Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null;
}

/** Props of the field. */
export interface PauseFieldProps {
  readonly day: string;
  readonly error: string | null | undefined;
  readonly onDay: (day: string) => void;
}

/** Until when a listing is paused, a year at most. Renders a field. */
export function PauseField({ day, error, onDay }: PauseFieldProps): ReactNode {
  return (
    <Field
      label={<FormattedMessage id="listings.until" />}
      required
      error={error}
      hint={<FormattedMessage id="listings.untilHint" />}
    >
      <TextInput
        type="date"
        min={dayFrom(1)}
        max={dayFrom(365)}
        value={day}
        onChange={({ target }) => onDay(target.value)}
      />
    </Field>
  );
}
