import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { actionOf, type PlainStep } from './plain-checkout.model.ts';

const Root = styled.form`
  margin-top: 28px;
  & > .said {
    margin-bottom: 24px;
  }
  & > * + fieldset {
    margin-top: 36px;
  }
  & > .go {
    margin-top: 32px;
  }
  & .choices-below {
    display: grid;
    gap: 10px;
  }
  & .beside {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    & > :first-child {
      flex: 1 1 14rem;
    }
    /* Below the label of the field beside it. */
    & > button {
      margin-top: calc(var(--hs-t-small) * 1.3 + 6px);
    }
  }
`;

/** Props of the form of a step. */
export interface PlainStepFormProps {
  readonly step: PlainStep;
  /** Why it was refused, where that belongs to no field. */
  readonly said: ReactNode;
  /** The label of the button that leads on. */
  readonly action: ReactNode;
  readonly className?: string;
  /** Which orders can be fetched, for the styles of the delivery. */
  readonly 'data-pick-up'?: 'some' | 'all' | undefined;
  readonly children: ReactNode;
}

/** The form of a step, sent as it is: what is wrong the server says at the fields. Renders a `<form>`. */
export function PlainStepForm({ step, said, action, children, ...rest }: PlainStepFormProps) {
  const { locale } = useIntl();
  return (
    <Root method="post" action={actionOf(step, locale)} noValidate {...rest}>
      {/* The Enter key presses the first button of a form. */}
      <button type="submit" hidden tabIndex={-1}>
        {action}
      </button>
      {said && (
        <div className="said">
          <Notice tone="bad" live>
            {said}
          </Notice>
        </div>
      )}
      {children}
      <div className="go">
        <Button type="submit" size="large">
          {action}
        </Button>
      </div>
    </Root>
  );
}

/** A refusal that belongs to no field, in the server's words or in ours. */
export function refusalText(refusal: { readonly message: string | null } | null): ReactNode {
  return refusal && (refusal.message ?? <FormattedMessage id="checkout.failed" />);
}
