import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { useTypedValues } from '#mfe-admin/features/staff-action/use-typed-values.ts';
import { MailPreviewPart, type ShownPreview } from './mail-preview.tsx';
import {
  AdminMailTextPreviewDocument,
  AdminMailTextRestoreDocument,
  AdminMailTextSaveDocument,
  AdminMailTextTestDocument,
  type MailTextWholeFragment,
} from './mail-texts.generated.ts';
import { TextHistory } from './text-history.tsx';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

const limits = { subject: 200, body: 8_000, link: 80 } as const;
const fields = ['subject', 'body', 'link'] as const;
type TextField = (typeof fields)[number];

/** Props of the form. */
export interface TextFormProps {
  readonly mailKey: string;
  readonly text: MailTextWholeFragment;
}

/** The words of a mail in one language: written, previewed, tested, and given back to the standard. Renders a `<form>`. */
export function TextForm({ mailKey: key, text }: TextFormProps): ReactNode {
  const { version, isOwn, words: start, standard } = text;
  const locale = text.locale === 'fr' ? 'fr' : 'en';
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const mayWrite = useGrants()('content:write');
  const { values: words, change, sent } = useTypedValues(start, version);
  const [preview, setPreview] = useState<ShownPreview | null>(null);
  const root = useRef<HTMLFormElement>(null);
  const isChanged = fields.some((field) => words[field] !== start[field]);
  useUnsaved(isChanged);
  const wrong = fields.find((field) => field === refusal?.field);
  const quiet = { quiet: true } as const;
  const given = { key, locale, words: { subject: words.subject, body: words.body, link: words.link } };
  const focusOn = (field: string | null | undefined): void =>
    root.current?.querySelector<HTMLElement>(`[name="${locale}-${field ?? ''}"]`)?.focus();
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await run(
      async () => (await client.mutate(AdminMailTextSaveDocument, { ...given, version }, quiet)).mailTextSave,
      'mailTexts.saved',
    );
    focusOn(answer?.field);
    if (answer?.success) sent(words);
    if (answer) void revalidate();
  }
  async function restore(): Promise<void> {
    const seen = { key, locale, version };
    const answer = await run(
      async () => (await client.mutate(AdminMailTextRestoreDocument, seen, quiet)).mailTextRestore,
      'mailTexts.restored',
    );
    // The standard takes the place of what is typed.
    if (answer?.success) sent(words);
    if (answer) void revalidate();
  }
  async function show(): Promise<void> {
    const answer = await run(
      async () => (await client.mutate(AdminMailTextPreviewDocument, given, quiet)).mailTextPreview,
    );
    focusOn(answer?.field);
    setPreview(answer?.preview ?? null);
  }
  async function test(): Promise<void> {
    const answer = await run(
      async () => (await client.mutate(AdminMailTextTestDocument, given, quiet)).mailTextTest,
      'mailTexts.tested',
    );
    focusOn(answer?.field);
  }
  const control = (field: TextField) => ({
    name: `${locale}-${field}`,
    lang: locale,
    value: words[field],
    maxLength: limits[field],
    readOnly: !mayWrite,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [field]: target.value }),
  });
  const label = (field: TextField) => ({
    required: true,
    label: <FormattedMessage id={`mailTexts.field.${field}`} />,
    error: wrong === field ? refusal?.message : undefined,
  });
  return (
    <Root ref={root} noValidate onSubmit={(event) => void save(event)}>
      <Heading level={2} step="3">
        <FormattedMessage id={`mailTexts.language.${locale}`} />
      </Heading>
      <p className="hs-mute">
        <FormattedMessage id={isOwn ? 'mailTexts.isOwn' : 'mailTexts.isStandard'} />
      </p>
      {refusal && !wrong && (
        <Notice tone="bad" live>
          {refusal.message}
        </Notice>
      )}
      <Field {...label('subject')}>
        <TextInput {...control('subject')} />
      </Field>
      <Field {...label('body')} hint={<FormattedMessage id="mailTexts.bodyHint" />}>
        <Textarea {...control('body')} rows={10} />
      </Field>
      {standard.link !== '' && (
        <Field {...label('link')}>
          <TextInput {...control('link')} />
        </Field>
      )}
      <div className="acts">
        {mayWrite && (
          <Button type="submit" busy={isBusy} disabled={!isChanged}>
            <FormattedMessage id="mailTexts.save" />
          </Button>
        )}
        <Button variant="outline" busy={isBusy} onClick={() => void show()}>
          <FormattedMessage id="mailTexts.preview" />
        </Button>
        {mayWrite && (
          <Button variant="outline" busy={isBusy} onClick={() => void test()}>
            <FormattedMessage id="mailTexts.test" />
          </Button>
        )}
        {mayWrite && isOwn && (
          <Button variant="quiet" busy={isBusy} onClick={() => void restore()}>
            <FormattedMessage id="mailTexts.restore" />
          </Button>
        )}
      </div>
      {preview && <MailPreviewPart preview={preview} locale={locale} />}
      <TextHistory history={text.history} onTake={mayWrite ? change : undefined} />
    </Root>
  );
}
