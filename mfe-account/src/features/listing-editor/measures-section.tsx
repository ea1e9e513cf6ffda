import { type MeasureKey, measureKeys } from '@headstock/contracts/listing-document';
import { FormGrid } from '@headstock/ui/form-grid';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { NumberField } from './text-field.tsx';

/** How many of what is stored make one of what is typed, and its decimals: kilos of grams, millimetres as they are. */
const units: Readonly<Record<MeasureKey, readonly [scale: number, digits: number]>> = {
  weightGrams: [1_000, 3],
  scaleMm: [1, 1],
  nutMm: [1, 1],
  neckFirstMm: [1, 1],
  neckTwelfthMm: [1, 1],
  fretCount: [1, 0],
  fretLifePercent: [1, 0],
};

/** What is measured, in metric units; buyers read both systems. */
export function MeasuresSection(): ReactNode {
  const { document, change } = useEditor();
  const { measures } = document;
  return (
    <EditorSection name="measures">
      <FormGrid>
        {measureKeys.map((key) => (
          <NumberField
            key={key}
            path={`measures.${key}`}
            span="third"
            label={<FormattedMessage id={`listingEditor.measure.${key}`} />}
            scale={units[key][0]}
            digits={units[key][1]}
            value={measures[key] ?? null}
            onChange={(value) => {
              const { [key]: _before, ...others } = measures;
              change({ measures: value === null ? others : { ...others, [key]: value } });
            }}
          />
        ))}
      </FormGrid>
    </EditorSection>
  );
}
