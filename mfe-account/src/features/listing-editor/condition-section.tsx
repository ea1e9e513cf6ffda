import { conditions, listingLimits, type ReportTopic } from '@headstock/contracts/listing-document';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { RadioCard } from '@headstock/ui/radio-card';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { fieldId } from './editor.model.ts';
import { LocalTextField, LocalTexts, noText } from './local-texts.tsx';
import { OriginalitySheet } from './originality-sheet.tsx';
import { FieldLabel } from './text-field.tsx';

const instrumentTopics = ['finish', 'parts', 'neck', 'sound', 'electronics'] as const satisfies readonly ReportTopic[];

function Grades(): ReactNode {
  const { document, change, errorAt } = useEditor();
  const error = errorAt('condition');
  return (
    <Fieldset
      legend={
        <FieldLabel path="condition">
          <FormattedMessage id="listingEditor.field.condition" />
        </FieldLabel>
      }
      choices
    >
      {conditions.map((grade, index) => (
        <RadioCard
          key={grade}
          id={index === 0 ? fieldId('condition') : undefined}
          name="condition"
          value={grade}
          checked={document.condition === grade}
          onChange={() => change({ condition: grade })}
          title={<FormattedMessage id={`listingEditor.condition.${grade}`} />}
          note={<FormattedMessage id={`listingEditor.condition.${grade}.definition`} />}
        />
      ))}
      {error && <FormError>{error}</FormError>}
    </Fieldset>
  );
}

/** The condition with what each grade means, part by part what is original, and the condition report. */
export function ConditionSection(): ReactNode {
  const { document, change } = useEditor();
  const { report } = document;
  const isInstrument = document.kind === 'instrument';
  return (
    <EditorSection name="condition">
      <Grades />
      {isInstrument && (
        <>
          <div>
            <h3 className="hs-3">
              <FieldLabel path="originality">
                <FormattedMessage id="listingEditor.originality" />
              </FieldLabel>
            </h3>
            <p className="hs-mute">
              <FormattedMessage id="listingEditor.originalityLead" />
            </p>
          </div>
          <OriginalitySheet />
          <h3 className="hs-3">
            <FormattedMessage id="listingEditor.report" />
          </h3>
          <LocalTexts texts={Object.values(report)}>
            <div className="hs-stack">
              {instrumentTopics.map((topic) => (
                <LocalTextField
                  key={topic}
                  path={`report.${topic}`}
                  rows={2}
                  most={listingLimits.report}
                  label={<FormattedMessage id={`listingEditor.topic.${topic}`} />}
                  value={report[topic] ?? noText}
                  onChange={(value) => change({ report: { ...report, [topic]: value } })}
                />
              ))}
            </div>
          </LocalTexts>
        </>
      )}
    </EditorSection>
  );
}
