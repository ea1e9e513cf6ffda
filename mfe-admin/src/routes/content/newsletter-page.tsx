import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { AdminNewsletterModalSetDocument } from '#mfe-admin/features/content/content.generated.ts';
import { listPaths } from '#mfe-admin/features/content/content-lists.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';

function Switch(): ReactNode {
  const saved = useLoaderData<boolean>();
  const client = useGraphQLClient();
  const { done } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [isShown, setShown] = useState(saved);
  useUnsaved(isShown !== saved);
  async function save(): Promise<void> {
    const answer = await run(
      async () =>
        (await client.mutate(AdminNewsletterModalSetDocument, { isShown }, { quiet: true })).newsletterModalSet,
    );
    if (answer?.success) done();
  }
  return (
    <FormGrid>
      {refusal && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      <Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)}>
        <FormattedMessage id="content.newsletterShown" />
      </Checkbox>
      <p className="hs-small hs-mute">
        <FormattedMessage id="content.newsletterHint" />
      </p>
      <Button busy={isBusy} disabled={isShown === saved} onClick={() => void save()}>
        <FormattedMessage id="content.saveOption" />
      </Button>
    </FormGrid>
  );
}

/** Whether visitors are invited to the newsletter by a dialog. */
export function Component(): ReactNode {
  const title = useIntl().formatMessage({ id: 'content.newsletter' });
  return (
    <RouteDrawer title={title} parent={listPaths.banner}>
      <Switch />
    </RouteDrawer>
  );
}
