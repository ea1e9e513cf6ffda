import styled from '@emotion/styled';
import { useAtomValue, useStore } from 'jotai';
import { FormattedMessage, useIntl } from 'react-intl';
import { comparedItemsAtom, type ComparedItem } from './comparison.atoms.ts';
import { loadComparison } from './load-comparison.ts';

const Root = styled.button`
  min-height: 44px;
  margin-block: -8px;
  font-size: var(--hs-t-small);
  &::before {
    content: '';
    display: inline-block;
    width: 14px;
    height: 14px;
    margin: 0 8px -2px 0;
    border: 1.5px solid var(--hs-line-strong);
    border-radius: 4px;
  }
  &[aria-pressed='true']::before {
    border: 5px solid var(--hs-plush);
  }
  @media print, (scripting: none) {
    display: none;
  }
`;

/** Chooses an item to be compared, or no longer. Its code comes with the first press. Renders a `<button>`. */
export function CompareToggle({ item }: { readonly item: ComparedItem }) {
  const store = useStore();
  const intl = useIntl();
  const pressed = useAtomValue(comparedItemsAtom).some(({ id }) => id === item.id);
  return (
    <Root
      type="button"
      aria-pressed={pressed}
      aria-label={intl.formatMessage({ id: 'catalog.compareNamed' }, { name: item.name })}
      onClick={() => {
        void loadComparison().then(({ toggleComparedItem }) => toggleComparedItem(store, item));
      }}
    >
      <FormattedMessage id="catalog.compare" />
    </Root>
  );
}
