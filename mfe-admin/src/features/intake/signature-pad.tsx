import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const WIDTH = 600;
const HEIGHT = 200;
const LONGEST = 40_000;

const Root = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  & > svg {
    width: 100%;
    height: auto;
    border: 1.5px solid var(--hs-line-strong);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    touch-action: none;
    cursor: crosshair;
    & > path {
      fill: none;
      stroke: var(--hs-ink);
      stroke-width: 3;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
  }
`;

/** A signature as it was drawn. Renders an `<svg>`. */
export function Signature({ path, label }: { readonly path: string; readonly label: string }): ReactNode {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} width={300} height={100}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** Props of the pad. */
export interface SignaturePadProps {
  /** Path of an SVG of 600 by 200; empty while nothing is drawn. */
  readonly path: string;
  readonly onDraw: (path: string) => void;
}

/** Where somebody signs with a finger, a pen or the mouse; the typed name alone is enough. Renders a `<div>`. */
export function SignaturePad({ path, onDraw }: SignaturePadProps): ReactNode {
  const { formatMessage } = useIntl();
  const drawn = useRef(path);
  const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): string => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));
    return `${within(((clientX - left) / width) * WIDTH, WIDTH)} ${within(((clientY - top) / height) * HEIGHT, HEIGHT)}`;
  };
  const add = (step: string): void => {
    if (drawn.current.length + step.length > LONGEST) return;
    drawn.current = `${drawn.current}${drawn.current === '' ? '' : ' '}${step}`;
    onDraw(drawn.current);
  };
  return (
    <Root>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={formatMessage({ id: 'intake.signatureArea' })}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          add(`M ${pointAt(event)} L ${pointAt(event)}`);
        }}
        onPointerMove={(event) => {
          if (event.buttons !== 0) add(`L ${pointAt(event)}`);
        }}
      >
        <path d={path} />
      </svg>
      {path !== '' && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            drawn.current = '';
            onDraw('');
          }}
        >
          <FormattedMessage id="intake.signAgain" />
        </Button>
      )}
    </Root>
  );
}
