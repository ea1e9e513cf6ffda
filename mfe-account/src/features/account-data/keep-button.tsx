import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { focusMainContent } from '@headstock/ui/main-content';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useAction } from '#mfe-account/features/form-failure/use-action.ts';
import { AccountKeepDocument } from './account-data.generated.ts';

/** Keeps an account that is to be deleted. Renders a `<button>`. */
export function KeepButton(): ReactNode {
  const client = useGraphQLClient();
  const action = useAction('accountData.failed');
  const keep = async () => (await client.mutate(AccountKeepDocument, {}, { quiet: true })).accountKeep;
  const press = async (): Promise<void> => {
    if (await action.run('keep', keep, 'accountData.kept')) focusMainContent();
  };
  return (
    <>
      <FormFailure error={action.failureOf('keep')} isTyped={false} />
      <Button busy={action.busy !== null} onClick={() => void press()}>
        <FormattedMessage id="accountData.keep" />
      </Button>
    </>
  );
}
