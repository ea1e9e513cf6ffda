import styled from '@emotion/styled';
import type { PhotographShot } from '@headstock/contracts/photographs';
import type { ReactNode } from 'react';

const Root = styled.svg`
  flex: none;
  width: 28px;
  height: 40px;
  fill: none;
  stroke: var(--hs-ink-3);
  stroke-width: 1.25;
  stroke-linejoin: round;
  & > .part {
    stroke: var(--hs-plush);
    stroke-width: 2;
  }
`;

const guitar =
  'M11 3h6l1 8h-2.4v16c3.4 0 5 1.4 4.6 3.8-.3 1.6.1 2.6 1.3 3.8 2.6 2.6 2.6 7.4.1 10-2 2.2-13.2 2.2-15.2 0-2.5-2.6-2.5-7.4.1-10 1.2-1.2 1.6-2.2 1.3-3.8C6.4 28.4 9 27 12.4 27V11H10z';
const box = 'M4 12h20v34H4zM4 20h20';

type Part = readonly [x: number, y: number, radius: number];

/** Where on the outline of an instrument each part is. */
const ofGuitar: Readonly<Partial<Record<PhotographShot, Part>>> = {
  front: [14, 30, 18],
  back: [14, 30, 18],
  side: [22, 37, 7],
  headstock: [14, 7, 6],
  headstockBack: [14, 7, 6],
  serial: [14, 6, 4],
  heel: [14, 28, 5],
  frets: [14, 18, 6],
  bridge: [14, 40, 4],
  controls: [19, 42, 4],
  cavities: [15, 37, 6],
  label: [14, 35, 4],
};
const ofBox: Readonly<Partial<Record<PhotographShot, Part>>> = {
  panel: [14, 16, 7],
  speaker: [14, 33, 9],
  inside: [14, 30, 12],
  case: [14, 29, 15],
};

/** Where on an instrument to photograph, as a small drawing. Renders an `<svg>`. */
export function ShotDrawing({ shot }: { readonly shot: PhotographShot }): ReactNode {
  const part = ofGuitar[shot] ?? ofBox[shot];
  return (
    <Root viewBox="0 0 28 50" aria-hidden>
      <path d={ofBox[shot] ? box : guitar} />
      {part && <circle className="part" cx={part[0]} cy={part[1]} r={Math.min(part[2], 13)} />}
    </Root>
  );
}
