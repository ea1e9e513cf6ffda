import { ruleFor } from '@headstock/contracts/routes';
import { Checkbox } from '@headstock/ui/checkbox';
import { FormError } from '@headstock/ui/form-error';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { problemMessages } from './auth-messages.ts';
import type { Problem } from './auth-validation.model.ts';

const termsPath = '/terms-and-conditions';

const linkToTerms = (text: ReactNode): ReactNode => (
  <Link to={termsPath} target="_blank">
    {text}
  </Link>
);

export interface TermsFieldProps {
  readonly accepted: boolean;
  readonly problem: Problem | undefined;
  readonly onChange: (accepted: boolean) => void;
}

/** The terms checkbox; links to the terms if the shop has that page. Renders a `<div>` with a checkbox. */
export function TermsField({ accepted, problem, onChange }: TermsFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const errorId = useId();
  return (
    <div>
      <Checkbox
        name="terms"
        required
        checked={accepted}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {ruleFor(termsPath) ? (
          <FormattedMessage
            id="auth.termsLinked"
            values={{
              link: linkToTerms,
            }}
          />
        ) : (
          <FormattedMessage id="auth.terms" />
        )}
      </Checkbox>
      {problem && (
        <FormError id={errorId} alert>
          {formatMessage(problemMessages[problem])}
        </FormError>
      )}
    </div>
  );
}
