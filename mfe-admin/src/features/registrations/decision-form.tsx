import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Select } from '@headstock/ui/select';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { apiFailure } from '#mfe-admin/features/staff-action/api-failure.ts';
import { AdminApplicationDecideDocument } from './registrations.generated.ts';

/** Reasons that are often given, by the last segment of their message ids. */
const templates = ['welcome', 'details', 'photographs', 'registration', 'identity', 'fit'] as const;

interface Refusal {
  readonly isAboutReason: boolean;
  readonly message: string;
}

/** Approves or denies an application with what the applicant reads; templates fill in the text in the language of the page. Renders a `<form>`. */
export function DecisionForm({ id }: { readonly id: string }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const drawer = useDrawer();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState<'approve' | 'deny' | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useUnsaved(reason !== '');
  // What was typed stays: a template comes below it, and takes the place of another template alone.
  const fillIn = (key: string): void => {
    const texts = templates.map((name) => formatMessage({ id: `registrations.template.${name}` }));
    const chosen = formatMessage({ id: `registrations.template.${key}` });
    const isTyped = reason.trim() !== '' && !texts.includes(reason);
    setRefusal(null);
    setReason(isTyped ? `${reason.trimEnd()}\n\n${chosen}` : chosen);
  };
  const decide = async (what: 'approve' | 'deny'): Promise<void> => {
    if (busy !== null) return;
    if (what === 'deny' && reason.trim() === '') {
      setRefusal({ isAboutReason: true, message: formatMessage({ id: 'registrations.reasonRequired' }) });
      document.getElementsByName('reason')[0]?.focus();
      return;
    }
    setBusy(what);
    setRefusal(null);
    try {
      const variables = { id, approve: what === 'approve', reason: reason.trim() || null };
      const { sellerApplicationDecide: answer } = await client.mutate(AdminApplicationDecideDocument, variables, {
        quiet: true,
      });
      if (answer.success) {
        emit('notification/show', { message: formatMessage({ id: `registrations.done.${what}` }), tone: 'positive' });
        drawer.done();
      } else {
        const message = answer.message ?? formatMessage({ id: 'registrations.failed' });
        setRefusal({ isAboutReason: answer.code === 'reason', message });
      }
    } catch (error) {
      setRefusal({ isAboutReason: false, message: apiFailure(error, formatMessage({ id: 'registrations.failed' })) });
    } finally {
      setBusy(null);
    }
  };
  return (
    <form
      className="hs-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void decide('approve');
      }}
    >
      <Field label={<FormattedMessage id="registrations.template" />}>
        <Select value="" onChange={({ target }) => fillIn(target.value)}>
          <option value="" disabled>
            {formatMessage({ id: 'registrations.templateChoose' })}
          </option>
          {templates.map((key) => (
            <option key={key} value={key}>
              {formatMessage({ id: `registrations.templateName.${key}` })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={<FormattedMessage id="registrations.reason" />}
        hint={<FormattedMessage id="registrations.reasonHint" />}
        error={refusal?.isAboutReason ? refusal.message : undefined}
      >
        <Textarea
          name="reason"
          rows={5}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value);
            if (refusal?.isAboutReason) setRefusal(null);
          }}
        />
      </Field>
      {refusal && !refusal.isAboutReason && <FormError alert>{refusal.message}</FormError>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button type="submit" busy={busy === 'approve'}>
          <FormattedMessage id="registrations.approve" />
        </Button>
        <Button variant="outline" busy={busy === 'deny'} onClick={() => void decide('deny')}>
          <FormattedMessage id="registrations.deny" />
        </Button>
      </div>
    </form>
  );
}
