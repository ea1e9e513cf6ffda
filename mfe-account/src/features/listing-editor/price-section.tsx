import { Checkbox } from '@headstock/ui/checkbox';
import { FormGrid } from '@headstock/ui/form-grid';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { PriceGuidanceIsland } from './price-guidance-island.ts';
import { NumberField } from './text-field.tsx';

/** The price, what the seller gets of it, what others cost, and which offers are welcome. */
export function PriceSection(): ReactNode {
  const { document, change } = useEditor();
  return (
    <EditorSection name="price">
      <FormGrid>
        <NumberField
          path="priceCents"
          span="half"
          required
          label={<FormattedMessage id="listingEditor.field.priceCents" />}
          scale={100}
          digits={2}
          value={document.priceCents}
          onChange={(priceCents) => change({ priceCents })}
        />
      </FormGrid>
      <PriceGuidanceIsland />
      {document.kind === 'instrument' && (
        <>
          <Checkbox
            checked={document.acceptingOffers}
            onChange={({ target }) => change({ acceptingOffers: target.checked })}
          >
            <FormattedMessage id="listingEditor.field.acceptingOffers" />
          </Checkbox>
          {document.acceptingOffers && (
            <FormGrid>
              <NumberField
                path="declineBelowPercent"
                span="half"
                label={<FormattedMessage id="listingEditor.field.declineBelowPercent" />}
                hint={<FormattedMessage id="listingEditor.hint.declineBelowPercent" />}
                value={document.declineBelowPercent}
                onChange={(percent) =>
                  change({ declineBelowPercent: percent === null ? null : Math.min(percent, 100) })
                }
              />
            </FormGrid>
          )}
        </>
      )}
    </EditorSection>
  );
}
