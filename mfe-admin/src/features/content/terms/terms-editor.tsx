import styled from '@emotion/styled';
import { contentKey, contentLocales, termLimits } from '@headstock/contracts/content-fields';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageHead } from '../language-head.tsx';
import type { ContentEditor } from '../use-content-editor.ts';
import { TermLine } from './term-line.tsx';
import { useTermsEditing } from './use-terms-editing.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  & > .heads {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: 14px 22px;
  }
  & > fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px;
    margin-top: 16px;
  }
`;

/** Props of the editor. */
export interface TermsEditorProps {
  readonly editor: ContentEditor;
  readonly isClosed: boolean;
}

/** The categories of the blog, or the groups of the questions, in both languages and in their order. Renders a `<div>`. */
export function TermsEditor({ editor, isClosed }: TermsEditorProps): ReactNode {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const editing = useTermsEditing(editor);
  const [label, setLabel] = useState('');
  const [isNameless, setNameless] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const kind = editor.document.slug === 'faq-groups' ? 'faq' : 'blog';
  const problem = editor.problems.get(contentKey('shared', 'terms'));
  const isWrong = contentLocales.some((locale) => editor.problems.has(contentKey(locale, 'labels')));
  useEffect(() => {
    if (isWrong) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong]);
  useEffect(() => {
    // The English name is there: the French one is what a new term lacks.
    if (added !== null) root.current?.querySelector<HTMLElement>(`[data-term="${added}"] [lang="fr"] input`)?.focus();
  }, [added]);
  function remove(slug: string): void {
    const lines = root.current?.querySelectorAll<HTMLElement>('[data-term]') ?? [];
    const at = editing.terms.indexOf(slug);
    // The line that had the focus goes: it passes on to its neighbour, or to the name of a new term.
    const next = (lines[at + 1] ?? lines[at - 1])?.querySelector('input');
    (next ?? root.current?.querySelector<HTMLElement>('form input'))?.focus();
    editing.remove(slug);
  }
  function add(event: FormEvent): void {
    event.preventDefault();
    const slug = editing.add(label);
    setNameless(slug === undefined);
    if (slug === undefined) return;
    setLabel('');
    setAdded(slug);
  }
  return (
    <Root ref={root}>
      <div className="heads">
        {contentLocales.map((locale) => (
          <LanguageHead key={locale} editor={editor} locale={locale} />
        ))}
      </div>
      <p className="hs-small hs-mute">
        <FormattedMessage id={`content.terms.hint.${kind}`} />
      </p>
      {problem && <FormError>{formatMessage({ id: `content.problem.${problem}` }, { most: 0 })}</FormError>}
      <fieldset disabled={isClosed}>
        <legend className="hs-vh">{editor.document.name}</legend>
        <ol>
          {editing.terms.map((slug, index) => (
            <TermLine
              key={slug}
              editor={editor}
              editing={{ ...editing, remove }}
              slug={slug}
              index={index}
              isClosed={isClosed || editor.isBusy}
            />
          ))}
        </ol>
        {editing.canAdd && (
          <form noValidate onSubmit={add}>
            <Field
              label={<FormattedMessage id={`content.terms.new.${kind}`} />}
              error={isNameless ? formatMessage({ id: 'content.terms.nameless' }) : undefined}
            >
              <TextInput
                value={label}
                maxLength={termLimits.label}
                autoComplete="off"
                onChange={({ target }) => {
                  setLabel(target.value);
                  setNameless(false);
                }}
              />
            </Field>
            <Button type="submit" variant="outline">
              <FormattedMessage id={`content.terms.add.${kind}`} />
            </Button>
          </form>
        )}
      </fieldset>
    </Root>
  );
}
