import styled from '@emotion/styled';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type CropDraft, LEAST, withCrop } from './crop.model.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  gap: 12px;
`;

const edges = ['left', 'top', 'width', 'height'] as const;

/** Props of the fields. */
export interface CropFieldsProps {
  readonly draft: CropDraft;
  readonly onChange: (draft: CropDraft) => void;
}

/** One number of a crop. While it is typed it may be anything; what is a number of the range counts at once. */
function CropNumber({ edge, draft, onChange }: CropFieldsProps & { readonly edge: (typeof edges)[number] }): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const least = edge === 'left' || edge === 'top' ? 0 : LEAST;
  return (
    <Field label={<FormattedMessage id={`photographs.crop.${edge}`} />}>
      <TextInput
        type="number"
        inputMode="decimal"
        min={least}
        max={100}
        step={1}
        value={typed ?? draft[edge]}
        onChange={({ currentTarget: { value, valueAsNumber } }) => {
          setTyped(value);
          if (valueAsNumber >= least && valueAsNumber <= 100) onChange(withCrop(draft, { [edge]: valueAsNumber }));
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}

/** A crop in numbers, for whoever does not drag. Renders a `<div>`. */
export function CropFields(props: CropFieldsProps): ReactNode {
  return (
    <Root>
      {edges.map((edge) => (
        <CropNumber key={edge} edge={edge} {...props} />
      ))}
    </Root>
  );
}
