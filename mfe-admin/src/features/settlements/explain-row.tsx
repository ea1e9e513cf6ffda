import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { ReasonField } from '#mfe-admin/features/money-form/reason-field.tsx';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminSettlementExplainDocument } from './settlements.generated.ts';

/** Says why a difference is right, and books it. Renders a `<form>`. */
export function ExplainRow({ id }: { readonly id: string }): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  useUnsaved(reason !== '');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const answer = await run(
      async () =>
        (await client.mutate(AdminSettlementExplainDocument, { id, reason }, { quiet: true }))
          .settlementDifferenceExplain,
      'settlements.explained',
    );
    if (answer?.success || answer?.code === 'resolved') await revalidate();
  };
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void submit(event)}>
      <ReasonField
        label={<FormattedMessage id="settlements.why" />}
        hint={<FormattedMessage id="settlements.whyHint" />}
        value={reason}
        isMissing={isMissing}
        refusal={refusal?.code === 'reason' ? refusal.message : undefined}
        onChange={setReason}
      />
      {refusal && refusal.code !== 'reason' && <FormError alert>{refusal.message}</FormError>}
      <div>
        <Button type="submit" size="small" variant="outline" busy={isBusy}>
          <FormattedMessage id="settlements.explain" />
        </Button>
      </div>
    </form>
  );
}
