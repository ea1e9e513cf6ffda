import styled from '@emotion/styled';
import { Dialog } from '@headstock/ui/dialog';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { adminSections } from '#mfe-admin/routes/admin/admin-pages.ts';

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: 8px 18px;
  & > dd {
    margin: 0;
  }
  & kbd {
    display: inline-block;
    min-width: 26px;
    padding: 2px 6px;
    border: 1px solid var(--hs-line-strong);
    border-radius: 4px;
    font: 600 var(--hs-t-micro) / 1.4 var(--hs-sans);
    text-align: center;
  }
`;

const everywhere = [
  { keys: ['Ctrl', 'K'], text: 'palette' },
  { keys: ['/'], text: 'search' },
  { keys: ['?'], text: 'help' },
] as const;
const inTables = [
  { keys: ['j', 'k'], text: 'move' },
  { keys: ['x'], text: 'choose' },
  { keys: ['Shift', '↓'], text: 'range' },
  { keys: ['Ctrl', 'A'], text: 'all' },
  { keys: ['Enter'], text: 'open' },
  { keys: ['Esc'], text: 'clear' },
] as const;

function Row({ keys, children }: { readonly keys: readonly string[]; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  );
}

/** All shortcuts of the back office. Renders a `<dialog>`. */
export function ShortcutSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const isAllowed = useGrants();
  const pages = adminSections
    .flatMap(({ pages: own }) => own)
    .filter(({ letter, grant }) => letter !== undefined && isAllowed(grant));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={<FormattedMessage id="palette.shortcuts" />}
      closeLabel={formatMessage({ id: 'admin.close' })}
    >
      <h3 className="hs-label hs-mute">
        <FormattedMessage id="palette.everywhere" />
      </h3>
      <Keys>
        {everywhere.map(({ keys, text }) => (
          <Row key={text} keys={keys}>
            <FormattedMessage id={`palette.key.${text}`} />
          </Row>
        ))}
        {pages.map(({ key, letter }) => (
          <Row key={key} keys={['g', letter ?? '']}>
            <FormattedMessage id={`admin.page.${key}`} />
          </Row>
        ))}
      </Keys>
      <h3 className="hs-label hs-mute">
        <FormattedMessage id="palette.inTables" />
      </h3>
      <Keys>
        {inTables.map(({ keys, text }) => (
          <Row key={text} keys={keys}>
            <FormattedMessage id={`palette.key.${text}`} />
          </Row>
        ))}
      </Keys>
    </Dialog>
  );
}
