import styled from '@emotion/styled';
import {
  conditions,
  listingLimits,
  originalityParts,
  originalityStates,
  type ReportTopic,
} from '@headstock/contracts/listing-document';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { RadioCard } from '@headstock/ui/radio-card';
import { Select } from '@headstock/ui/select';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { fieldId } from './editor.model.ts';
import { LocalTextField, LocalTexts, noText } from './local-texts.tsx';
import { FieldLabel } from './text-field.tsx';

const Sheet = styled.table`
  width: 100%;
  max-width: 560px;
  border-collapse: collapse;
  & th {
    padding: 6px 16px 6px 0;
    font-weight: 600;
    text-align: left;
  }
  & td {
    padding: 4px 0;
  }
`;

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

function Originality(): ReactNode {
  const { document, change, errorAt } = useEditor();
  const { formatMessage } = useIntl();
  const { originality } = document;
  const error = errorAt('originality');
  return (
    <div>
      <Sheet>
        <caption className="hs-vh">
          <FormattedMessage id="listingEditor.originality" />
        </caption>
        <tbody>
          {originalityParts.map((part, index) => (
            <tr key={part}>
              <th scope="row" id={`originality-${part}`}>
                <FormattedMessage id={`listingEditor.part.${part}`} />
              </th>
              <td>
                <Select
                  id={index === 0 ? fieldId('originality') : undefined}
                  size="small"
                  aria-labelledby={`originality-${part}`}
                  value={originality[part] ?? ''}
                  onChange={({ target }) => {
                    const state = originalityStates.find((known) => known === target.value);
                    const { [part]: _before, ...others } = originality;
                    change({ originality: state ? { ...others, [part]: state } : others });
                  }}
                >
                  <option value="">{formatMessage({ id: 'listingEditor.notSaid' })}</option>
                  {originalityStates.map((state) => (
                    <option key={state} value={state}>
                      {formatMessage({ id: `listingEditor.originality.${state}` })}
                    </option>
                  ))}
                </Select>
              </td>
            </tr>
          ))}
        </tbody>
      </Sheet>
      {error && <FormError>{error}</FormError>}
    </div>
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
          <Originality />
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
