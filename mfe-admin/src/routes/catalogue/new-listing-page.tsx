import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { RadioCard } from '@headstock/ui/radio-card';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { inventoryList } from '#mfe-admin/features/inventory/inventory-list.ts';
import { AdminListingCreateDocument } from '#mfe-admin/features/inventory/inventory.generated.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

const kinds = ['INSTRUMENT', 'GOODS'] as const;

/** `/admin/listings/new`: begins a listing of the shop's own and opens its editor. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const { isBusy, refusal, run } = useStaffAction();
  const [kind, setKind] = useState<(typeof kinds)[number]>('INSTRUMENT');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const variables = { kind, copyOf: null };
    const answer = await run(
      async () => (await client.mutate(AdminListingCreateDocument, variables, { quiet: true })).listingCreate,
    );
    if (answer?.id) await navigate(`/profile/selling/listings/${answer.id}`);
  };
  return (
    <RouteDrawer title={formatMessage({ id: 'inventory.new' })} parent={inventoryList.path}>
      <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
        <Fieldset legend={<FormattedMessage id="inventory.kind" />} choices>
          {kinds.map((each) => (
            <RadioCard
              key={each}
              name="kind"
              value={each}
              checked={kind === each}
              onChange={() => setKind(each)}
              title={<FormattedMessage id={`inventory.kind.${each}`} />}
              note={<FormattedMessage id={`inventory.kind.${each}.note`} />}
            />
          ))}
        </Fieldset>
        {refusal && <FormError alert>{refusal.message}</FormError>}
        <Button type="submit" wide busy={isBusy}>
          <FormattedMessage id="inventory.begin" />
        </Button>
      </form>
    </RouteDrawer>
  );
}
