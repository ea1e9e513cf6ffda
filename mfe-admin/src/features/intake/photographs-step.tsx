import styled from '@emotion/styled';
import { photographLimits } from '@headstock/contracts/photographs';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIntake } from './intake-context.ts';
import { type IntakePhotograph, shotsOf } from './intake-draft.model.ts';
import { TakePhotograph } from './take-photograph.tsx';

const Shots = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 12px;
  & > li {
    display: grid;
    gap: 8px;
    align-content: start;
    padding: 10px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    & img {
      width: 100%;
      aspect-ratio: 4 / 3;
      object-fit: cover;
      border-radius: var(--hs-r-control);
    }
  }
`;

/** A photograph that was taken. */
function Taken({ photograph, name }: { readonly photograph: IntakePhotograph; readonly name: string }): ReactNode {
  const { formatMessage } = useIntl();
  const { previewOf, removePhotograph } = useIntake();
  const preview = previewOf(photograph.key);
  return (
    <>
      {preview && <img src={preview} alt={name} />}
      <Button
        size="small"
        variant="quiet"
        aria-label={formatMessage({ id: 'intake.removePhotograph' }, { name })}
        onClick={() => removePhotograph(photograph.key)}
      >
        <FormattedMessage id="intake.remove" />
      </Button>
    </>
  );
}

/** The shots that an instrument of this body asks for, each with its camera button. Renders a list. */
export function PhotographsStep(): ReactNode {
  const { formatMessage } = useIntl();
  const { draft, addPhotograph, problems } = useIntake();
  const shots = shotsOf(draft.kind);
  const others = draft.photographs.filter(({ shot }) => !shots.some((known) => known === shot));
  const there = shots.filter((shot) => draft.photographs.some((one) => one.shot === shot)).length;
  const isFull = draft.photographs.length >= photographLimits.count;
  return (
    <>
      <p role="status" className="hs-mute">
        <FormattedMessage id="intake.shots" values={{ there, count: shots.length }} />
      </p>
      {problems['photographs'] && <FormError alert>{problems['photographs']}</FormError>}
      <Shots>
        {shots.map((shot) => {
          const name = formatMessage({ id: `intake.shot.${shot}` });
          const taken = draft.photographs.filter((one) => one.shot === shot);
          return (
            <li key={shot} data-there={taken.length > 0 || undefined}>
              <b>{name}</b>
              {taken.map((one) => (
                <Taken key={one.key} photograph={one} name={name} />
              ))}
              {!isFull && (
                <TakePhotograph name={name} isAgain={taken.length > 0} onTake={(file) => addPhotograph(shot, file)} />
              )}
            </li>
          );
        })}
        {others.map((one) => (
          <li key={one.key}>
            <b>
              <FormattedMessage id="intake.shot.none" />
            </b>
            <Taken photograph={one} name={formatMessage({ id: 'intake.shot.none' })} />
          </li>
        ))}
        {!isFull && (
          <li>
            <b>
              <FormattedMessage id="intake.shot.more" />
            </b>
            <TakePhotograph
              name={formatMessage({ id: 'intake.shot.more' })}
              isAgain={false}
              onTake={(file) => addPhotograph(null, file)}
            />
          </li>
        )}
      </Shots>
    </>
  );
}
