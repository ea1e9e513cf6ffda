import styled from '@emotion/styled';
import { FormError } from '@headstock/ui/form-error';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIntake } from './intake-context.ts';
import { IntakeField } from './intake-field.tsx';
import type { AdminIntakeRulesQuery } from './intake.generated.ts';
import { SignaturePad } from './signature-pad.tsx';

const Terms = styled.section`
  display: grid;
  gap: 10px;
  padding: 18px;
  border-radius: var(--hs-r-control);
  background: var(--hs-sunken);
  & > p {
    white-space: pre-line;
    max-width: 68ch;
  }
`;

/** Props of the step. */
export interface SignStepProps {
  readonly terms: AdminIntakeRulesQuery['dealTerms'];
}

/** The terms of the deal in the reader's language, the figures that they name, and the signature. Renders fields. */
export function SignStep({ terms }: SignStepProps): ReactNode {
  const { locale } = useIntl();
  const { draft, change, problems } = useIntake();
  const current = terms.find(({ deal }) => deal === draft.deal);
  if (!current) return null;
  const sign = (part: { readonly signedName?: string; readonly signature?: string }): void =>
    change({ ...part, termsVersion: current.version, signedAt: new Date().toISOString() });
  return (
    <>
      <Terms>
        <p className="hs-label">
          <FormattedMessage id="intake.terms" values={{ version: current.version }} />
        </p>
        <p>{locale === 'fr' ? current.textFr : current.textEn}</p>
        <p>
          <b>
            <FormattedMessage
              id={`intake.figures.${draft.deal}`}
              values={{
                share: draft.share,
                fee: draft.fee,
                days: draft.termDays,
                paid: draft.paid,
                price: draft.price,
              }}
            />
          </b>
        </p>
      </Terms>
      <IntakeField
        name="signedName"
        required
        autoComplete="off"
        autoCapitalize="words"
        maxLength={160}
        hint={<FormattedMessage id="intake.signHint" />}
        onInput={(event) => sign({ signedName: event.currentTarget.value })}
      />
      <SignaturePad path={draft.signature} onDraw={(signature) => sign({ signature })} />
      {problems['termsVersion'] && <FormError alert>{problems['termsVersion']}</FormError>}
    </>
  );
}
