import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { CardFrame, type CardFrameProps } from './card-frame.tsx';

/** Props of the card field. */
export interface CardFieldProps extends Omit<CardFrameProps, 'onSilent'> {
  /** Said when the provider's form did not come up. */
  readonly missing: ReactNode;
  /** The text of the button that asks for it again. */
  readonly tryAgain: ReactNode;
  /** Told when the form did not come up (true), and when it is asked for again (false). */
  readonly onSilence?: (isSilent: boolean) => void;
}

/** The provider's card form, or what stands in for it when it does not come up: a notice that asks for it again. Renders an `<iframe>`. */
export function CardField({ missing, tryAgain, onSilence, ...frame }: CardFieldProps) {
  const [tries, setTries] = useState(0);
  const [isSilent, setIsSilent] = useState(false);
  const tell = (silent: boolean): void => {
    setIsSilent(silent);
    onSilence?.(silent);
  };
  if (!isSilent) return <CardFrame key={tries} {...frame} onSilent={() => tell(true)} />;
  return (
    <Notice
      tone="bad"
      live
      action={
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            setTries(tries + 1);
            tell(false);
          }}
        >
          {tryAgain}
        </Button>
      }
    >
      {missing}
    </Notice>
  );
}
