import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import type { FormEvent, ReactNode, Ref } from 'react';

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
  readonly ref?: Ref<HTMLFormElement>;
  readonly onSubmit: () => Promise<void>;
  readonly busy: boolean;
  /** The label of the submit button: “Continue to payment”. Null: no button. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** The form of a step with its one button. Renders a `<form>` without the browser's own messages. */
export function StepForm({ ref, onSubmit, busy, action, children }: StepFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void onSubmit();
  };
  return (
    <Root ref={ref} noValidate onSubmit={submit}>
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

/** Focuses the first of a form's fields with an error, after the errors are shown. */
export function focusFirst(form: HTMLFormElement | null, ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const field = form?.elements.namedItem(ids[0] ?? '');
    if (field instanceof HTMLElement) field.focus();
  });
}
