import styled from '@emotion/styled';
import { contentLocales, termLimits } from '@headstock/contracts/content-fields';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoveButton } from '#mfe-admin/features/move-button/move-button.tsx';
import type { ContentEditor } from '../use-content-editor.ts';
import { TermMove } from './term-move.tsx';
import type { TermsEditing } from './use-terms-editing.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 14px 0;
  border-bottom: 1px solid var(--hs-line);
  & > .parts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: 12px 22px;
  }
  & > .parts > div {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  & > .acts > p {
    flex: 1;
    min-width: min(100%, 200px);
  }
`;

/** Props of the line. */
export interface TermLineProps {
  readonly editor: ContentEditor;
  readonly editing: TermsEditing;
  readonly slug: string;
  readonly index: number;
  readonly isClosed: boolean;
}

/** One term: what it is called in both languages, its place, and what becomes of its texts. Renders an `<li>`. */
export function TermLine({ editor, editing, slug, index, isClosed }: TermLineProps): ReactNode {
  const { formatMessage } = useIntl();
  const name = editing.nameOf(slug);
  const uses = editing.usesOf(slug);
  const path = editing.pathOf(slug);
  const kind = path === null ? 'faq' : 'blog';
  return (
    <Root data-term={slug}>
      <div className="parts">
        {contentLocales.map((locale) => (
          <div key={locale} lang={locale}>
            <Field
              label={<FormattedMessage id={`content.terms.name.${locale}`} />}
              error={editing.lacksName(locale, slug) ? formatMessage({ id: 'content.problem.NEEDED' }) : undefined}
            >
              <TextInput
                size="small"
                value={editing.textsIn('labels', locale)[slug] ?? ''}
                maxLength={termLimits.label}
                autoComplete="off"
                onChange={({ target }) => editing.setText('labels', locale, slug, target.value)}
              />
            </Field>
            {editing.isDescribed && (
              <Field
                label={<FormattedMessage id={`content.terms.about.${locale}`} />}
                optionalLabel={<FormattedMessage id="content.optional" />}
              >
                <Textarea
                  rows={2}
                  value={editing.textsIn('descriptions', locale)[slug] ?? ''}
                  maxLength={termLimits.description}
                  onChange={({ target }) => editing.setText('descriptions', locale, slug, target.value)}
                />
              </Field>
            )}
          </div>
        ))}
      </div>
      <div className="acts">
        <p className="hs-small hs-mute">
          {path !== null && <>{path} · </>}
          <FormattedMessage id={`content.terms.uses.${kind}`} values={{ count: uses }} />
        </p>
        {uses > 0 && !isClosed && editing.terms.length > 1 && (
          <TermMove editor={editor} editing={editing} slug={slug} />
        )}
        {([-1, 1] as const).map((by) => (
          <MoveButton
            key={by}
            way={by === -1 ? 'up' : 'down'}
            label={formatMessage({ id: by === -1 ? 'content.nameUp' : 'content.nameDown' }, { name })}
            isEnd={by === -1 ? index === 0 : index === editing.terms.length - 1}
            onMove={() => editing.move(index, by)}
          />
        ))}
        {uses === 0 && (
          <Button
            size="small"
            variant="quiet"
            aria-label={formatMessage({ id: 'content.terms.remove' }, { name })}
            onClick={() => editing.remove(slug)}
          >
            <FormattedMessage id="content.remove" />
          </Button>
        )}
      </div>
    </Root>
  );
}
