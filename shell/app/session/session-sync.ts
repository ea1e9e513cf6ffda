import { emit, sessionAtom, type Store } from '@headstock/event-bus';
import { persist } from '@headstock/event-bus/persistence';
import type { QueryPort } from '@headstock/graph';
import { visitor } from '@headstock/contracts/session';
import { readCookie } from './lazy-port.ts';
import { toSession } from './session.model.ts';
import { ShellViewerDocument } from './viewer.generated.ts';

/** After the start of the page, in ms. */
const checkAfter = 1000;

export interface SessionSyncOptions {
  readonly store: Store;
  readonly port: QueryPort;
  /** Called when the session turns out to have ended. */
  readonly onEnded: () => void;
}

/** Gives the page what it remembers of cart and account, and asks the server about a second later whether the session still stands. */
export function startSessionSync({ store, port, onEnded }: SessionSyncOptions): void {
  persist(store, window.localStorage, window);
  const remembered = store.get(sessionAtom);
  if (remembered.known || (!remembered.account && readCookie('headstock-signed-in') === '')) return;
  setTimeout(() => {
    port.query(ShellViewerDocument, {}, { quiet: true }).then(
      (answer) => {
        const session = toSession(answer);
        emit(store, 'session/changed', session.account ? session : { ...visitor, known: true });
        if (!session.account) onEnded();
      },
      (error: unknown) => console.warn('The session could not be checked.', error),
    );
  }, checkAfter);
}
