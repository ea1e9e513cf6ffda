import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { WebhooksReplayDocument } from './webhooks.generated.ts';

/** The moment of a field of the browser's own clock; null for an empty one. */
function momentOf(text: string): string | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Sends the events of a time again to a webhook. Renders a `<form>`. */
export function ReplayForm({ id }: { readonly id: string }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { reload } = useDrawer();
  const { isBusy, refusal, refuse, run } = useStaffAction();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [all, setAll] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  const replay = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setCount(null);
    const given = { from: momentOf(from), to: to === '' ? new Date().toISOString() : momentOf(to) };
    if (given.from === null || given.to === null) {
      refuse({ message: formatMessage({ id: 'webhooks.replayFrom' }) });
      return;
    }
    const variables = { id, from: given.from, to: given.to, all };
    const options = { quiet: true } as const;
    const answer = await run(
      async () => (await client.mutate(WebhooksReplayDocument, variables, options)).webhookReplay,
    );
    if (!answer?.success) return;
    setCount(answer.count);
    reload();
  };
  return (
    <form noValidate className="hs-stack" onSubmit={(event) => void replay(event)}>
      <Heading level={2} step="3">
        <FormattedMessage id="webhooks.replay" />
      </Heading>
      <p className="hs-mute">
        <FormattedMessage id="webhooks.replayText" />
      </p>
      <FormGrid>
        <Field label={<FormattedMessage id="webhooks.from" />} span="half" required>
          <TextInput type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field
          label={<FormattedMessage id="webhooks.to" />}
          optionalLabel={<FormattedMessage id="webhooks.toNow" />}
          span="half"
        >
          <TextInput type="datetime-local" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <Checkbox checked={all} onChange={({ target }) => setAll(target.checked)}>
          <FormattedMessage id="webhooks.replayAll" />
        </Checkbox>
      </FormGrid>
      <RefusalNotice refusal={refusal} />
      {count !== null && (
        <Notice tone="good" live>
          <FormattedMessage id="webhooks.replayed" values={{ count }} />
        </Notice>
      )}
      <div>
        <Button type="submit" variant="outline" busy={isBusy}>
          <FormattedMessage id="webhooks.replayNow" />
        </Button>
      </div>
    </form>
  );
}
