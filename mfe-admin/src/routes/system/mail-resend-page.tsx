import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mailsList } from '#mfe-admin/features/mails/mails-list.ts';
import { MailsResendDocument } from '#mfe-admin/features/mails/mails.generated.ts';
import { useListSelection } from '#mfe-admin/features/list-page/list-selection.tsx';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

function Resend(): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { ids, clear } = useListSelection();
  const { close, done } = useDrawer();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function send(): Promise<void> {
    setBusy(true);
    const answer = await client.mutate(MailsResendDocument, { ids }, { quiet: true }).catch(() => null);
    setBusy(false);
    if (answer?.outboxMailResend.success) {
      clear();
      done();
    } else setRefusal(answer?.outboxMailResend.message ?? formatMessage({ id: 'lists.notSaved' }));
  }
  return (
    <div className="hs-stack">
      <p>
        <FormattedMessage id="mails.resendText" values={{ count: ids.length }} />
      </p>
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {ids.length > 0 && (
        <Button busy={isBusy} onClick={() => void send()}>
          <FormattedMessage id="mails.resend" />
        </Button>
      )}
      <Button variant="quiet" onClick={close}>
        <FormattedMessage id="lists.close" />
      </Button>
    </div>
  );
}

/** `/admin/mails/resend`: sends the chosen mails again. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <RouteDrawer title={formatMessage({ id: 'mails.resend' })} parent={mailsList.path}>
      <Resend />
    </RouteDrawer>
  );
}
