import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { readTheme, subscribeTheme } from '../theme/theme.ts';
import { cardFrameUrl, readCardMessage } from './card-messages.model.ts';
import type { Card } from './card.model.ts';

const Frame = styled.div`
  position: relative;
  margin: 0 -6px 16px;
  & > iframe {
    display: block;
    width: 100%;
    border: 0;
  }
  &[data-ready='false'] > iframe {
    opacity: 0;
  }
  & > div {
    position: absolute;
    inset: 6px;
  }
`;

/** What the step can ask of the form. */
export interface CardFrameHandle {
  /** Sends what was typed to the provider; null when something is wrong with it, which the form shows by itself. */
  readonly submit: () => Promise<Card | null>;
}

/** Props of the provider's form. */
export interface CardFrameProps {
  readonly ref: Ref<CardFrameHandle>;
  readonly fields: { readonly url: string; readonly origin: string };
  /** Its name for screen readers. */
  readonly title: string;
  /** The language of the form: `en` or `fr`. */
  readonly locale: string;
  /** Enter was pressed in the form. */
  readonly onEnter: () => void;
  /** The form did not come up in time. */
  readonly onSilent: () => void;
}

/** How long the form may take to come up, and to speak once it is loaded. */
const silentMs = 15_000;
const speechlessMs = 4_000;
const answerMs = 20_000;
const firstHeight = 190;
const darkSystem = '(prefers-color-scheme: dark)';

function themeOfPage(): 'light' | 'dark' {
  const chosen = readTheme();
  if (chosen !== 'auto') return chosen;
  return window.matchMedia(darkSystem).matches ? 'dark' : 'light';
}

/** The provider's card form. What is typed there never reaches this page: it answers with a token. Renders an `<iframe>`. */
export function CardFrame({ ref, fields, title, locale, onEnter, onSilent }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<(card: Card | null) => void>(undefined);
  const [height, setHeight] = useState(firstHeight);
  const [ready, setReady] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const { url, origin } = fields;
  const [src] = useState(() => cardFrameUrl(url, { locale, theme: themeOfPage(), parent: window.location.origin }));

  const hear = useEffectEvent((event: MessageEvent): void => {
    if (event.source !== frame.current?.contentWindow) return;
    const message = readCardMessage(event, origin);
    if (message?.type === 'card-ready') setReady(true);
    if (message?.type === 'card-enter') onEnter();
    if (message?.type === 'card-height') setHeight(Math.ceil(message.height));
    if (message?.type === 'card-error') answer.current?.(null);
    if (message?.type === 'card-token')
      answer.current?.({ token: message.token, network: message.network, last4: message.last4 });
  });
  useEffect(() => {
    const listener = (event: MessageEvent): void => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    const tell = (): void =>
      frame.current?.contentWindow?.postMessage({ type: 'card-theme', theme: themeOfPage() }, origin);
    const system = window.matchMedia(darkSystem);
    system.addEventListener('change', tell);
    const unsubscribe = subscribeTheme(tell);
    return () => {
      system.removeEventListener('change', tell);
      unsubscribe();
    };
  }, [origin]);

  const giveUp = useEffectEvent(onSilent);
  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(() => giveUp(), loaded ? speechlessMs : silentMs);
    return () => clearTimeout(timer);
  }, [ready, loaded]);

  useImperativeHandle(ref, () => ({
    submit: () =>
      new Promise<Card | null>((resolve) => {
        const timer = setTimeout(() => answer.current?.(null), answerMs);
        answer.current = (card) => {
          clearTimeout(timer);
          answer.current = undefined;
          resolve(card);
        };
        frame.current?.contentWindow?.postMessage({ type: 'card-submit' }, origin);
      }),
  }));
  return (
    <Frame data-ready={ready}>
      <iframe
        ref={frame}
        src={src}
        title={title}
        height={height}
        allow="payment"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin, and speaks under that name
        sandbox="allow-scripts allow-same-origin allow-forms"
        onLoad={() => setLoaded(true)}
      />
      {!ready && (
        <div>
          <Skeleton height="100%" />
        </div>
      )}
    </Frame>
  );
}
