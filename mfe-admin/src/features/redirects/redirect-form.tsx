import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useTypedValues } from '#mfe-admin/features/staff-action/use-typed-values.ts';
import { AdminRedirectSaveDocument, type RedirectFactsFragment } from './redirects.generated.ts';

const Root = styled.form`
  display: grid;
  gap: 18px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

const fields = ['fromPath', 'target', 'status', 'locale'] as const;
type RedirectField = (typeof fields)[number];
type RedirectValues = Readonly<Record<RedirectField, string>>;

const valuesOf = (redirect: RedirectFactsFragment | null): RedirectValues => ({
  fromPath: redirect?.fromPath ?? '',
  target: redirect?.target ?? '',
  status: String(redirect?.status ?? 301),
  locale: redirect?.locale ?? '',
});

/** Props of the form. */
export interface RedirectFormProps {
  /** Null for a new one. */
  readonly redirect: RedirectFactsFragment | null;
  /** What else can be done, beside the button that saves. */
  readonly children?: ReactNode;
}

/** Writes a redirect; one that is removed can only be looked at. Renders a `<form>`. */
export function RedirectForm({ redirect, children }: RedirectFormProps): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const { done, reload } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const mayWrite = useGrants()('content:write') && (redirect?.removedAt ?? null) === null;
  const start = valuesOf(redirect);
  const { values, change } = useTypedValues(start, redirect?.version);
  const [wrong, setWrong] = useState<RedirectField | null>(null);
  const root = useRef<HTMLFormElement>(null);
  const isChanged = fields.some((field) => values[field] !== start[field]);
  useUnsaved(isChanged);
  const quiet = { quiet: true } as const;
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { fromPath, target, status, locale } = values;
    const given = { fromPath, target, status: Number(status), locale: locale || null };
    const seen = redirect && { id: redirect.id, version: redirect.version };
    const answer = await run(
      async () => (await client.mutate(AdminRedirectSaveDocument, { ...seen, redirect: given }, quiet)).redirectSave,
    );
    const field = fields.find((name) => name === answer?.field) ?? null;
    setWrong(field);
    if (field) root.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    if (answer?.success) done();
    // Somebody else has changed it: what they wrote comes into the fields that are not typed in.
    else if (answer?.code === 'stale') reload();
  }
  const control = (name: RedirectField) => ({
    name,
    value: values[name],
    disabled: !mayWrite,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [name]: target.value }),
  });
  const errorOf = (name: RedirectField) => (wrong === name ? refusal?.message : undefined);
  return (
    <Root ref={root} noValidate onSubmit={(event) => void submit(event)}>
      {refusal && wrong === null && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      <p className="hs-mute">
        <FormattedMessage id="redirects.lead" />
      </p>
      <FormGrid>
        <Field
          required
          label={<FormattedMessage id="redirects.from" />}
          hint={<FormattedMessage id="redirects.fromHint" />}
          error={errorOf('fromPath')}
        >
          <TextInput {...control('fromPath')} maxLength={400} autoComplete="off" spellCheck={false} />
        </Field>
        <Field
          required
          label={<FormattedMessage id="redirects.target" />}
          hint={<FormattedMessage id="redirects.targetHint" />}
          error={errorOf('target')}
        >
          <TextInput {...control('target')} maxLength={800} autoComplete="off" spellCheck={false} />
        </Field>
        <Field span="half" label={<FormattedMessage id="redirects.status" />} error={errorOf('status')}>
          <Select {...control('status')}>
            <option value="301">{formatMessage({ id: 'redirects.status.301' })}</option>
            <option value="302">{formatMessage({ id: 'redirects.status.302' })}</option>
          </Select>
        </Field>
        <Field span="half" label={<FormattedMessage id="redirects.language" />} error={errorOf('locale')}>
          <Select {...control('locale')}>
            <option value="">{formatMessage({ id: 'redirects.language.both' })}</option>
            <option value="en">{formatMessage({ id: 'redirects.language.en' })}</option>
            <option value="fr">{formatMessage({ id: 'redirects.language.fr' })}</option>
          </Select>
        </Field>
      </FormGrid>
      {mayWrite && (
        <div className="acts">
          <Button type="submit" busy={isBusy} disabled={redirect !== null && !isChanged}>
            <FormattedMessage id={redirect ? 'redirects.save' : 'redirects.create'} />
          </Button>
          {children}
        </div>
      )}
    </Root>
  );
}
