import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FormWholeFragment } from './forms.generated.ts';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 10px;
  & img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: cover;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
  }
`;

/** The pictures of a form, each a link to the whole of it. Renders a `<ul>`, or nothing without one. */
export function FormPictures({ pictures }: Pick<FormWholeFragment, 'pictures'>): ReactNode {
  const { formatMessage } = useIntl();
  if (pictures.length === 0) return null;
  return (
    <Root>
      {pictures.map(({ id, url, fileName, width, height }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              width={width}
              height={height}
              loading="lazy"
              alt={formatMessage({ id: 'forms.picture' }, { number: index + 1, fileName })}
            />
          </a>
        </li>
      ))}
    </Root>
  );
}
