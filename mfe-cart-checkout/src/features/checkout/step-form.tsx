import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import type { FormEvent, ReactNode } from 'react';

const Root = styled.form`
  margin-top: 28px;
  & > [role='alert'],
  & > [role='status'] {
    margin-block: 24px;
    &:first-child {
      margin-top: 0;
    }
  }
  & > * + fieldset {
    margin-top: 36px;
  }
  & > .go {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px;
    margin-top: 32px;
  }
`;

/** Props of a step's form. */
export interface StepFormProps {
  readonly onSubmit: () => Promise<void>;
  readonly busy: boolean;
  /** “Continue to payment”: what the button says; without it there is none. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** The form of a step with its one button. Renders a `<form>` without the browser's own messages. */
export function StepForm({ onSubmit, busy, action, children }: StepFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void onSubmit();
  };
  return (
    <Root noValidate onSubmit={submit}>
      {children}
      {action && (
        <div className="go">
          <Button type="submit" size="large" busy={busy}>
            {action}
          </Button>
        </div>
      )}
    </Root>
  );
}

/** Puts the focus on the first field of a form that has an error, after the errors are shown. */
export function focusFirst(ids: readonly string[]): void {
  requestAnimationFrame(() => document.getElementById(ids[0] ?? '')?.focus());
}
