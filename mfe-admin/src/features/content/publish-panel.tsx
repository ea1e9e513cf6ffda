import styled from '@emotion/styled';
import { contentLocales, type ContentLocale } from '@headstock/contracts/content-fields';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContentEditor } from './use-content-editor.ts';

const Panel = styled.div`
  flex-basis: 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 14px 0;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 10px;
  }
`;

/** Props of the panel. */
export interface PublishPanelProps {
  readonly editor: ContentEditor;
  readonly isBlocked: boolean;
}

/** Publishes, schedules or takes back languages of a text; what is typed is saved first. Renders a button, and the panel below it. */
export function PublishPanel({ editor, isBlocked }: PublishPanelProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [languages, setLanguages] = useState<readonly ContentLocale[]>(contentLocales);
  const [at, setAt] = useState('');
  const { document, isBusy } = editor;
  const of = (test: (language: (typeof document.languages)[number]) => boolean): readonly ContentLocale[] =>
    document.languages.filter((each) => languages.includes(each.locale) && test(each)).map(({ locale }) => locale);
  const published = of(({ publishedVersion }) => publishedVersion !== null);
  const scheduled = of(({ scheduledFor }) => scheduledFor !== null);
  const toggle = (locale: ContentLocale, isChosen: boolean): void =>
    setLanguages(contentLocales.filter((each) => (each === locale ? isChosen : languages.includes(each))));
  const close = (isDone: boolean): void => {
    if (isDone) setOpen(false);
  };
  const isNothing = languages.length === 0 || isBlocked;
  return (
    <>
      <Button
        size="small"
        variant="outline"
        aria-expanded={isOpen}
        disabled={isBlocked}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="content.publishMenu" />
      </Button>
      {isOpen && (
        <Panel>
          <Fieldset legend={<FormattedMessage id="content.languages" />} choices>
            {contentLocales.map((locale) => (
              <Checkbox
                key={locale}
                checked={languages.includes(locale)}
                onChange={({ target }) => toggle(locale, target.checked)}
              >
                <FormattedMessage id={`content.language.${locale}`} />
              </Checkbox>
            ))}
          </Fieldset>
          <div className="acts">
            <Button
              size="small"
              busy={isBusy}
              disabled={isNothing}
              onClick={() => void editor.publish(languages).then(close)}
            >
              <FormattedMessage id="content.publishNow" />
            </Button>
            <Field label={<FormattedMessage id="content.at" />}>
              <TextInput type="datetime-local" size="small" value={at} onChange={({ target }) => setAt(target.value)} />
            </Field>
            <Button
              size="small"
              variant="outline"
              disabled={isNothing || at === '' || isBusy}
              onClick={() => void editor.schedule(languages, at).then(close)}
            >
              <FormattedMessage id="content.schedule" />
            </Button>
          </div>
          <div className="acts">
            {scheduled.length > 0 && (
              <Button
                size="small"
                variant="outline"
                disabled={isBusy}
                onClick={() => void editor.unschedule(scheduled).then(close)}
              >
                <FormattedMessage id="content.unschedule" />
              </Button>
            )}
            {published.length > 0 && !document.isFixed && (
              <Button
                size="small"
                variant="quiet"
                disabled={isBusy}
                onClick={() => void editor.unpublish(published).then(close)}
              >
                <FormattedMessage id="content.unpublish" />
              </Button>
            )}
          </div>
        </Panel>
      )}
    </>
  );
}
