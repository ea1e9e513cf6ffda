import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { FormError } from '@headstock/ui/form-error';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminRedirectRemoveDocument, type RedirectFactsFragment } from './redirects.generated.ts';
import { useRestoreRedirect } from './use-restore-redirect.ts';

/** Removes a redirect after a question, and offers to put it back. Renders a `<button>` and a `<dialog>`. */
export function RemoveRedirect({ redirect }: { readonly redirect: RedirectFactsFragment }): ReactNode {
  const { id, version, fromPath, hits } = redirect;
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const { done, reload } = useDrawer();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, refuse, run } = useStaffAction();
  const { restore } = useRestoreRedirect();
  const [isAsked, setAsked] = useState(false);
  const close = (): void => {
    setAsked(false);
    refuse(null);
  };
  const undo = async (): Promise<void> => {
    if (await restore(id)) await revalidate();
    else emit('notification/show', { message: formatMessage({ id: 'redirects.notRestored' }), tone: 'negative' });
  };
  const remove = async (): Promise<void> => {
    const answer = await run(
      async () => (await client.mutate(AdminRedirectRemoveDocument, { id, version }, { quiet: true })).redirectRemove,
    );
    // Somebody else has changed it: the drawer shows to what, before it is removed after all.
    if (answer?.code === 'stale') reload();
    if (!answer?.success) return;
    emit('notification/show', {
      message: formatMessage({ id: 'redirects.removedNow' }, { from: fromPath }),
      tone: 'positive',
      action: { label: formatMessage({ id: 'redirects.undo' }), onAct: () => void undo() },
    });
    done();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        <FormattedMessage id="redirects.remove" />
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={<FormattedMessage id="redirects.removeAsk" />}
        closeLabel={formatMessage({ id: 'lists.close' })}
      >
        <p style={{ overflowWrap: 'anywhere' }}>
          <FormattedMessage id="redirects.removeText" values={{ from: fromPath, count: hits }} />
        </p>
        {refusal && <FormError alert>{refusal.message}</FormError>}
        <Button wide busy={isBusy} onClick={() => void remove()}>
          <FormattedMessage id="redirects.removeNow" />
        </Button>
        <Button wide variant="quiet" onClick={close} data-autofocus="">
          <FormattedMessage id="redirects.keep" />
        </Button>
      </Dialog>
    </>
  );
}
