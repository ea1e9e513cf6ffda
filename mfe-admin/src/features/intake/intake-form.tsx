import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { DealStep } from './deal-step.tsx';
import { InstrumentStep } from './instrument-step.tsx';
import { IntakeContext } from './intake-context.ts';
import {
  type IntakeDraft,
  intakeProblems,
  type IntakeProblems,
  type IntakeStep,
  intakeSteps,
  stepOf,
} from './intake-draft.model.ts';
import type { IntakeStore } from './intake-store.ts';
import type { AdminIntakePlacesQuery, AdminIntakeRulesQuery } from './intake.generated.ts';
import { MeasuresStep } from './measures-step.tsx';
import { PersonStep } from './person-step.tsx';
import { PhotographsStep } from './photographs-step.tsx';
import { SignStep } from './sign-step.tsx';
import { useIntakeDraft } from './use-intake.ts';

const Root = styled.form`
  display: grid;
  gap: 20px;
  max-width: 760px;
  & > .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  & > .step {
    display: grid;
    gap: 18px;
    outline: 0;
  }
  & > footer {
    position: sticky;
    bottom: 0;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    padding: 12px 0;
    background: var(--hs-page);
  }
`;

/** Props of the form. */
export interface IntakeFormProps {
  readonly first: IntakeDraft;
  readonly store: IntakeStore;
  readonly rules: AdminIntakeRulesQuery;
  readonly categories: AdminIntakePlacesQuery['categories'];
}

/** The bench: six steps, kept in the browser until they are sent. Renders a `<form>`, and a note once it is sent. */
export function IntakeForm({ first, store, rules, categories }: IntakeFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const intake = useIntakeDraft(first, store);
  const [step, setStep] = useState<IntakeStep>('instrument');
  const [isTried, setTried] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { draft, state } = intake;
  if (state.kind === 'sent')
    return (
      <Notice>
        <p>
          <FormattedMessage id="intake.sent" />
        </p>
        <Link to={`/profile/selling/listings/${state.listingId}`}>
          <FormattedMessage id="intake.goOn" />
        </Link>
      </Notice>
    );
  const own = intakeProblems(draft);
  const refused = state.kind === 'refused' ? state : null;
  const worded: IntakeProblems = {
    ...(isTried &&
      Object.fromEntries(
        Object.entries(own).map(([name, code]) => [name, formatMessage({ id: `intake.problem.${code}` })]),
      )),
    ...(refused?.field && { [refused.field]: refused.message }),
  };
  const go = (next: IntakeStep): void => {
    setStep(next);
    requestAnimationFrame(() => panel.current?.focus());
  };
  const at = intakeSteps.indexOf(step);
  const next = intakeSteps[at + 1];
  const before = intakeSteps[at - 1];
  const stepWith = (problems: IntakeProblems): IntakeStep | undefined =>
    intakeSteps.find((one) => Object.keys(problems).some((name) => stepOf[name.split('.')[0] ?? ''] === one));
  const submit = async (): Promise<void> => {
    if (next) return go(next);
    setTried(true);
    const wrong = stepWith(own);
    if (wrong) return go(wrong);
    const end = await intake.send();
    const field = end.kind === 'refused' ? stepOf[end.field ?? ''] : undefined;
    if (field) go(field);
    return undefined;
  };
  const steps: Readonly<Record<IntakeStep, ReactNode>> = {
    instrument: <InstrumentStep categories={categories} />,
    photographs: <PhotographsStep />,
    measures: <MeasuresStep />,
    deal: <DealStep rules={rules.holdRules} />,
    person: <PersonStep />,
    sign: <SignStep terms={rules.dealTerms} />,
  };
  return (
    <IntakeContext value={{ ...intake, problems: worded }}>
      <Root
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <nav className="steps" aria-label={formatMessage({ id: 'intake.steps' })}>
          {intakeSteps.map((one, index) => (
            <Button
              key={one}
              size="small"
              variant={one === step ? 'ink' : 'quiet'}
              aria-current={one === step ? 'step' : undefined}
              onClick={() => go(one)}
            >
              {index + 1}. <FormattedMessage id={`intake.step.${one}`} />
              {stepWith(
                Object.fromEntries(Object.entries(worded).filter(([name]) => stepOf[name.split('.')[0] ?? ''] === one)),
              ) && ' ●'}
            </Button>
          ))}
        </nav>
        <div className="step" ref={panel} tabIndex={-1}>
          <Heading level={2} step="3">
            <FormattedMessage id={`intake.step.${step}`} />
          </Heading>
          {steps[step]}
        </div>
        {intake.isUnkept && (
          <FormError alert>
            <FormattedMessage id="intake.unkept" />
          </FormError>
        )}
        {refused && <FormError alert>{refused.message}</FormError>}
        <p role="status" className="hs-mute">
          {state.kind === 'waiting' ? (
            <FormattedMessage id="intake.waiting" />
          ) : state.kind === 'sending' ? (
            <FormattedMessage id="intake.sending" values={{ count: state.photographs }} />
          ) : (
            <FormattedMessage id="intake.kept" />
          )}
        </p>
        <footer>
          {before ? (
            <Button variant="outline" onClick={() => go(before)}>
              <FormattedMessage id="intake.back" />
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" wide busy={state.kind === 'sending'}>
            <FormattedMessage
              id={next ? 'intake.next' : state.kind === 'waiting' ? 'intake.sendAgain' : 'intake.send'}
            />
          </Button>
        </footer>
      </Root>
    </IntakeContext>
  );
}
