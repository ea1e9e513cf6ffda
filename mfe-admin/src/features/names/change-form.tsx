import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { type ActionAnswer, useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { NameCounts } from './name-counts.tsx';
import { calledSo, type KnownNames, useKnownNames } from './use-known-names.ts';
import {
  AdminNameChangeDocument,
  AdminNamePreviewDocument,
  type AdminNamePreviewQuery,
  type CatalogueNameInput,
} from './names.generated.ts';

/** Props of the form. */
export interface ChangeFormProps {
  /** What is renamed or merged. */
  readonly subject: Pick<CatalogueNameInput, 'kind' | 'id' | 'model' | 'version'>;
  readonly name: string;
  /** What it can be merged into: typing one of these names merges. */
  readonly others: KnownNames;
  readonly onDone: () => void;
}

/** What a change would do. */
type Preview = Omit<AdminNamePreviewQuery['catalogueNamePreview'], 'code' | 'message'> & {
  readonly change: CatalogueNameInput;
};
const atField: readonly (string | null | undefined)[] = ['required', 'too-long', 'taken', 'unchanged', 'itself'];

/** Gives a name to something, or merges it into what has that name; the difference is shown before. Renders a `<form>`. */
export function ChangeForm({ subject, name, others, onDone }: ChangeFormProps): ReactNode {
  const id = useId();
  const client = useGraphQLClient();
  const { reload } = useDrawer();
  const { isBusy, refusal, refuse, run } = useStaffAction();
  const [typed, setTyped] = useState(subject.kind === 'TYPE' ? '' : name);
  const [preview, setPreview] = useState<Preview | null>(null);
  useUnsaved(typed.trim() !== (subject.kind === 'TYPE' ? '' : name) && !isBusy);
  const suggested = useKnownNames(others, typed);
  const isMissing = subject.kind === 'TYPE' && !calledSo(suggested, typed);
  async function readChange(): Promise<CatalogueNameInput> {
    const known = calledSo(typeof others === 'function' ? await others(typed) : others, typed);
    return known && subject.kind !== 'MODEL' ? { ...subject, intoId: known.id } : { ...subject, name: typed };
  }
  /** Shows what a colleague made of it meanwhile; what is typed stays. */
  const onAnswer = ({ code = null }: ActionAnswer): void => {
    if (code !== 'changed') return;
    setPreview(null);
    reload();
  };
  async function look(): Promise<void> {
    const answer = await run(
      async () => {
        const options = { cache: false, quiet: true } as const;
        const change = await readChange();
        const { code, message, ...found } = (await client.query(AdminNamePreviewDocument, { change }, options))
          .catalogueNamePreview;
        setPreview(code === null ? { ...found, change } : null);
        return { success: code === null, message, code };
      },
      undefined,
      'lists.notLoaded',
    );
    if (answer) onAnswer(answer);
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!preview) {
      await look();
      return;
    }
    const { change } = preview;
    const answer = await run(
      async () => (await client.mutate(AdminNameChangeDocument, { change }, { quiet: true })).catalogueNameChange,
      'names.done',
    );
    if (answer?.success) onDone();
    else if (answer) onAnswer(answer);
  }
  const isField = atField.includes(refusal?.code);
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        required
        label={<FormattedMessage id={subject.kind === 'TYPE' ? 'names.mergeInto' : 'names.newName'} />}
        hint={<FormattedMessage id={`names.hint.${subject.kind}`} />}
        error={isField ? refusal?.message : undefined}
      >
        <TextInput
          value={typed}
          maxLength={100}
          list={`${id}-known`}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setPreview(null);
            refuse(null);
          }}
        />
      </Field>
      <datalist id={`${id}-known`}>
        {suggested.map((other) => (
          <option key={other.id}>{other.name}</option>
        ))}
      </datalist>
      {refusal && !isField && <FormError alert>{refusal.message}</FormError>}
      {preview?.counts && (
        <Notice tone={preview.isMerge ? 'warn' : 'info'} live>
          <p>
            <FormattedMessage
              id={preview.isMerge ? 'names.willMerge' : 'names.willRename'}
              values={{ from: preview.from, to: preview.to }}
            />
          </p>
          <NameCounts counts={preview.counts} />
        </Notice>
      )}
      <Button type="submit" wide busy={isBusy} disabled={isMissing} variant={preview ? 'plush' : 'outline'}>
        <FormattedMessage id={preview ? (preview.isMerge ? 'names.merge' : 'names.rename') : 'names.preview'} />
      </Button>
      {preview && (
        <p className="hs-mute">
          <FormattedMessage id="names.undoHint" />
        </p>
      )}
    </form>
  );
}
