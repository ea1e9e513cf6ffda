import styled from '@emotion/styled';
import { uploadPhotograph, type UploadProblem } from '@headstock/commerce-client/upload-photograph';
import { PHOTOGRAPH_PREFIX } from '@headstock/contracts/content-fields';
import { photographLimits } from '@headstock/contracts/photographs';
import { backdropTones } from '@headstock/ui/backdrop-tone';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChoices } from './choices-context.ts';
import { readEntry, textPart } from './entries.model.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & img {
    width: min(100%, 180px);
    height: auto;
    border: 1px solid var(--hs-line);
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** Props of the field. */
export interface PictureFieldProps {
  readonly label: ReactNode;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** The picture of both languages: a drawing of the shop, or a photograph that is sent. Renders a `<fieldset>`. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { drawings } = useChoices();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const picture = readEntry(value);
  const name = textPart(picture, 'name');
  const backdrop = textPart(picture, 'backdrop') || 'fog';
  const isPhotograph = name.startsWith(PHOTOGRAPH_PREFIX);
  const imageId = isPhotograph
    ? name.slice(PHOTOGRAPH_PREFIX.length)
    : drawings.find((drawing) => drawing.name === name)?.imageId;
  async function send(file: File): Promise<void> {
    setProblem(null);
    setShare(0);
    const answer = await uploadPhotograph(file, locale, setShare).done;
    setShare(null);
    if (!answer) return;
    if (answer.ok)
      onChange({ name: PHOTOGRAPH_PREFIX + answer.photograph.imageId, backdrop, photograph: answer.photograph.id });
    else setProblem(answer.problem);
  }
  return (
    <Fieldset legend={label}>
      <Root>
        {imageId && <img src={`/images/${imageId}/480`} alt="" />}
        <FormGrid>
          <Field span="half" label={<FormattedMessage id="content.drawing" />}>
            <Select
              value={name}
              onChange={({ target }) => onChange(target.value === '' ? null : { name: target.value, backdrop })}
            >
              <option value="">{formatMessage({ id: 'content.noPicture' })}</option>
              {isPhotograph && <option value={name}>{formatMessage({ id: 'content.ownPhotograph' })}</option>}
              {drawings.map((drawing) => (
                <option key={drawing.name} value={drawing.name}>
                  {drawing.name}
                </option>
              ))}
            </Select>
          </Field>
          {name !== '' && (
            <Field span="half" label={<FormattedMessage id="content.backdrop" />}>
              <Select value={backdrop} onChange={({ target }) => onChange({ ...picture, backdrop: target.value })}>
                {backdropTones.map((each) => (
                  <option key={each} value={each}>
                    {formatMessage({ id: `content.backdrop.${each}` })}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </FormGrid>
        <div className="acts">
          <Button size="small" variant="outline" busy={share !== null} onClick={() => input.current?.click()}>
            <FormattedMessage id="content.sendPhotograph" />
          </Button>
          {share !== null && (
            <span role="status">
              <FormattedMessage id="content.sending" values={{ share: Math.round(share * 100) }} />
            </span>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={formatMessage({ id: 'content.sendPhotograph' })}
          accept={[...photographLimits.types, ...photographLimits.extensions].join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            target.value = '';
          }}
        />
        {problem && (
          <FormError alert>
            <FormattedMessage id={`content.upload.${problem}`} />
          </FormError>
        )}
        {error && <FormError>{error}</FormError>}
      </Root>
    </Fieldset>
  );
}
