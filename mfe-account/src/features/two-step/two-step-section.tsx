import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRestoredFocus } from '#mfe-account/features/list-page/use-restored-focus.ts';
import { ReauthDialog } from '#mfe-account/features/reauthenticate/reauth-dialog.tsx';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EnrolPanel } from './enrol-panel.tsx';
import { Buttons, FactorSection } from './panel.ts';
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx';
import { useTwoStep } from './use-two-step.ts';

/** Props of the section. */
export interface TwoStepSectionProps {
  /** Null: two-step sign-in is off. */
  readonly since: string | null;
  readonly codesLeft: number;
  readonly onChanged: () => void;
  /** What to say after a change. */
  readonly children: ReactNode;
}

/** So few codes are worth a warning. */
const FEW_CODES = 3;

/** Two-step sign-in and its recovery codes. Renders a `<section>`. */
export function TwoStepSection({ since, codesLeft, onChanged, children }: TwoStepSectionProps): ReactNode {
  const formatDay = useShopDate();
  const twoStep = useTwoStep(onChanged);
  const { open, busy, failures } = twoStep;
  const root = useRestoredFocus<HTMLElement>(`${open.kind} ${since}`);
  const left = <FormattedMessage id="factors.codesLeft" values={{ count: codesLeft }} />;
  return (
    <FactorSection ref={root} tabIndex={-1} aria-labelledby="security-two-step">
      <Heading level={2} step="3" id="security-two-step">
        <FormattedMessage id="factors.twoStep" />
      </Heading>
      <p className="hs-mute">
        <FormattedMessage id="factors.twoStepHint" />
      </p>
      {since !== null && (
        <p>
          <Badge tone="good">
            <FormattedMessage id="factors.on" />
          </Badge>{' '}
          <FormattedMessage id="factors.onSince" values={{ since: formatDay(since) }} />
        </p>
      )}
      {open.kind === 'enrolment' ? (
        <EnrolPanel
          enrolment={open.enrolment}
          failure={failures.confirmed}
          onCode={twoStep.confirm}
          onCancel={twoStep.close}
        />
      ) : (
        <>
          <FormFailure error={failures.switched} isTyped={false} />
          <Buttons>
            {since === null ? (
              <Button variant="outline" busy={busy} onClick={() => void twoStep.begin()}>
                <FormattedMessage id="factors.switchOn" />
              </Button>
            ) : (
              <>
                <Button variant="outline" busy={busy} onClick={() => void twoStep.begin()}>
                  <FormattedMessage id="factors.otherApp" />
                </Button>
                <Button variant="outline" busy={busy} onClick={twoStep.askToSwitchOff}>
                  <FormattedMessage id="factors.switchOff" />
                </Button>
              </>
            )}
          </Buttons>
        </>
      )}
      {/* New codes are shown once: also where the page could not be read again. */}
      {(since !== null || open.kind === 'codes') && (
        <>
          <Heading level={3} step="3">
            <FormattedMessage id="factors.codes" />
          </Heading>
          <p className="hs-mute">
            <FormattedMessage id="factors.codesHint" />
          </p>
          {open.kind === 'codes' ? (
            <RecoveryCodesPanel codes={open.codes} onKept={twoStep.close} />
          ) : (
            <>
              {codesLeft > FEW_CODES ? <p>{left}</p> : <Notice tone="warn">{left}</Notice>}
              <FormFailure error={failures.replaced} isTyped={false} />
              <div>
                <Button variant="outline" busy={busy} onClick={() => void twoStep.replaceCodes()}>
                  <FormattedMessage id="factors.newCodes" />
                </Button>
              </div>
            </>
          )}
        </>
      )}
      {children}
      <ConfirmDialog
        open={open.kind === 'question'}
        title={<FormattedMessage id="factors.offTitle" />}
        hint={<FormattedMessage id="factors.offHint" />}
        confirm={<FormattedMessage id="factors.switchOff" />}
        keep={<FormattedMessage id="factors.keepOn" />}
        onConfirm={() => void twoStep.switchOff()}
        onClose={twoStep.close}
      />
      <ReauthDialog {...twoStep.dialog} />
    </FactorSection>
  );
}
