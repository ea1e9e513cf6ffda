import { PageHead } from '@headstock/i18n/page-head';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { AuditLink } from '#mfe-admin/features/audit/audit-link.tsx';
import { DrawerContext, isFromList, type RouteDrawerControls } from './drawer-context.ts';
import { Sheet } from './sheet.tsx';
import { UnsavedForms } from './unsaved-forms.tsx';

/** Props of a drawer. */
export interface RouteDrawerProps {
  /** Its heading, and the title of the window. */
  readonly title: string;
  /** The list below it, without language prefix: where closing leads when the drawer was opened by its address. */
  readonly parent: string;
  readonly width?: 'base' | 'wide';
  /** The id of the record that it shows, whose lines in the audit log it leads to. */
  readonly record?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A page that opens over its list: Back, Esc and the cross close it, and the list keeps its filters, its place and its chosen rows. Forms
 * inside tell by `useUnsaved` that something is not saved; `useDrawer` closes it. Renders a `<dialog>`.
 */
export function RouteDrawer({ title, parent, width = 'base', record, children }: RouteDrawerProps): ReactNode {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { search, state } = useLocation();
  const isDone = useRef(false);
  const close = useCallback((): void => {
    if (isFromList(state)) void navigate(-1);
    else void navigate({ pathname: parent, search }, { replace: true, preventScrollReset: true });
  }, [navigate, parent, search, state]);
  const controls = useMemo(
    (): RouteDrawerControls => ({
      close,
      done: () => {
        isDone.current = true;
        // The navigation takes the reload over: the list below shows what was done.
        void revalidate();
        close();
      },
      leave: (to) => {
        isDone.current = true;
        void navigate(to);
      },
      reload: () => void revalidate(),
    }),
    [close, navigate, revalidate],
  );
  return (
    <DrawerContext value={controls}>
      <PageHead title={title} />
      <Sheet open onClose={close} title={title} closeLabel={formatMessage({ id: 'lists.close' })} width={width}>
        <UnsavedForms isDone={isDone}>{children}</UnsavedForms>
        {record && (
          <p>
            <AuditLink id={record} />
          </p>
        )}
      </Sheet>
    </DrawerContext>
  );
}
