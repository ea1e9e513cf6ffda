import styled from '@emotion/styled';
import { useBottomBarHeight } from '@headstock/ui/use-bottom-bar-height';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { XIcon } from '@headstock/ui/icons/x';
import { Backdrop } from '@headstock/ui/backdrop';
import { focusMainContent } from '@headstock/ui/main-content';
import { Picture } from '@headstock/ui/picture';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { comparedItemsAtom, type ComparedItem } from './comparison.atoms.ts';
import { choose, syncComparison, lastChangeAtom, toggleComparedItem } from './comparison-storage.ts';
import { compareOf } from './compare-address.model.ts';

const Root = styled.section`
  position: sticky;
  z-index: 61;
  bottom: 0;
  border-top: 1px solid var(--hs-line);
  background: var(--hs-surface);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding-block: 8px;
  }
  & h2 {
    font: 600 1rem/1.3 var(--hs-sans);
    letter-spacing: 0;
  }
  & ul {
    display: flex;
    gap: 8px;
  }
  & .say {
    flex: 1 1 8em;
    font-size: var(--hs-t-small);
    line-height: 1.35;
    color: var(--hs-ink-2);
  }
  & .end {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-left: auto;
  }
  ${down('tablet')} {
    & h2,
    & .say:empty {
      display: none;
    }
    & .say {
      order: -1;
      flex: 1 0 100%;
    }
  }
  ${down('mobileWide')} {
    & ul {
      gap: 6px;
    }
    & .clear {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

const Thumb = styled.button`
  position: relative;
  display: block;
  width: 44px;
  ${down('mobileWide')} {
    width: 36px;
  }
  & > [data-tone] {
    display: block;
    aspect-ratio: 4 / 5;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > svg {
    position: absolute;
    right: -4px;
    top: -4px;
    padding: 2px;
    border-radius: 50%;
    background: var(--hs-ink);
    color: var(--hs-page);
  }
`;

function ComparedItemThumb({ item, onRemove }: { readonly item: ComparedItem; readonly onRemove: () => void }) {
  const label = useIntl().formatMessage({ id: 'comparisonBar.remove' }, { name: item.name });
  return (
    <Thumb type="button" aria-label={label} title={label} onClick={onRemove}>
      <Backdrop as="span" tone={item.backdrop}>
        <Picture id={item.picture} alt="" sizes="44px" widths={[160]} />
      </Backdrop>
      <XIcon size="small" />
    </Thumb>
  );
}

/** Announces the last change. Mounted empty from the start, so that screen readers announce later changes. Renders a `<p role="status">`. */
function Said() {
  const outcome = useAtomValue(lastChangeAtom);
  const [said, setSaid] = useState<typeof outcome>(null);
  useEffect(() => {
    const soon = setTimeout(() => setSaid(outcome), 100);
    return () => clearTimeout(soon);
  }, [outcome]);
  return (
    <p role="status" className="hs-vh">
      {said && <FormattedMessage id={`comparisonBar.${said.kind}`} values={{ name: said.name }} />}
    </p>
  );
}

/** A hint about the next step, where the buttons do not make it obvious. */
function hintOf(count: number, isFull: boolean): ReactNode {
  if (isFull) return <FormattedMessage id="comparisonBar.maximum" />;
  return count < 2 ? <FormattedMessage id="comparisonBar.oneMore" /> : null;
}

/** The items selected for comparison, at the bottom of the page. Renders a `<section>`, or nothing without items. */
export function ComparisonBar() {
  const store = useStore();
  const chosen = useAtomValue(comparedItemsAtom);
  const outcome = useAtomValue(lastChangeAtom);
  const root = useRef<HTMLElement>(null);
  useEffect(() => syncComparison(store), [store]);
  const isShown = chosen.length > 0;
  useBottomBarHeight(root, isShown);
  const remove = (item: ComparedItem): void => {
    toggleComparedItem(store, item);
    if (chosen.length > 1) root.current?.focus();
    else focusMainContent();
  };
  const clear = (): void => {
    choose(store, []);
    focusMainContent({ preventScroll: true });
  };
  return (
    <>
      <Said />
      {isShown && (
        <Root ref={root} tabIndex={-1} aria-labelledby="comparison-bar">
          <div className="hs-wrap">
            <h2 id="comparison-bar">
              <FormattedMessage id="comparisonBar.title" />
            </h2>
            <ul>
              {chosen.map((item) => (
                <li key={item.id}>
                  <ComparedItemThumb item={item} onRemove={() => remove(item)} />
                </li>
              ))}
            </ul>
            <p className="say">{hintOf(chosen.length, outcome?.kind === 'full')}</p>
            <div className="end">
              {chosen.length > 1 && (
                <Button as={Link} variant="ink" size="small" to={compareOf(chosen.map(({ id }) => id))}>
                  <FormattedMessage id="comparisonBar.compare" values={{ count: chosen.length }} />
                </Button>
              )}
              <Button variant="quiet" size="small" className="clear" onClick={clear}>
                <FormattedMessage id="comparisonBar.clear" />
              </Button>
            </div>
          </div>
        </Root>
      )}
    </>
  );
}
