import type { WidgetProps, RemoteName } from '@headstock/contracts/remotes';
import { useEmit } from '@headstock/event-bus/react';
import { Fragment, useEffect, type ElementType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRemoteWidget } from '#shell/app/federation/use-remote-widget.ts';
import { useLazyModule } from './use-lazy-module.ts';
import type { WidgetStateProps } from './widgets/widget-state.tsx';

/** Props of the slot; `widgetProps` go to the remote's component as it is. */
export interface RemoteWidgetProps<Props extends WidgetProps> {
  readonly remote: RemoteName;
  readonly expose: string;
  /** Load it and show it. What was loaded once opens at once the next time. */
  readonly wanted: boolean;
  readonly widgetProps: Props;
  /** What it lies on, when the widget does not bring that itself. */
  readonly surface?: ElementType;
  /** Without a word while it loads, and when it cannot be had. */
  readonly silent?: boolean;
}

const loadState = async () =>
  (await import(/* webpackChunkName: "widget-state" */ './widgets/widget-state.tsx')).WidgetState;

/** A widget of a remote that the shell opens on demand. What is said while it is missing stands on its surface, or over the page. */
export function RemoteWidget<Props extends WidgetProps>(props: RemoteWidgetProps<Props>): ReactNode {
  const { remote, expose, wanted, widgetProps, surface, silent } = props;
  const { Widget, failed, ...state } = useRemoteWidget<Props>(remote, expose, wanted);
  if (!wanted || (!Widget && silent)) return null;
  const Surface = surface ?? Fragment;
  return (
    <Surface>
      {Widget ? (
        <Widget {...widgetProps} />
      ) : (
        <Missing
          failed={failed}
          inline={Boolean(surface)}
          onRetry={() => state.retry()}
          onClose={widgetProps.onClose}
        />
      )}
    </Surface>
  );
}

/** The words for a missing widget are loaded with it; when not even they arrive, a notification has to do. */
function Missing(props: WidgetStateProps): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const { loaded: Loaded, load } = useLazyModule(loadState);
  const speechless = props.failed && !Loaded;
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (speechless)
      emit('notification/show', { tone: 'negative', message: intl.formatMessage({ id: 'shell.remote.unavailable' }) });
  }, [speechless, emit, intl]);
  return Loaded ? <Loaded {...props} /> : null;
}
