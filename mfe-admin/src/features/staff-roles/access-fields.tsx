import styled from '@emotion/styled';
import { type GrantArea, grantAreas } from '@headstock/contracts/grants';
import { Checkbox } from '@headstock/ui/checkbox';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Access, accessLevels } from './staff-roles.model.ts';

const Area = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 18px;
  padding: 6px 0;
  border: 0;
  border-top: 1px solid var(--hs-line);
  & > legend {
    float: left;
    flex: 1 1 120px;
    font-weight: 600;
  }
`;

/** Props of the fields. */
export interface AccessFieldsProps {
  /** The props of the radio buttons of an area. */
  readonly register: (area: GrantArea) => Partial<ComponentProps<typeof Checkbox>>;
  /** What may be given; everything without it. */
  readonly mayGive?: (area: GrantArea, level: Access) => boolean;
}

/** What a role or a key may do, area by area. Renders a `<div>` of fieldsets. */
export function AccessFields({ register, mayGive = () => true }: AccessFieldsProps): ReactNode {
  return (
    <div>
      {grantAreas.map((area) => (
        <Area key={area}>
          <legend>
            <FormattedMessage id={`roles.area.${area}`} />
          </legend>
          {accessLevels.map((level) => (
            <Checkbox key={level} type="radio" value={level} disabled={!mayGive(area, level)} {...register(area)}>
              <FormattedMessage id={`roles.access.${level}`} />
            </Checkbox>
          ))}
        </Area>
      ))}
    </div>
  );
}
