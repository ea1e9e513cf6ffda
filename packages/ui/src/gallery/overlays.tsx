import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Tabs } from '../browse/tabs.tsx';
import { Field } from '../forms/field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Divider } from '../layout/divider.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Drawer } from '../overlay/drawer.tsx';

type Shown = 'dialog' | 'wide dialog' | 'left drawer' | 'right drawer';

const all: readonly Shown[] = ['dialog', 'wide dialog', 'left drawer', 'right drawer'];

/** Buttons that open dialogs and drawers; loaded apart, as in the shop. */
export function Overlays() {
  const [shown, setShown] = useState<Shown>();
  const [tab, setTab] = useState<'login' | 'register'>('login');
  const close = () => setShown(undefined);
  return (
    <>
      {all.map((name) => (
        <Button key={name} variant="outline" size="small" onClick={() => setShown(name)}>
          Open the {name}
        </Button>
      ))}
      <Dialog
        open={shown === 'dialog' || shown === 'wide dialog'}
        size={shown === 'wide dialog' ? 'md' : 'sm'}
        onClose={close}
        title="Login/Register"
        greeting="Good to see you again."
        closeLabel="Close"
      >
        <Tabs
          label="Login or register"
          current={tab}
          onChange={setTab}
          tabs={[
            { key: 'login', label: 'Login' },
            { key: 'register', label: 'Register' },
          ]}
        >
          <div className="hs-stack">
            <Field label="Email address" error="Invalid E-mail">
              <TextInput type="email" defaultValue="ada@exam" />
            </Field>
            <Field label="Password">
              <TextInput type="password" defaultValue="headstock" />
            </Field>
          </div>
        </Tabs>
        <Button wide>Login</Button>
        <Divider>or</Divider>
        <Button wide variant="outline" onClick={close}>
          Send me a 6-digit code
        </Button>
      </Dialog>
      <Drawer
        open={shown === 'left drawer' || shown === 'right drawer'}
        side={shown === 'right drawer' ? 'right' : 'left'}
        onClose={close}
        title="Your cart"
        closeLabel="Close"
        footer={
          <Button wide onClick={close}>
            Checkout
          </Button>
        }
      >
        <p>1965 Fender Jazzmaster</p>
      </Drawer>
    </>
  );
}
