import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { AdminContentCreateDocument } from '#mfe-admin/features/content/content.generated.ts';
import { kindOfPath } from '#mfe-admin/features/content/content-lists.ts';
import { editorPath, listPaths } from '#mfe-admin/features/content/content-paths.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import type { ContentKind } from '@headstock/contracts/content-fields';

const slugCodes: ReadonlySet<string> = new Set(['slug', 'reserved', 'taken']);

function NewForm({ kind }: { readonly kind: ContentKind }): ReactNode {
  const client = useGraphQLClient();
  const { leave } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [values, setValues] = useState({ titleEn: '', titleFr: '', slug: '' });
  const [code, setCode] = useState<string | null>(null);
  useUnsaved(Object.values(values).some((value) => value !== ''));
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const sent = { kind, titleEn: values.titleEn, titleFr: values.titleFr || null, slug: values.slug || null };
    const answer = await run(
      async () => (await client.mutate(AdminContentCreateDocument, sent, { quiet: true })).contentCreate,
    );
    setCode(answer?.code ?? null);
    if (answer?.document) leave(editorPath(answer.document.id));
  }
  const isSlug = code !== null && slugCodes.has(code);
  const text = (name: keyof typeof values, most: number) => ({
    name,
    value: values[name],
    maxLength: most,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  const optionalLabel = <FormattedMessage id="content.optional" />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {refusal && !isSlug && code !== 'title' && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      <FormGrid>
        <Field
          required
          label={<FormattedMessage id={`content.begin.${kind}`} />}
          error={code === 'title' ? refusal?.message : undefined}
        >
          <TextInput {...text('titleEn', 300)} lang="en" data-autofocus="" />
        </Field>
        <Field optionalLabel={optionalLabel} label={<FormattedMessage id={`content.beginFrench.${kind}`} />}>
          <TextInput {...text('titleFr', 300)} lang="fr" />
        </Field>
        {(kind === 'pages' || kind === 'blog') && (
          <Field
            optionalLabel={optionalLabel}
            label={<FormattedMessage id="content.address" />}
            hint={<FormattedMessage id="content.addressHint" />}
            error={isSlug ? refusal?.message : undefined}
          >
            <TextInput {...text('slug', 120)} />
          </Field>
        )}
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="content.create" />
        </Button>
      </FormGrid>
    </form>
  );
}

/** A new text: its title, and its address where visitors see that. */
export function Component(): ReactNode {
  const kind = kindOfPath(useLocation().pathname);
  const title = useIntl().formatMessage({ id: `content.new.${kind}` });
  return (
    <RouteDrawer title={title} parent={listPaths[kind]}>
      <NewForm kind={kind} />
    </RouteDrawer>
  );
}
