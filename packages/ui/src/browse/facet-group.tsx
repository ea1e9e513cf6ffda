import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/check.tsx';
import { PlusIcon } from '../icons/plus.tsx';
import { useListLinks } from './use-list-links.ts';

const Root = styled.details`
  border-top: 1px solid var(--hs-line);
  padding: 4px 0;
  &[open] {
    padding-bottom: 16px;
  }
  & > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 48px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    & > svg {
      transition: transform var(--hs-m-base);
    }
  }
  &[open] > summary > svg {
    transform: rotate(45deg);
  }
  & a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 36px;
    font-size: 0.9375rem;
    line-height: 1.3;
    text-decoration: none;
  }
  & a:hover > .name {
    text-decoration: underline;
  }
  & li > a::before {
    content: '';
    flex: none;
    width: 20px;
    height: 20px;
    border: 1.5px solid var(--hs-line-strong);
    border-radius: 4px;
    background: var(--hs-surface);
  }
  & li > a[aria-current]::before {
    border-color: var(--hs-plush);
    background: var(--hs-plush);
  }
  & li > a > svg {
    position: absolute;
    left: 3px;
    width: 14px;
    height: 14px;
    stroke-width: 3;
    color: var(--hs-on-plush);
  }
  & .count {
    margin-left: auto;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
`;

/** One choice of a facet. */
export interface FacetOption {
  key: string;
  /** Its label; may contain a `<Swatch>` or a `<ConditionRating>`. */
  label: ReactNode;
  /** How many are left with it. */
  count?: ReactNode;
  chosen?: boolean;
  /** The listing with this choice turned round. */
  to: string;
}

/** Props of a facet group. */
export interface FacetGroupProps {
  title: ReactNode;
  /** Open at first. */
  open?: boolean;
  /** The visitor folded or unfolded it. */
  onToggle?: (open: boolean) => void;
  options?: readonly FacetOption[];
  /** Read out after a chosen one: “, chosen”. */
  chosenLabel?: string;
  /** Other content: a histogram, fields from and to. */
  children?: ReactNode;
}

/** A foldable group of filters as links that look like checkboxes, so they work before any script. Renders a `<details>`. */
export function FacetGroup({ title, open, onToggle, options, chosenLabel, children }: FacetGroupProps) {
  const { hrefOf, onClick } = useListLinks();
  return (
    <Root open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        {title}
        <PlusIcon size="small" />
      </summary>
      {options && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links in it have the keys
        <ul onClick={onClick}>
          {options.map((option) => (
            <li key={option.key}>
              <a href={hrefOf(option.to)} rel="nofollow" aria-current={option.chosen ? 'true' : undefined}>
                {option.chosen && <CheckIcon />}
                <span className="name">{option.label}</span>
                {option.chosen && chosenLabel && <span className="hs-vh">{chosenLabel}</span>}
                {option.count !== undefined && <span className="count hs-num">{option.count}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Root>
  );
}
