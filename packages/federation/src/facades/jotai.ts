export { Provider, atom, createStore, getDefaultStore, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
