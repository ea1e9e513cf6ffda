import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { WebhookDeliveriesResendDocument } from './deliveries.generated.ts';

/** Props of the button. */
export interface ResendButtonProps {
  readonly deliveryIds: readonly string[];
  readonly onDone: () => void;
}

/** Sends messages again. Renders a `<div>`. */
export function ResendButton({ deliveryIds, onDone }: ResendButtonProps): ReactNode {
  const client = useGraphQLClient();
  const { isBusy, refusal, run } = useStaffAction();
  const resend = async (): Promise<void> => {
    const options = { quiet: true } as const;
    const answer = await run(
      async () => (await client.mutate(WebhookDeliveriesResendDocument, { deliveryIds }, options)).webhookResend,
      'deliveries.resent',
    );
    if (answer?.success) onDone();
  };
  return (
    <div className="hs-stack">
      <RefusalNotice refusal={refusal} />
      <div>
        <Button busy={isBusy} onClick={() => void resend()}>
          <FormattedMessage id="deliveries.resend" />
        </Button>
      </div>
    </div>
  );
}
