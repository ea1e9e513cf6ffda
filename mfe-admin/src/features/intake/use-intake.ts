import { uploadPhotograph } from '@headstock/commerce-client/upload-photograph';
import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldOfApi, type IntakeDraft, intakeInputOf } from './intake-draft.model.ts';
import type { IntakeStore } from './intake-store.ts';
import { AdminIntakeReceiveDocument } from './intake.generated.ts';

/** What becomes of what is written: it is kept, on its way, waits for the network, was refused, or is there. */
export type SendState =
  | { readonly kind: 'kept' }
  | { readonly kind: 'sending'; readonly photographs: number }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly field: string | null; readonly message: string }
  | { readonly kind: 'sent'; readonly listingId: string };

const SAVE_AFTER_MS = 250;

/** An intake in this browser: every change is kept at once, and what could not be sent is sent when the network is back. */
export function useIntakeDraft(first: IntakeDraft, store: IntakeStore) {
  const client = useGraphQLClient();
  const { locale, formatMessage } = useIntl();
  const [draft, setDraft] = useState(first);
  const [state, setState] = useState<SendState>({ kind: 'kept' });
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({});
  /** The browser keeps nothing, as in a private window that is full. */
  const [isUnkept, setUnkept] = useState(false);
  const latest = useRef(first);
  const timer = useRef(0);

  const keep = (): Promise<void> =>
    store.save(latest.current).then(
      () => setUnkept(false),
      () => setUnkept(true),
    );
  const change = (part: Partial<IntakeDraft>): void => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    setState((now) => (now.kind === 'refused' || now.kind === 'waiting' ? { kind: 'kept' } : now));
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void keep(), SAVE_AFTER_MS);
  };
  const showPicture = (key: string, picture: Blob): void =>
    setPreviews((shown) => ({ ...shown, [key]: URL.createObjectURL(picture) }));
  const addPhotograph = (shot: string | null, file: File): void => {
    const key = crypto.randomUUID();
    void store.savePicture(key, file).catch(() => setUnkept(true));
    showPicture(key, file);
    const { photographs } = latest.current;
    change({ photographs: [...photographs, { key, shot, photographId: null, imageId: null }] });
  };
  const removePhotograph = (key: string): void => {
    void store.removePicture(key).catch(() => undefined);
    change({ photographs: latest.current.photographs.filter((one) => one.key !== key) });
  };

  useEffect(() => {
    let isGone = false;
    const shown: string[] = [];
    const showKept = async (): Promise<void> => {
      for (const { key } of first.photographs) {
        const picture = await store.picture(key).catch(() => null);
        if (!picture || isGone) continue;
        const url = URL.createObjectURL(picture);
        shown.push(url);
        setPreviews((known) => ({ ...known, [key]: url }));
      }
    };
    void showKept();
    return () => {
      isGone = true;
      clearTimeout(timer.current);
      for (const url of shown) URL.revokeObjectURL(url);
    };
  }, [first, store]);

  /** Sends what of the photographs the shop has not; what was sent before is not sent again. Gives a problem, or null. */
  const sendPhotographs = async (): Promise<string | null> => {
    for (const { key } of latest.current.photographs.filter(({ photographId }) => photographId === null)) {
      const left = latest.current.photographs.filter(({ photographId }) => photographId === null).length;
      setState({ kind: 'sending', photographs: left });
      const picture = await store.picture(key);
      if (!picture) continue;
      const file = new File([picture], 'photograph.jpg', { type: picture.type });
      const answer = await uploadPhotograph(file, locale, () => undefined).done;
      if (!answer?.ok) return answer?.problem ?? 'network';
      const { id: photographId, imageId } = answer.photograph;
      change({
        photographs: latest.current.photographs.map((one) =>
          one.key === key ? { ...one, photographId, imageId } : one,
        ),
      });
      await keep();
    }
    return null;
  };

  const send = async (): Promise<SendState> => {
    setState({ kind: 'sending', photographs: 0 });
    const end = await attempt();
    setState(end);
    return end;
  };
  const attempt = async (): Promise<SendState> => {
    try {
      const problem = await sendPhotographs();
      if (problem === 'network' || problem === 'busy') return { kind: 'waiting' };
      if (problem)
        return { kind: 'refused', field: 'photographs', message: formatMessage({ id: `intake.upload.${problem}` }) };
      setState({ kind: 'sending', photographs: 0 });
      const intake = intakeInputOf(latest.current, locale === 'fr' ? 'fr' : 'en');
      const { intakeReceive: answer } = await client.mutate(AdminIntakeReceiveDocument, { intake }, { quiet: true });
      if (answer.intake) {
        await store.remove(latest.current).catch(() => undefined);
        return { kind: 'sent', listingId: answer.intake.listingId };
      }
      const field = answer.field && (fieldOfApi[answer.field] ?? answer.field);
      return { kind: 'refused', field, message: answer.message ?? '' };
    } catch (error) {
      if (error instanceof TransportError) return { kind: 'waiting' };
      if (!(error instanceof GraphQLError)) throw error;
      return { kind: 'refused', field: null, message: error.message };
    }
  };
  const isWaiting = state.kind === 'waiting';
  const sendAgain = useEffectEvent(() => void send());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = (): void => sendAgain();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isWaiting]);

  return {
    draft,
    state,
    isUnkept,
    change,
    addPhotograph,
    removePhotograph,
    previewOf: (key: string): string | null => previews[key] ?? null,
    send,
  };
}
