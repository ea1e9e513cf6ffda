import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AccountKeepDocument } from './account-data.generated.ts';
import { useAccountAction } from './use-account-action.ts';

/** Keeps an account that is to be deleted. Renders a `<button>`. */
export function KeepButton(): ReactNode {
  const client = useGraphQLClient();
  const { busy, refused, run } = useAccountAction();
  const keep = async () => (await client.mutate(AccountKeepDocument, {})).accountKeep;
  return (
    <>
      {refused !== null && <FormError alert>{refused}</FormError>}
      <Button busy={busy} onClick={() => run(keep, 'accountData.kept')}>
        <FormattedMessage id="accountData.keep" />
      </Button>
    </>
  );
}
