import { contentKey, type ContentField as FieldModel, type ContentLocale } from '@headstock/contracts/content-fields';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionField } from './action-field.tsx';
import { useChoices } from './choices-context.ts';
import { EntriesField } from './entries-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { ContentEditor } from './use-content-editor.ts';

/** Props of the field. */
export interface ContentFieldProps {
  readonly editor: ContentEditor;
  readonly scope: 'shared' | ContentLocale;
  readonly field: FieldModel;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** One field of a text, as its type is written. Renders the field with its label. */
export function ContentField({ editor, scope, field }: ContentFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const { categories, groups, authors } = useChoices();
  const authorsId = useId();
  const { name, type, isNeeded, most } = field;
  const key = contentKey(scope, name);
  const value = editor.valueOf(key);
  const set = (next: unknown): void => editor.setValue(key, next);
  const problem = editor.problems.get(key);
  const text = asText(value);
  const label = <FormattedMessage id={`content.field.${name}`} />;
  const error = problem && formatMessage({ id: `content.problem.${problem}` }, { most: most ?? 0 });
  const shared = {
    label,
    error,
    ...(isNeeded ? { required: true } : { optionalLabel: <FormattedMessage id="content.optional" /> }),
    ...(most === undefined
      ? {}
      : { hint: formatMessage({ id: 'content.characters' }, { count: text.trim().length, most }) }),
  };
  const lang = scope === 'shared' ? {} : { lang: scope };
  const control = {
    name: key,
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set(target.value),
  };
  if (type === 'switch')
    return (
      <div>
        <Checkbox name={key} checked={value === true} onChange={({ target }) => set(target.checked || null)}>
          {label}
        </Checkbox>
        <p className="hs-small hs-mute">
          <FormattedMessage id={`content.hint.${name}`} />
        </p>
      </div>
    );
  if (type === 'picture') return <PictureField label={label} value={value} error={error} onChange={set} />;
  if (type === 'action') return <ActionField value={value} error={error} onChange={set} />;
  if (type === 'people' || type === 'prices' || type === 'steps')
    return <EntriesField type={type} label={label} value={asList(value)} error={error} onChange={set} />;
  if (type === 'markdown')
    return <MarkdownField {...shared} name={key} locale={scope === 'fr' ? 'fr' : 'en'} value={text} onChange={set} />;
  if (type === 'category' || type === 'group') {
    const choices = type === 'category' ? categories : groups;
    return (
      <Field {...shared}>
        <Select {...control}>
          <option value="">{formatMessage({ id: 'content.choose' })}</option>
          {choices.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  if (type === 'tags')
    return (
      <Field {...shared} hint={formatMessage({ id: 'content.tagsHint' })}>
        <TextInput
          {...lang}
          name={key}
          value={asList(value).join(', ')}
          autoComplete="off"
          onChange={({ target }) => set(target.value === '' ? null : target.value.split(/,\s?/))}
        />
      </Field>
    );
  if (type === 'text')
    return (
      <Field {...shared}>
        <Textarea {...control} {...lang} rows={3} maxLength={2000} />
      </Field>
    );
  const isAuthor = name === 'author';
  return (
    <>
      <Field {...shared} {...(type === 'link' ? { hint: formatMessage({ id: 'content.linkHint' }) } : {})}>
        <TextInput
          {...control}
          {...lang}
          {...(type === 'day' ? { type: 'date' } : { maxLength: 300 })}
          autoComplete="off"
          {...(isAuthor ? { list: authorsId } : {})}
        />
      </Field>
      {isAuthor && (
        <datalist id={authorsId}>
          {authors.map((author) => (
            <option key={author}>{author}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
