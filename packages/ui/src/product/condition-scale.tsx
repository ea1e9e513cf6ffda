import styled from '@emotion/styled';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { down } from '../tokens/breakpoints.ts';

const Root = styled.div`
  & > ol {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 4px;
  }
  & button {
    width: 100%;
    min-height: 44px;
    padding: 10px 0 8px;
    border-top: 3px solid var(--hs-line);
    font-size: var(--hs-t-small);
    line-height: 1.3;
    text-align: left;
    color: var(--hs-ink-3);
    display: flex;
    align-items: start;
  }
  & button:hover {
    color: var(--hs-ink);
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  & [data-reached] button {
    border-color: var(--hs-ink);
  }
  & [aria-current] button {
    color: var(--hs-ink);
    font-weight: 600;
    border-color: var(--hs-plush);
  }
  & > p {
    margin-top: 6px;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-2);
  }
  ${down('tablet')} {
    & li:not([aria-current]) span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & [aria-current] span {
      white-space: nowrap;
    }
  }
`;

/** One grade of the ladder, from the lowest up. */
export interface LadderGrade {
  key: string;
  label: ReactNode;
  /** What the grade means, in one line. */
  definition: ReactNode;
}

/** Props of the ladder. */
export interface ConditionScaleProps {
  /** Six grades, Project first. */
  grades: readonly LadderGrade[];
  /** Key of the item's grade. */
  current: string;
  /** The list's name: “Condition”. */
  label: string;
}

/** The condition as a ladder of six; each grade opens its one-line definition. Renders an `<ol>` of buttons and a `<p>`. */
export function ConditionScale({ grades, current, label }: ConditionScaleProps) {
  const [open, setOpen] = useState(current);
  const id = useId();
  const reached = grades.findIndex((grade) => grade.key === current);
  return (
    <Root>
      <ol aria-label={label}>
        {grades.map((grade, index) => (
          <li
            key={grade.key}
            data-reached={index <= reached || undefined}
            aria-current={grade.key === current ? 'true' : undefined}
          >
            <button
              type="button"
              aria-expanded={grade.key === open}
              aria-controls={id}
              onClick={() => setOpen(grade.key)}
            >
              <span>{grade.label}</span>
            </button>
          </li>
        ))}
      </ol>
      <p id={id} aria-live="polite">
        {grades.find((grade) => grade.key === open)?.definition}
      </p>
    </Root>
  );
}
