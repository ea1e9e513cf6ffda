import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { DownloadIcon } from '@headstock/ui/icons/download';
import { PrinterIcon } from '@headstock/ui/icons/printer';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from './copy-button.tsx';
import { Buttons, Panel } from './panel.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 8px 20px;
  font: 500 1.0625rem/1.5 var(--hs-mono, monospace);
  letter-spacing: 0.04em;
`;

/** Ten recovery codes, the only time that they are shown, and ways to keep them. Renders a `<div>`. */
export function RecoveryCodesPanel({
  codes,
  onKept,
}: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}): ReactNode {
  const { formatMessage } = useIntl();
  const text = `${codes.join('\n')}\n`;
  const root = useFocusOnMount<HTMLDivElement>();
  return (
    <Panel ref={root} tabIndex={-1} role="group" aria-labelledby="two-step-codes">
      <Heading level={3} step="3" id="two-step-codes">
        <FormattedMessage id="factors.keepCodes" />
      </Heading>
      <p>
        <FormattedMessage id="factors.keepCodesHint" />
      </p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Buttons>
        <CopyButton text={text}>
          <FormattedMessage id="factors.copyCodes" />
        </CopyButton>
        <Button
          as="a"
          variant="outline"
          size="small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={formatMessage({ id: 'factors.fileName' })}
        >
          <DownloadIcon size="small" />
          <FormattedMessage id="factors.download" />
        </Button>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          <PrinterIcon size="small" />
          <FormattedMessage id="factors.print" />
        </Button>
      </Buttons>
      <div>
        <Button onClick={onKept}>
          <FormattedMessage id="factors.codesKept" />
        </Button>
      </div>
    </Panel>
  );
}
