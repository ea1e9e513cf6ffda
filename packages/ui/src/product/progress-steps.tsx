import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CheckIcon } from '../icons/check.tsx';
import { down } from '../tokens/breakpoints.ts';
import { fretWidth } from './fret-width.ts';
import { Fretboard } from './fretboard.tsx';

const Board = styled(Fretboard)`
  overflow: visible;
  & > li {
    min-width: 0;
  }
  & > li > * {
    gap: 10px;
    padding: 18px 4px 14px;
  }
  & .inlays {
    display: flex;
    justify-content: center;
    gap: 8px;
  }
  & .inlays > span {
    display: grid;
    place-content: center;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: var(--hs-pearl);
    color: var(--hs-on-tag);
  }
  & .inlays svg {
    width: 14px;
    height: 14px;
    stroke-width: 2.5;
  }
  & [data-state='next'] .inlays > span {
    background: var(--hs-ebony);
    box-shadow: inset 0 0 0 2px var(--hs-wire);
  }
  & [data-state='current'] .inlays > span {
    background: var(--hs-plush-on-dark);
    box-shadow: 0 0 0 5px color-mix(in srgb, var(--hs-plush-on-dark) 28%, transparent);
  }
  & .t {
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
  }
  & [data-state='next'] .t {
    color: var(--hs-on-ebony-2);
    font-weight: 500;
  }
  ${down('tablet')} {
    & > li > * {
      padding-inline: 0;
    }
    & .inlays {
      gap: 3px;
    }
    & .inlays > span:not(:only-child) {
      width: 17px;
      height: 17px;
      margin-block: 2.5px;
    }
    & .t {
      font-size: var(--hs-t-micro);
    }
  }
`;

/** One step of the way. */
export interface ProgressStep {
  key: string;
  label: ReactNode;
  /** Leads back to a step that is done. */
  to?: string | undefined;
}

/** Props of the steps. */
export interface ProgressStepsProps {
  /** The list's name: “Checkout progress”. */
  label: string;
  steps: readonly ProgressStep[];
  /** Key of the step that the shopper is at. */
  current: string;
  /** Read out after a done step: “, done”. */
  doneLabel: string;
}

/** The way through the checkout, along the neck; its end is the double dot of the twelfth fret. Renders an `<ol>`. */
export function ProgressSteps({ label, steps, current, doneLabel }: ProgressStepsProps) {
  const at = steps.findIndex((step) => step.key === current);
  return (
    <Board aria-label={label}>
      {steps.map((step, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'next';
        const content = (
          <>
            <span className="inlays">
              <span>{state === 'done' && <CheckIcon />}</span>
              {index === steps.length - 1 && <span />}
            </span>
            <span className="t">
              {step.label}
              {state === 'done' && <span className="hs-vh">{doneLabel}</span>}
            </span>
          </>
        );
        return (
          <li key={step.key} data-state={state} style={{ flexGrow: fretWidth(index, 2) }}>
            {state === 'done' && step.to ? (
              <Link to={step.to}>{content}</Link>
            ) : (
              <span aria-current={state === 'current' ? 'step' : undefined}>{content}</span>
            )}
          </li>
        );
      })}
    </Board>
  );
}
