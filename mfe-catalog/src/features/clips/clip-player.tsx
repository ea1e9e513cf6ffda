import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Clip } from './clip.model.ts';

const Said = styled.p`
  align-self: end;
  padding: 10px 14px;
  text-align: center;
  white-space: pre-line;
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  place-content: center;
  align-items: center;
  gap: 8px 16px;
  padding: 16px;
`;

/** Only one clip of a page is heard. */
function silenceOthers({ currentTarget }: SyntheticEvent<HTMLMediaElement>): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('[data-clip]'))
    if (other !== currentTarget) other.pause();
}

/** The text of what is said at the moment, without its marks. */
const textOf = (cues: TextTrackCueList | null): string =>
  [...(cues ?? [])].map((cue) => ('text' in cue ? String(cue.text).replaceAll(/<[^>]*>/g, '') : '')).join('\n');

/** Shows what is said in a sound, of which browsers show no captions themselves. */
function useSaid({ kind }: Clip) {
  const track = useRef<HTMLTrackElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const list = track.current?.track;
    if (kind !== 'SOUND' || !list) return undefined;
    list.mode = 'hidden';
    const tell = (): void => setSaid(textOf(list.activeCues));
    list.addEventListener('cuechange', tell);
    return () => list.removeEventListener('cuechange', tell);
  }, [kind]);
  return { track, said };
}

/** Props of the player. */
export interface ClipPlayerProps {
  readonly clip: Clip;
  /** What it is called for those who do not see it. */
  readonly name: string;
}

function Media({ clip, name, onError }: ClipPlayerProps & { readonly onError: () => void }) {
  const { locale, formatMessage } = useIntl();
  const media = useRef<HTMLAudioElement & HTMLVideoElement>(null);
  const { track, said } = useSaid(clip);
  useEffect(() => {
    media.current?.focus({ preventScroll: true });
    // A browser that plays nothing by itself shows its controls.
    media.current?.play().catch(() => undefined);
  }, []);
  const own = clip.captions.find((known) => known.locale === locale) ?? clip.captions[0];
  const common = {
    ref: media,
    src: clip.url,
    'data-clip': clip.id,
    controls: true,
    preload: 'auto',
    'aria-label': name,
    onPlay: silenceOthers,
    onError,
    children: clip.captions.map(({ locale: language, url }) => (
      <track
        key={language}
        ref={language === own?.locale ? track : undefined}
        kind="captions"
        src={url}
        srcLang={language}
        label={formatMessage({ id: `itemClips.captions.${language}` })}
        default={language === locale}
      />
    )),
  } as const;
  if (clip.kind === 'VIDEO')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- those that the seller wrote are its children
      <video
        playsInline
        {...(clip.width && clip.height ? { width: clip.width, height: clip.height } : {})}
        {...(clip.poster ? { poster: `/images/${clip.poster.id}/960` } : {})}
        {...common}
      />
    );
  return (
    <>
      {clip.captions.length > 0 && <Said>{said}</Said>}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- those that the seller wrote are its children */}
      <audio {...common} />
    </>
  );
}

/** Plays a clip with the browser's own controls, from the moment on in which it is there; pauses all others of the page. Renders an `<audio>` or `<video>`. */
export function ClipPlayer(props: ClipPlayerProps) {
  const [isBroken, setBroken] = useState(false);
  if (!isBroken) return <Media {...props} onError={() => setBroken(true)} />;
  return (
    <Failed role="alert">
      <FormattedMessage id="itemClips.failed" />
      <Button size="small" onClick={() => setBroken(false)}>
        <FormattedMessage id="itemClips.retry" />
      </Button>
      <a href={props.clip.url}>
        <FormattedMessage id="itemClips.file" />
      </a>
    </Failed>
  );
}
