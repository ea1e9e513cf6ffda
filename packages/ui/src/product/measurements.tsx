import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { down } from '../tokens/breakpoints.ts';

const Root = styled.div`
  --hs-rim: color-mix(in oklab, var(--hs-steel-lo), black 20%);
  position: relative;
  padding: 26px 38px;
  border-radius: var(--hs-r-plate);
  background: linear-gradient(172deg, var(--hs-steel-hi), var(--hs-steel-lo) 46%, var(--hs-steel-hi));
  color: var(--hs-on-steel);
  box-shadow:
    inset 0 0 0 1px color-mix(in oklab, var(--hs-steel-hi), white 80%),
    0 0 0 1px var(--hs-rim),
    var(--hs-sh-tag);
  & > dl {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px 24px;
  }
  & dt {
    font-size: var(--hs-t-micro);
    line-height: 1.3;
    color: var(--hs-on-steel-2);
  }
  & dd {
    font: 400 1.5rem/1.1 var(--hs-serif);
  }
  & small {
    display: block;
    margin-top: 2px;
    font: 400 var(--hs-t-micro) / 1.35 var(--hs-sans);
    color: var(--hs-on-steel-2);
  }
  & > i {
    position: absolute;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background:
      linear-gradient(35deg, transparent 44%, var(--hs-on-steel-2) 44% 56%, transparent 56%),
      radial-gradient(circle at 35% 30%, white, color-mix(in oklab, var(--hs-steel-lo), black 24%) 70%);
    box-shadow: 0 0 0 1px color-mix(in oklab, var(--hs-steel-lo), black 38%);
    &[data-screw='a'] {
      left: 12px;
      top: 12px;
    }
    &[data-screw='b'] {
      right: 12px;
      top: 12px;
      rotate: 50deg;
    }
    &[data-screw='c'] {
      left: 12px;
      bottom: 12px;
      rotate: 95deg;
    }
    &[data-screw='d'] {
      right: 12px;
      bottom: 12px;
      rotate: 20deg;
    }
  }
  ${down('tablet')} {
    padding: 28px 26px;
    & > dl {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media print {
    padding: 4mm 9mm;
    & > dl {
      grid-template-columns: 1fr 1fr;
      gap: 2mm 4mm;
    }
    & dd {
      font-size: 13pt;
    }
    & :is(dt, small) {
      font-size: 7.5pt;
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** One measured fact. */
export interface PlateFact {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** The other unit system, or where it was measured. */
  note?: ReactNode;
}

/** The steel neck plate with what the bench measured: six facts, eight at most, one plate on a page. Renders a `<div>` with a `<dl>`. */
export function Measurements({ facts }: { facts: readonly PlateFact[] }) {
  return (
    <Root>
      {['a', 'b', 'c', 'd'].map((screw) => (
        <i key={screw} data-screw={screw} />
      ))}
      <dl>
        {facts.map((fact) => (
          <div key={fact.key}>
            <dt>{fact.label}</dt>
            <dd>
              {fact.value}
              {fact.note && <small>{fact.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
