import styled from '@emotion/styled';
import { readDevice } from '@headstock/contracts/device';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { focusMainContent } from '@headstock/ui/main-content';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { ReauthDialog } from '#mfe-account/features/reauthenticate/reauth-dialog.tsx';
import { ConfirmDialog } from '#mfe-account/features/two-step/confirm-dialog.tsx';
import { FactorSection } from '#mfe-account/features/two-step/panel.ts';
import { canUsePasskeys } from './ask-browser.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PasskeyRow, type Passkey } from './passkey-row.tsx';
import { ADDS, usePasskeys } from './use-passkeys.ts';

const Root = styled(FactorSection)`
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 20px;
    padding-block: 14px;
    border-bottom: 1px solid var(--hs-line);
    overflow-wrap: anywhere;
    &:first-of-type {
      border-top: 1px solid var(--hs-line);
    }
    & > div:first-of-type {
      min-width: 0;
      flex: 1 1 220px;
    }
  }
  & .name {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    font-weight: 600;
  }
`;

const never = (): (() => void) => () => undefined;

/** Whether the browser knows passkeys; the server's page takes it for granted. */
const useSupport = (): boolean => useSyncExternalStore(never, canUsePasskeys, () => true);

/** Props of the section. */
export interface PasskeySectionProps {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
  /** What to say after a change. */
  readonly children: ReactNode;
}

/** The passkeys of the account, and a way to add one. Renders a `<section>`. */
export function PasskeySection({ passkeys, onChanged, children }: PasskeySectionProps): ReactNode {
  const { formatMessage } = useIntl();
  const supports = useSupport();
  const actions = usePasskeys(onChanged);
  const { busy, failureOf, failureBeyond } = actions;
  /** Id of the passkey that is being named, or `ADDS`. */
  const [named, setNamed] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<Passkey | null>(null);
  const name = (id: string | null): void => {
    actions.forget();
    setNamed(id);
  };
  const submit = async (work: Promise<boolean>): Promise<void> => {
    if (!(await work)) return;
    setNamed(null);
    focusMainContent();
  };
  const thisDevice = (): string => {
    const { system } = readDevice(navigator.userAgent);
    return system ?? formatMessage({ id: 'factors.thisDevice' });
  };
  const remove = (): void => {
    if (doomed) void actions.remove(doomed.id).then((isGone) => isGone && focusMainContent());
    setDoomed(null);
  };
  return (
    <Root aria-labelledby="security-passkeys">
      <Heading level={2} step="3" id="security-passkeys">
        <FormattedMessage id="factors.passkeys" />
      </Heading>
      <p className="hs-mute">
        <FormattedMessage id="factors.passkeysHint" />
      </p>
      <FormFailure error={failureBeyond([...passkeys.map(({ id }) => id), ADDS])} isTyped={false} />
      {passkeys.length === 0 ? (
        <p>
          <FormattedMessage id="factors.noPasskeys" />
        </p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              {named === passkey.id ? (
                <PasskeyNameForm
                  name={passkey.name}
                  submit={<FormattedMessage id="factors.save" />}
                  busy={busy}
                  failure={failureOf(passkey.id)}
                  onSubmit={(text) => void submit(actions.rename(passkey.id, text))}
                  onCancel={() => name(null)}
                />
              ) : (
                <PasskeyRow
                  passkey={passkey}
                  failure={failureOf(passkey.id)}
                  onRename={() => name(passkey.id)}
                  onRemove={() => setDoomed(passkey)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!supports && (
        <p>
          <FormattedMessage id="factors.noSupport" />
        </p>
      )}
      {supports && named === ADDS && (
        <PasskeyNameForm
          name={thisDevice()}
          submit={<FormattedMessage id="factors.add" />}
          busy={busy}
          failure={failureOf(ADDS)}
          onSubmit={(text) => void submit(actions.add(text))}
          onCancel={() => name(null)}
        />
      )}
      {supports && named !== ADDS && (
        <div>
          <Button variant="outline" onClick={() => name(ADDS)}>
            <FormattedMessage id="factors.addPasskey" />
          </Button>
        </div>
      )}
      {children}
      <ConfirmDialog
        open={doomed !== null}
        title={<FormattedMessage id="factors.removeTitle" values={{ name: doomed?.name }} />}
        hint={<FormattedMessage id="factors.removeHint" />}
        confirm={<FormattedMessage id="factors.remove" />}
        keep={<FormattedMessage id="factors.keep" />}
        onConfirm={remove}
        onClose={() => setDoomed(null)}
      />
      <ReauthDialog {...actions.dialog} />
    </Root>
  );
}
