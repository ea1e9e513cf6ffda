import styled from '@emotion/styled';
import {
  type OriginalityPart,
  originalityParts,
  type OriginalityState,
  originalityStates,
} from '@headstock/contracts/listing-document';
import { FormError } from '@headstock/ui/form-error';
import { CameraIcon } from '@headstock/ui/icons/camera';
import { Select } from '@headstock/ui/select';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEditor } from './editor-context.ts';
import { fieldId } from './editor.model.ts';

const LazyDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-photograph" */ './part-photograph-dialog.tsx'))
    .PartPhotographDialog,
}));

const Sheet = styled.table`
  width: 100%;
  max-width: 620px;
  border-collapse: collapse;
  & th {
    width: 38%;
    padding: 6px 12px 6px 0;
    overflow-wrap: anywhere;
    font-weight: 600;
    text-align: left;
  }
  & td {
    height: 52px;
    padding: 4px 0;
  }
  & td + td {
    width: 56px;
    text-align: right;
  }
  & button {
    display: inline-grid;
    place-items: center;
    overflow: hidden;
    width: 44px;
    height: 44px;
    border: 1.5px dashed var(--hs-line-strong);
    border-radius: var(--hs-r-paper);
    color: var(--hs-ink-2);
    &[data-there] {
      border-style: solid;
    }
    &:disabled {
      cursor: default;
    }
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Part by part what is original, each with the photograph that shows it. */
export function OriginalitySheet(): ReactNode {
  const { document, change, errorAt } = useEditor();
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<OriginalityPart | null>(null);
  const { originality, partPhotographs, photographs } = document;
  const error = errorAt('originality');
  const say = (part: OriginalityPart, state: OriginalityState | undefined): void => {
    const { [part]: _before, ...others } = originality;
    change({ originality: state ? { ...others, [part]: state } : others });
  };
  return (
    <div>
      <Sheet>
        <caption className="hs-vh">
          <FormattedMessage id="listingEditor.originality" />
        </caption>
        <tbody>
          {originalityParts.map((part, index) => {
            const photograph = photographs.find(({ id }) => id === partPhotographs[part]);
            const name = formatMessage({ id: `listingEditor.part.${part}` });
            return (
              <tr key={part}>
                <th scope="row" id={`originality-${part}`}>
                  {name}
                </th>
                <td>
                  <Select
                    id={index === 0 ? fieldId('originality') : undefined}
                    size="small"
                    aria-labelledby={`originality-${part}`}
                    value={originality[part] ?? ''}
                    onChange={({ target }) =>
                      say(
                        part,
                        originalityStates.find((known) => known === target.value),
                      )
                    }
                  >
                    <option value="">{formatMessage({ id: 'listingEditor.notSaid' })}</option>
                    {originalityStates.map((state) => (
                      <option key={state} value={state}>
                        {formatMessage({ id: `listingEditor.originality.${state}` })}
                      </option>
                    ))}
                  </Select>
                </td>
                <td>
                  {originality[part] && (
                    <button
                      type="button"
                      data-there={photograph ? true : undefined}
                      aria-label={formatMessage(
                        { id: photograph ? 'listingEditor.partPhotograph' : 'listingEditor.noPartPhotograph' },
                        { part: name },
                      )}
                      onClick={() => setShown(part)}
                    >
                      {photograph ? (
                        <img src={`/images/${photograph.imageId}/160`} alt="" loading="lazy" />
                      ) : (
                        <CameraIcon size="small" />
                      )}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Sheet>
      {error && <FormError>{error}</FormError>}
      {shown && (
        <Suspense fallback={null}>
          <LazyDialog part={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
