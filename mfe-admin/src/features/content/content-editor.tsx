import styled from '@emotion/styled';
import { contentFields, contentLocales, localeOfKey, type ContentLocale } from '@headstock/contracts/content-fields';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { ContentField } from './content-field.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { EditorBar } from './editor-bar.tsx';
import { LanguageHead } from './language-head.tsx';
import { MenuEditor } from './menu/menu-editor.tsx';
import { TermsEditor } from './terms/terms-editor.tsx';
import type { ContentEditor as Editor } from './use-content-editor.ts';

const WIDE = '@media (min-width: 900px)';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  & section > fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    align-content: start;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & .both,
  & .languages > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    align-content: start;
    padding: 18px;
    border: 1px solid var(--hs-line);
    border-radius: 6px;
  }
  & .switch {
    display: flex;
    gap: 8px;
  }
  & .languages > section[data-hidden] {
    display: none;
  }
  ${WIDE} {
    & .switch {
      display: none;
    }
    & .languages {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 22px;
    }
    & .languages > section[data-hidden] {
      display: grid;
    }
    & .both > fieldset {
      grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    }
  }
`;

/** A text in both languages, side by side, or one at a time where there is no room. Renders a `<div>`. */
export function ContentEditor({ editor }: { readonly editor: Editor }): ReactNode {
  const { document, refusal, conflicts, found, problems } = editor;
  const may = useGrants();
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ContentLocale>('en');
  const [known, setKnown] = useState(problems);
  const [wrong = null] = [...problems.keys()];
  if (known !== problems) {
    setKnown(problems);
    const locale = wrong === null ? null : localeOfKey(wrong);
    if (locale !== null && known.size === 0) setShown(locale);
  }
  useEffect(() => {
    // The keys of fields hold nothing that a selector would read otherwise.
    if (wrong !== null) root.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }, [wrong]);
  const isClosed = found !== null || conflicts.length > 0 || document.isArchived || !may('content:write');
  return (
    <Root ref={root}>
      <EditorBar editor={editor} />
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      {document.otherEditors.length > 0 && (
        <Notice tone="info">
          <FormattedMessage id="content.others" values={{ names: document.otherEditors.join(', ') }} />
        </Notice>
      )}
      <DraftNotice editor={editor} />
      <ConflictNotice editor={editor} />
      {document.kind === 'menus' ? (
        <MenuEditor editor={editor} isClosed={isClosed} />
      ) : document.kind === 'terms' ? (
        <TermsEditor editor={editor} isClosed={isClosed} />
      ) : (
        <TextEditor editor={editor} isClosed={isClosed} shown={shown} onShow={setShown} />
      )}
    </Root>
  );
}

interface TextEditorProps {
  readonly editor: Editor;
  readonly isClosed: boolean;
  readonly shown: ContentLocale;
  readonly onShow: (locale: ContentLocale) => void;
}

/** What both languages share, and each language for itself. */
function TextEditor({ editor, isClosed, shown, onShow }: TextEditorProps): ReactNode {
  const { formatMessage } = useIntl();
  const { shared, texts } = contentFields[editor.document.kind];
  return (
    <>
      {shared.length > 0 && (
        <section className="both" aria-labelledby="content-both">
          <h2 id="content-both" className="hs-label hs-mute">
            <FormattedMessage id="content.both" />
          </h2>
          <fieldset disabled={isClosed}>
            <legend className="hs-vh">
              <FormattedMessage id="content.both" />
            </legend>
            {shared.map((field) => (
              <ContentField key={field.name} editor={editor} scope="shared" field={field} />
            ))}
          </fieldset>
        </section>
      )}
      <div className="switch" role="group" aria-label={formatMessage({ id: 'content.languages' })}>
        {contentLocales.map((locale) => (
          <Button
            key={locale}
            size="small"
            variant={shown === locale ? 'ink' : 'outline'}
            aria-pressed={shown === locale}
            onClick={() => onShow(locale)}
          >
            <FormattedMessage id={`content.language.${locale}`} />
          </Button>
        ))}
      </div>
      <div className="languages">
        {contentLocales.map((locale) => (
          <section
            key={locale}
            aria-labelledby={`content-${locale}`}
            {...(shown === locale ? {} : { 'data-hidden': '' })}
          >
            <LanguageHead editor={editor} locale={locale} />
            <fieldset disabled={isClosed}>
              <legend className="hs-vh">
                <FormattedMessage id={`content.language.${locale}`} />
              </legend>
              {texts.map((field) => (
                <ContentField key={field.name} editor={editor} scope={locale} field={field} />
              ))}
            </fieldset>
          </section>
        ))}
      </div>
    </>
  );
}
