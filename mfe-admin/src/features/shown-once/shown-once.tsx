import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { CopyIcon } from '@headstock/ui/icons/copy';
import { Notice } from '@headstock/ui/notice';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

const Root = styled.div`
  display: grid;
  gap: 18px;
  & > output {
    padding: 20px;
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    font:
      600 var(--hs-t-3) / 1.3 ui-monospace,
      monospace;
    text-align: center;
    overflow-wrap: anywhere;
    user-select: all;
  }
  & > output[data-long] {
    font-size: var(--hs-t-body);
    text-align: start;
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** Props of the secret. */
export interface ShownOnceProps {
  /** The code, key or secret. */
  readonly text: string;
  /** Said above it: that it is not shown again, and where it is used. */
  readonly children: ReactNode;
  readonly onNoted: () => void;
}

/** Longer texts stand in smaller letters. */
const LONG = 24;

/** A secret that was just made: this once, in full. Renders a `<div>`. */
export function ShownOnce({ text, children, onNoted }: ShownOnceProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const shown = useRef<HTMLOutputElement>(null);
  // What asked for it is gone.
  useEffect(() => shown.current?.focus(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without leave for the clipboard it is selected by a click, and copied by hand.
      setCopied(false);
    }
  };
  return (
    <Root>
      <Notice tone="warn" live>
        {children}
      </Notice>
      <output ref={shown} tabIndex={-1} data-long={text.length > LONG || undefined}>
        {text}
      </output>
      <div className="acts">
        <Button variant="outline" onClick={() => void copy()}>
          <CopyIcon size="small" />
          <FormattedMessage id={isCopied ? 'lists.copied' : 'lists.copy'} />
        </Button>
        <Button onClick={onNoted}>
          <FormattedMessage id="lists.noted" />
        </Button>
      </div>
    </Root>
  );
}
