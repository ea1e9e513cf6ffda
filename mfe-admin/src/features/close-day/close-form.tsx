import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { AdminDayCloseDocument } from './close-day.generated.ts';
import { type DaySheet, openLines } from './day-sheet.model.ts';

/** Closes a day once nothing of it is open. Renders a `<section>`. */
export function CloseForm({ sheet }: { readonly sheet: DaySheet }): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const count = openLines(sheet);
  const close = async (): Promise<void> => {
    const variables = { day: sheet.day, version: sheet.version };
    const closed = await run(
      async () => (await client.mutate(AdminDayCloseDocument, variables, { quiet: true })).dayClose,
      'closeDay.done',
    );
    if (closed?.success) await revalidate();
  };
  return (
    <section className="hs-stack" aria-labelledby="day-close">
      <Heading level={2} step="3" id="day-close">
        <FormattedMessage id="closeDay.close" />
      </Heading>
      <p className="hs-mute">
        {sheet.counts === null ? (
          <FormattedMessage id="closeDay.countFirst" />
        ) : (
          <FormattedMessage id="closeDay.open" values={{ count }} />
        )}
      </p>
      {refusal && <FormError alert>{refusal.message}</FormError>}
      <div>
        <Button disabled={count > 0 || sheet.counts === null} busy={isBusy} onClick={() => void close()}>
          <FormattedMessage id="closeDay.close" />
        </Button>
      </div>
    </section>
  );
}
