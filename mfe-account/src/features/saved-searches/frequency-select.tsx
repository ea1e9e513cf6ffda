import { Select, type SelectProps } from '@headstock/ui/select';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { frequencies } from './saved-search.model.ts';

/** How finds are told. Renders a `<select>`. */
export function FrequencySelect(props: Omit<SelectProps, 'children'>): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Select {...props}>
      {frequencies.map((frequency) => (
        <option key={frequency} value={frequency}>
          {formatMessage({ id: `savedSearches.frequency.${frequency}` })}
        </option>
      ))}
    </Select>
  );
}
