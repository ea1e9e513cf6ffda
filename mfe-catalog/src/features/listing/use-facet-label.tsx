import { ConditionRating } from '@headstock/ui/condition-rating';
import { Swatch } from '@headstock/ui/swatch';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { grades, ratingOf } from '@headstock/commerce-client/item';
import { swatchOf } from './finish-swatches.ts';
import type { ListKey } from './listing-path.model.ts';

/** Labels of facet values: the page's own message where there is one, else the label from the API. */
export function useFacetLabel(): {
  readonly text: (key: ListKey, value: string, label: string) => string;
  /** The same with the condition rating or the swatch of a finish. */
  readonly rich: (key: ListKey, value: string, label: string) => ReactNode;
} {
  const intl = useIntl();
  const text = (key: ListKey, value: string, label: string): string => {
    if (key === 'decade') return intl.formatMessage({ id: 'listing.decade' }, { decade: value });
    if (key === 'condition') return intl.formatMessage({ id: `catalog.condition.${value}` });
    if (key === 'availability') return intl.formatMessage({ id: `listing.availability.${value}` });
    return label;
  };
  const rich = (key: ListKey, value: string, label: string): ReactNode => {
    const grade = key === 'condition' ? [...grades, 'NEW' as const].find((known) => known === value) : undefined;
    if (grade) return <ConditionRating count={ratingOf(grade)}>{text(key, value, label)}</ConditionRating>;
    const colors = key === 'finish' ? swatchOf(value) : null;
    return colors ? (
      <>
        <Swatch colors={colors} />
        {label}
      </>
    ) : (
      text(key, value, label)
    );
  };
  return { text, rich };
}
