import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminNameRemoveDocument } from './names.generated.ts';

/** Props of the button. */
export interface RemoveButtonProps {
  readonly kind: 'BRAND' | 'TYPE';
  readonly id: string;
  readonly version: number;
  readonly onDone: () => void;
}

/** Removes a maker or a type that nothing uses; what uses it keeps it, and that is said. Renders a `<button>`. */
export function RemoveButton({ onDone, ...unused }: RemoveButtonProps): ReactNode {
  const client = useGraphQLClient();
  const { isBusy, refusal, run } = useStaffAction();
  const remove = async (): Promise<void> => {
    const answer = await run(
      async () => (await client.mutate(AdminNameRemoveDocument, unused, { quiet: true })).catalogueNameRemove,
      'names.removed',
    );
    if (answer?.success) onDone();
  };
  return (
    <>
      {refusal && <FormError alert>{refusal.message}</FormError>}
      <Button variant="quiet" busy={isBusy} onClick={() => void remove()}>
        <FormattedMessage id="names.remove" />
      </Button>
    </>
  );
}
