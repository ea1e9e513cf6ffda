import { Checkbox } from '@headstock/ui/checkbox';
import { FormGrid } from '@headstock/ui/form-grid';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditorSection } from './editor-section.tsx';
import { useEditor } from './editor-context.ts';
import { NumberField } from './text-field.tsx';
import { ChoiceField } from './what-section.tsx';

const classes = ['guitar', 'amp', 'small'] as const;

/** How it gets to its buyer. */
export function ShippingSection(): ReactNode {
  const { document, change } = useEditor();
  const { formatMessage } = useIntl();
  return (
    <EditorSection name="shipping">
      <FormGrid>
        <ChoiceField
          path="shippingClass"
          value={document.shippingClass}
          options={classes.map((value) => ({ value, label: formatMessage({ id: `listingEditor.class.${value}` }) }))}
          onChange={(value) => {
            const shippingClass = classes.find((known) => known === value);
            if (shippingClass) change({ shippingClass });
          }}
        />
        <NumberField
          path="shippingGrams"
          span="half"
          label={<FormattedMessage id="listingEditor.field.shippingGrams" />}
          hint={<FormattedMessage id="listingEditor.hint.shippingGrams" />}
          scale={1_000}
          digits={3}
          value={document.shippingGrams}
          onChange={(shippingGrams) => change({ shippingGrams })}
        />
      </FormGrid>
      <Checkbox
        checked={document.localPickupOnly}
        onChange={({ target }) => change({ localPickupOnly: target.checked })}
      >
        <FormattedMessage id="listingEditor.field.localPickupOnly" />
      </Checkbox>
    </EditorSection>
  );
}
