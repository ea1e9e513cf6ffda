import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ratingPath, type ConditionRatingValue } from './condition-rating.model.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font-size: var(--hs-t-small);
  color: var(--hs-ink-2);
  & > svg {
    flex: none;
    width: 26px;
    height: 14px;
    overflow: visible;
    fill: var(--hs-ink);
  }
  & > svg > path + path {
    fill: var(--hs-line-strong);
    opacity: 0.45;
  }
`;

/** Props of the grade. */
export interface ConditionRatingProps {
  /** Strings of the grade; 0 draws none, for New. */
  count: ConditionRatingValue;
  /** The grade's word, always beside the strings. */
  children: ReactNode;
}

/** Six strings, six grades: the condition as strings in falling gauge beside its word. Renders a `<span>`. */
export function ConditionRating({ count, children }: ConditionRatingProps) {
  return (
    <Root>
      {count > 0 && (
        <svg viewBox="0 0 26 14" aria-hidden>
          <path d={ratingPath(0, count)} />
          {count < 6 && <path d={ratingPath(count, 6)} />}
        </svg>
      )}
      <span className="g">{children}</span>
    </Root>
  );
}
