import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import {
  AdminCategorySaveDocument,
  AdminTypeCreateDocument,
  AdminTypeSaveDocument,
  type TypeFactsFragment,
} from './names.generated.ts';

/** Props of the form. */
export interface PlaceFormProps {
  /** The category, or the type; null for a new type of `categoryId`. */
  readonly place: Omit<TypeFactsFragment, 'slug' | 'listings'> | null;
  readonly categoryId: string;
  readonly isType: boolean;
}

const fields = [
  ['title', 'en'],
  ['title', 'fr'],
  ['description', 'en'],
  ['description', 'fr'],
] as const;
const none = { en: '', fr: '' };
type Word = (typeof fields)[number][0];
type Language = (typeof fields)[number][1];
/** What differs from what is saved, by field. */
type Typed = Readonly<Partial<Record<`${Word}.${Language}`, string>>>;

/** The words of a category or a type in both languages. Renders a `<form>`. */
export function PlaceForm({ place, categoryId, isType }: PlaceFormProps): ReactNode {
  const client = useGraphQLClient();
  const { done, reload } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const mayWrite = useGrants()('catalogue:write');
  const start = { title: place?.title ?? none, description: place?.description ?? none };
  const [typed, setTyped] = useState<Typed>({});
  const wordOf = (key: Word, locale: Language): string => typed[`${key}.${locale}`] ?? start[key][locale];
  const isChanged = fields.some(([key, locale]) => wordOf(key, locale) !== start[key][locale]);
  useUnsaved(isChanged && !isBusy);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const quiet = { quiet: true } as const;
    const title = { en: wordOf('title', 'en'), fr: wordOf('title', 'fr') };
    const description = { en: wordOf('description', 'en'), fr: wordOf('description', 'fr') };
    const answer = await run(async () => {
      if (!place)
        return (await client.mutate(AdminTypeCreateDocument, { categoryId, title, description }, quiet))
          .catalogueTypeCreate;
      const saved = { id: place.id, version: place.version, title, description };
      return isType
        ? (await client.mutate(AdminTypeSaveDocument, saved, quiet)).catalogueTypeSave
        : (await client.mutate(AdminCategorySaveDocument, saved, quiet)).catalogueCategorySave;
    }, 'names.done');
    if (answer?.success) done();
    // What a colleague made of it meanwhile is shown where nothing is typed.
    else if (answer?.code === 'changed') reload();
  }
  const errorOf = (key: Word, locale: Language) => {
    const code = refusal?.code;
    if (key === 'title' && code === 'required' && wordOf(key, locale).trim() === '') return refusal?.message;
    if (key === 'title' && code === 'taken' && locale === 'en') return refusal?.message;
    return undefined;
  };
  const isAtField = fields.some(([key, locale]) => errorOf(key, locale) !== undefined);
  return (
    <form className="hs-stack" noValidate onSubmit={(event) => void submit(event)}>
      <FormGrid>
        {fields.map(([key, locale]) => {
          const given = {
            value: wordOf(key, locale),
            disabled: !mayWrite,
            lang: locale,
            onChange: ({ target }: { readonly target: { readonly value: string } }) =>
              setTyped({ ...typed, [`${key}.${locale}`]: target.value }),
          };
          return (
            <Field
              key={`${key}.${locale}`}
              required={key === 'title'}
              label={<FormattedMessage id={`names.${key}.${locale}`} />}
              error={errorOf(key, locale)}
            >
              {key === 'title' ? <TextInput {...given} maxLength={80} /> : <Textarea {...given} maxLength={1_000} />}
            </Field>
          );
        })}
      </FormGrid>
      {refusal && !isAtField && <FormError alert>{refusal.message}</FormError>}
      {mayWrite && (
        <Button type="submit" wide busy={isBusy} disabled={!isChanged}>
          <FormattedMessage id={place ? 'names.save' : 'names.add'} />
        </Button>
      )}
    </form>
  );
}
