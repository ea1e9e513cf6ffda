import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { CopyIcon } from '@headstock/ui/icons/copy';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';

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
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** A code that was just issued: this once, in full. Renders a `<div>`. */
export function IssuedCode({ code, sentTo }: { readonly code: string; readonly sentTo: string }): ReactNode {
  const { done } = useDrawer();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // Without leave for the clipboard it is selected by a click, and copied by hand.
      setCopied(false);
    }
  };
  return (
    <Root>
      <Notice tone="warn" live>
        <FormattedMessage id="storeCredits.once" />
        {sentTo.trim() !== '' && (
          <>
            {' '}
            <FormattedMessage id="storeCredits.mailed" values={{ email: sentTo.trim() }} />
          </>
        )}
      </Notice>
      <output>{code}</output>
      <div className="acts">
        <Button variant="outline" onClick={() => void copy()}>
          <CopyIcon size="small" />
          <FormattedMessage id={isCopied ? 'storeCredits.copied' : 'storeCredits.copy'} />
        </Button>
        <Button onClick={done}>
          <FormattedMessage id="storeCredits.noted" />
        </Button>
      </div>
    </Root>
  );
}
