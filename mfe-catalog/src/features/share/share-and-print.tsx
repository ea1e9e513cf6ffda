import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { PrinterIcon } from '@headstock/ui/icons/printer';
import { ShareIcon } from '@headstock/ui/icons/share';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  margin-top: 12px;
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    font-size: var(--hs-t-small);
    font-weight: 600;
    &[aria-pressed] {
      margin-block: 0;
      &::before {
        margin: 0;
      }
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.22em;
    }
  }
`;

/** Shares by the platform's own sheet where there is one, else copies the address. False when neither worked. */
async function share(title: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = location.href;
  try {
    if ('share' in navigator) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await (navigator as Navigator).clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}

/** A letter with a page's title and address, to be sent by the visitor's own mail program. */
const mailOf = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

/** Props of the row. */
export interface ShareAndPrintProps {
  readonly title: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** Share and Print, and what else can be done with a page. Renders a `<div>` with buttons. */
export function ShareAndPrint({ title, children }: ShareAndPrintProps) {
  const emit = useEmit();
  const intl = useIntl();
  const onShare = async (): Promise<void> => {
    const outcome = await share(title);
    if (outcome === 'shared') return;
    emit('notification/show', {
      tone: outcome === 'copied' ? 'positive' : 'negative',
      message: intl.formatMessage({ id: `product.share.${outcome}` }),
      action: {
        label: intl.formatMessage({ id: 'product.share.mail' }),
        onAct: () => location.assign(mailOf(title, location.href)),
      },
    });
  };
  return (
    <Root data-print="hide">
      {children}
      <button type="button" onClick={() => void onShare()}>
        <ShareIcon size="small" />
        <FormattedMessage id="product.share" />
      </button>
      <button type="button" onClick={() => window.print()}>
        <PrinterIcon size="small" />
        <FormattedMessage id="product.print" />
      </button>
    </Root>
  );
}
