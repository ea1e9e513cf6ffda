import { listingLimits } from '@headstock/contracts/listing-document';
import { composedTitle } from '@headstock/contracts/listing-title';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { LocalTextField, LocalTexts } from './local-texts.tsx';

/** Title, line and description in each language. One language is enough: the other one falls back on it. */
export function DescriptionSection(): ReactNode {
  const { document, change, language } = useEditor();
  const { title, subtitle, description } = document;
  return (
    <EditorSection name="description">
      <LocalTexts texts={[title, subtitle, description]}>
        <div className="hs-stack">
          <LocalTextField
            path="title"
            most={listingLimits.title}
            placeholder={composedTitle(document, language)}
            label={<FormattedMessage id="listingEditor.field.title" />}
            hint={<FormattedMessage id="listingEditor.hint.title" />}
            value={title}
            onChange={(value) => change({ title: value })}
          />
          <LocalTextField
            path="subtitle"
            most={listingLimits.subtitle}
            label={<FormattedMessage id="listingEditor.field.subtitle" />}
            hint={<FormattedMessage id="listingEditor.hint.subtitle" />}
            value={subtitle}
            onChange={(value) => change({ subtitle: value })}
          />
          <LocalTextField
            path="description"
            rows={8}
            most={listingLimits.description}
            label={<FormattedMessage id="listingEditor.field.description" />}
            value={description}
            onChange={(value) => change({ description: value })}
          />
        </div>
      </LocalTexts>
    </EditorSection>
  );
}
