/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import messages from '#mfe-account/messages/photographs.en.json' with { type: 'json' };
import type { PhotographView } from './photograph.ts';
import { photograph } from './photograph.fixture.ts';
import { usePhotographs } from './use-photographs.ts';

afterEach(cleanup);

/** A form that makes a new list of every render, and to which something happens right after each of the first two. */
function Form({ onList }: { readonly onList: (list: readonly PhotographView[]) => void }) {
  const [list, setList] = useState<readonly PhotographView[]>([photograph('a'), photograph('b')]);
  const [renders, setRenders] = useState(0);
  const { tag } = usePhotographs({
    value: list.map((view) => ({ ...view })),
    onChange: (next) => {
      setList(next);
      setRenders((count) => count + 1);
    },
    max: 30,
    onBusy: undefined,
  });
  useLayoutEffect(() => {
    if (renders === 0) tag('a', 'front');
    if (renders === 1) tag('b', 'back');
    onList(list);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once after each
  }, [renders]);
  return null;
}

it('loses nothing that happens before the effects of a render have run', () => {
  let last: readonly PhotographView[] = [];
  render(
    <IntlProvider locale="en" messages={messages}>
      <Form onList={(list) => void (last = list)} />
    </IntlProvider>,
  );
  expect(last.map(({ id, shot }) => [id, shot])).toEqual([
    ['a', 'front'],
    ['b', 'back'],
  ]);
});
