import styled from '@emotion/styled';
import { clipFormats, clipLimits, clipPath, readClipFile } from '@headstock/contracts/clips';
import type { ListingClip, ListingText } from '@headstock/contracts/listing-document';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { Field } from '@headstock/ui/field';
import { IconButton } from '@headstock/ui/icon-button';
import { ChevronDownIcon } from '@headstock/ui/icons/chevron-down';
import { ChevronUpIcon } from '@headstock/ui/icons/chevron-up';
import { TrashIcon } from '@headstock/ui/icons/trash';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CaptionsField } from './captions-field.tsx';
import { ClipPoster } from './clip-poster.tsx';

const Root = styled.li`
  display: grid;
  gap: 14px;
  padding: 16px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    & > p {
      flex: 1;
      font-weight: 600;
    }
  }
  & > :is(audio, video) {
    width: 100%;
    max-width: 480px;
  }
  & > .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    gap: 14px;
  }
`;

const Ask = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const languages = ['en', 'fr'] as const;

/** Props of the card. */
export interface ClipCardProps {
  readonly clip: ListingClip;
  readonly index: number;
  readonly count: number;
  /** The id of the control of a field, by its path in the document. */
  readonly fieldId: (path: string) => string;
  readonly onChange: (patch: Partial<ListingClip>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** A sound or video of a form: played, moved, removed after a question, and what is said of it in both languages. Renders an `<li>`. */
export function ClipCard({ clip, index, count, fieldId, onChange, onMove, onRemove }: ClipCardProps): ReactNode {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const format = readClipFile(clip.file)?.format;
  const kind = format ? clipFormats[format].kind : 'sound';
  const values = { position: index + 1, count, kind: formatMessage({ id: `clipField.kind.${kind}` }) };
  const write = (key: 'title' | 'description' | 'captions', language: keyof ListingText, text: string): void =>
    onChange({ [key]: { ...clip[key], [language]: text } });
  const idOf = (key: string): string => fieldId(`clips.${index}.${key}`);
  const name = formatMessage({ id: 'clipField.name' }, values);
  return (
    <Root data-clip={clip.id}>
      <header>
        <p>{name}</p>
        <IconButton
          label={formatMessage({ id: 'clipField.earlier' }, values)}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          label={formatMessage({ id: 'clipField.later' }, values)}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ChevronDownIcon />
        </IconButton>
        <IconButton label={formatMessage({ id: 'clipField.remove' }, values)} onClick={() => setAsking(true)}>
          <TrashIcon />
        </IconButton>
      </header>
      {kind === 'sound' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- their seller writes them below
        <audio controls preload="none" src={clipPath(clip.file)} aria-label={name} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- their seller writes them below
        <video
          controls
          preload="none"
          playsInline
          src={clipPath(clip.file)}
          aria-label={name}
          {...(clip.poster ? { poster: `/images/${clip.poster.imageId}/640` } : {})}
        />
      )}
      {kind === 'video' && <ClipPoster poster={clip.poster} onChange={(poster) => onChange({ poster })} />}
      {languages.map((language) => (
        <div key={language} className="pair">
          <Field id={idOf(`title.${language}`)} label={<FormattedMessage id={`clipField.title.${language}`} />}>
            <TextInput
              autoComplete="off"
              lang={language}
              maxLength={clipLimits.title}
              value={clip.title[language]}
              onChange={({ target }) => write('title', language, target.value)}
            />
          </Field>
          <Field
            id={idOf(`description.${language}`)}
            label={<FormattedMessage id={`clipField.description.${language}`} />}
            hint={<FormattedMessage id="clipField.description.hint" />}
          >
            <Textarea
              rows={2}
              lang={language}
              maxLength={clipLimits.description}
              value={clip.description[language]}
              onChange={({ target }) => write('description', language, target.value)}
            />
          </Field>
        </div>
      ))}
      <details>
        <summary>
          <FormattedMessage id="clipField.captions" />
        </summary>
        <div className="pair">
          {languages.map((language) => (
            <CaptionsField
              key={language}
              id={idOf(`captions.${language}`)}
              language={language}
              value={clip.captions[language]}
              onChange={(text) => write('captions', language, text)}
            />
          ))}
        </div>
      </details>
      {isAsking && (
        <Dialog
          open
          size="sm"
          onClose={() => setAsking(false)}
          title={<FormattedMessage id="clipField.removeTitle" values={values} />}
          closeLabel={formatMessage({ id: 'clipField.keep' })}
        >
          <p>
            <FormattedMessage id="clipField.removeLead" />
          </p>
          <Ask>
            <Button
              onClick={() => {
                setAsking(false);
                onRemove();
              }}
            >
              <FormattedMessage id="clipField.removeNow" />
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              <FormattedMessage id="clipField.keep" />
            </Button>
          </Ask>
        </Dialog>
      )}
    </Root>
  );
}
