import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import { Textarea } from '@headstock/ui/textarea';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import type { ModeratedFeedback } from './feedback-facts.tsx';
import { AdminFeedbackHideDocument, AdminFeedbackShowDocument } from './feedback.generated.ts';

const Root = styled.form`
  display: grid;
  gap: 16px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** Leaves feedback where it is and closes its reports, or hides it with a reason; what is hidden is shown again. Renders a `<form>`. */
export function FeedbackDecision({ feedback }: { readonly feedback: ModeratedFeedback }): ReactNode {
  const client = useGraphQLClient();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const mayWrite = useGrants()('content:write');
  const [reason, setReason] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useUnsaved(reason !== '');
  const { id, moderation } = feedback;
  const isHidden = moderation?.hiddenAt !== null && moderation?.hiddenAt !== undefined;
  const quiet = { quiet: true } as const;
  const hide = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await run(
      async () => (await client.mutate(AdminFeedbackHideDocument, { id, reason }, quiet)).feedbackHide,
      'moderation.hidden',
    );
    if (answer?.success) done();
    else if (answer?.code === 'reason') box.current?.focus();
  };
  const show = async (): Promise<void> => {
    const answer = await run(
      async () => (await client.mutate(AdminFeedbackShowDocument, { id }, quiet)).feedbackShow,
      isHidden ? 'moderation.shown' : 'moderation.kept',
    );
    if (answer?.success) done();
  };
  return (
    <Root noValidate onSubmit={(event) => void hide(event)}>
      {isHidden && (
        <Notice>
          <FormattedMessage
            id="moderation.hiddenSince"
            values={{ moment: <Moment iso={moderation.hiddenAt ?? ''} />, reason: moderation.hiddenReason ?? '' }}
          />
        </Notice>
      )}
      {mayWrite && !isHidden && (
        <Field
          label={<FormattedMessage id="moderation.hideReason" />}
          hint={<FormattedMessage id="moderation.hideReasonHint" />}
          error={refusal?.code === 'reason' ? refusal.message : undefined}
        >
          <Textarea
            ref={box}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      )}
      {refusal && refusal.code !== 'reason' && <FormError alert>{refusal.message}</FormError>}
      {mayWrite && (
        <div className="acts">
          {!isHidden && (
            <Button type="submit" busy={isBusy}>
              <FormattedMessage id="moderation.hide" />
            </Button>
          )}
          <Button variant="outline" busy={isBusy} onClick={() => void show()}>
            <FormattedMessage id={isHidden ? 'moderation.showAgain' : 'moderation.keep'} />
          </Button>
        </div>
      )}
    </Root>
  );
}
