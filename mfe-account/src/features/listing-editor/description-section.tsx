import { listingLimits } from '@headstock/contracts/listing-document';
import { composedTitle } from '@headstock/contracts/listing-title';
import { Tabs } from '@headstock/ui/tabs';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { TextField } from './text-field.tsx';

/** Title, line and description in each language. One language is enough: the other one falls back on it. */
export function DescriptionSection(): ReactNode {
  const { document, change } = useEditor();
  const { locale, formatMessage } = useIntl();
  const [language, setLanguage] = useState<'en' | 'fr'>(locale === 'fr' ? 'fr' : 'en');
  const { title, subtitle, description } = document;
  const suffix = language === 'en' ? '' : '.fr';
  return (
    <EditorSection name="description">
      <Tabs
        label={formatMessage({ id: 'listingEditor.languages' })}
        current={language}
        onChange={setLanguage}
        tabs={(['en', 'fr'] as const).map((key) => ({
          key,
          label: (
            <FormattedMessage
              id={
                description[key].trim() === '' ? `listingEditor.language.${key}.empty` : `listingEditor.language.${key}`
              }
            />
          ),
        }))}
      >
        <div className="hs-stack">
          <TextField
            path={`title${suffix}`}
            lang={language}
            most={listingLimits.title}
            placeholder={composedTitle(document, language)}
            label={<FormattedMessage id="listingEditor.field.title" />}
            hint={<FormattedMessage id="listingEditor.hint.title" />}
            value={title[language]}
            onChange={(value) => change({ title: { ...title, [language]: value } })}
          />
          <TextField
            path={`subtitle${suffix}`}
            lang={language}
            most={listingLimits.subtitle}
            label={<FormattedMessage id="listingEditor.field.subtitle" />}
            hint={<FormattedMessage id="listingEditor.hint.subtitle" />}
            value={subtitle[language]}
            onChange={(value) => change({ subtitle: { ...subtitle, [language]: value } })}
          />
          <TextField
            path={`description${suffix}`}
            lang={language}
            rows={8}
            most={listingLimits.description}
            label={<FormattedMessage id="listingEditor.field.description" />}
            value={description[language]}
            onChange={(value) => change({ description: { ...description, [language]: value } })}
          />
        </div>
      </Tabs>
    </EditorSection>
  );
}
